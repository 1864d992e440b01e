"""4th: brick pavilions on their arcades, around a square of clipped limes."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.0, 14.2
RED = "#CC8068"


def pavilion(x0, x1, y0, y1, steep=3.0):
    """Four arches, two storeys of brick chained with stone, a roof of its own; gives the gallery's back wall."""
    back, w = arcaded(x0, y0, x1, y1, n=4, floors=2, bays=(4, 2), wall=RED, roof=SLATE, pillar="stone",
                      deep=1.9, ground=3.2, steep=steep, balconies=(), pots=False)
    for sx in (x0, x1):
        for z in range(11):
            box(.5 - .14 * (z % 2), .16, .3, sx + (.22 if sx == x0 else -.24), y0 - .03, 3.5 + z * .44, "stone", .02)
    for z in range(11):
        for y in (y0 + .24, y1 - .26):
            box(.16, .5 - .14 * (z % 2), .3, x1 + .03, y, 3.5 + z * .44, "stone", .02)
    with at((x0 + x1) / 2, y0, 3.2):
        k = (x1 - x0) / 4
        for i in range(5):  # stone bands between the windows
            u = min(max(-(x1 - x0) / 2 + k * i, -(x1 - x0) / 2 + .3), (x1 - x0) / 2 - .3)
            if 0 < i < 4:
                for z in range(8):
                    box(.34 - .1 * (z % 2), .12, .3, u, -.03, .4 + z * .56, "stone", .02)
    for i in range(2):
        x = x0 + (x1 - x0) * (.3 + .4 * i)
        with at(x, y1 - 1.2, 3.2 + 2 * FLOOR + steep - .6):
            box(1.0, .7, 1.6, m=RED, r=.03)
            box(1.12, .82, .2, 0, 0, 1.6, "stone", .03)
    return back, w


with street(LX, LY, 0):
    for i in range(1, 10):
        box(LX - .4, .06, .012, LX / 2, .3 + i * .8, .01, "#CBD3DA", .002)
    for x0, x1, doors in ((.3, 7.5, ("hop", "ink2")), (7.8, 15.0, ("terra", "hop"))):
        back, w = pavilion(x0, x1, 8.4, 13.8)
        with back:
            for i, m in enumerate(doors):
                with at(-w / 4 + w / 2 * i):
                    shopfront(w / 2 - .4, m, 3, doorat=1, z=2.6)
    # the square
    lawn(.5, .5, 14.6, 5.6)
    box(1.9, 5.0, .04, 7.6, 3.05, .115, "cream", .01)
    box(13.6, 1.4, .04, 7.55, 3.05, .118, "cream", .01)
    fountain(7.6, 3.05, .62)
    for x, ln in ((3.5, 5.9), (11.6, 5.9)):
        with at(x, 5.75, .08):
            railing(ln, .8, gap=.26, m="hop")
    for x, y in ((1.9, 4.6), (4.7, 4.6), (10.6, 4.6), (13.3, 4.6), (1.9, 1.4), (13.3, 1.4)):
        with at(z=.14):
            clipped_tree(x, y, .68)
    with at(z=.14):
        street_bench(4.6, 1.6, 0)
        street_bench(10.6, 1.6, 0)
    lamp_post(7.65, 7.2, "ink", 3.0)
    trolley(4.4, 7.1, 0, 1.35)
    bucket(5.9, 6.9, "soleil", 1.7)
