"""Clichy: linen drying by an old brick laundry, offices behind, on the river's bank."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.8, 14.2

with quay(LX, LY, 3.6, .9):
    # laundry: two brick gables and a chimney
    for x, door in ((2.6, "hop"), (6.6, "ink")):
        with at(x, 8.6):
            box(4.0, 5.0, 3.8, 0, 2.5, 0, BRICK, .03)
            box(4.1, 5.1, .4, 0, 2.5, 0, "stone2", .03)
            with at(0, 2.5, 3.8):
                gable(4.0, 5.0, 1.9, BRICK, "#8FA3B6")
            with at(0, 0, .1):
                arched(1.7, 3.0, door, "stone", 4, 3, door=door)
            for u in (-1.42, 1.42):
                with at(u, 0, .9):
                    glazing(.7, 1.7, 2, 3, "ink")
            with at(0, -.02, 4.35, rx=90):
                prism([(.5 * math.cos(i * math.pi / 12), .3 + .5 * math.sin(i * math.pi / 12)) for i in range(24)], .12, "stone", z=-.02)
                prism([(.36 * math.cos(i * math.pi / 12), .3 + .36 * math.sin(i * math.pi / 12)) for i in range(24)], .16, "shop", z=-.02)
            box(4.1, .16, .16, 0, -.02, 3.7, "stone", .02)
    with at(8.62, 11.1, 0, rz=90):
        for u in (-1.4, 0, 1.4):
            with at(u, 0, .9):
                glazing(1.0, 1.8, 3, 3, "ink", "stone", shade=True)
    with at(1.2, 12.8):
        box(1.5, 1.2, 5.0, m=BRICK2, r=.03)
        cyl(.58, 7.84, z=2.0, m=BRICK, top=.4, r=.02)
        cyl(.27, .04, z=9.82, m="ink2", r=.005)
        for z in (8.8, 9.6):
            cyl(.5, .2, z=z, m="stone", r=.03)
    # offices
    with at(12.6, 11.4):
        tower(5.4, 5.0, 5, "#D5DEE6", 1.5)
        box(2.2, .2, 1.5, 0, -2.54, 0, "ink", .02)
        for sx in (-1, 1):
            box(.9, .06, 1.3, sx * .5, -2.66, .06, "shop", .01)
    # linen on its lines
    for k, y in enumerate((5.5, 6.9)):
        for x in (1.0, 4.6, 8.2):
            cyl(.06, 1.9, x, y, 0, "wood2")
            box(.05, .7, .06, x, y, 1.8, "wood2", .01)
        tube([(1.0, y, 1.8), (8.2, y, 1.8)], .02, "cream")
        for i in range(6):
            u = 1.65 + i * 1.17 + (.1 if i > 2 else 0)
            if (i + k) % 4 != 3:
                box(.92, .03, 1.05 + .12 * (i % 2), u, y, .74 - .12 * (i % 2), ("white", "white", "mint", "white", "cream")[(i + k) % 5], .01)
    for x in (2.8, 6.4):
        evening_lamp(x, 4.9, 2.3, 14, .1)
    with at(9.2, 5.9):
        lathe([(0, 0), (.3, 0), (.42, .4), (.38, .4), (0, .32)], "wood", seg=24)
        ball(.3, 0, 0, .4, "white", rough=.15, sz=.6, sub=3)
    with at(5.2, 4.0):
        railing(9.6, .8, gap=.3)
    for x, y, s in ((.9, 7.6, .55), (10.6, 7.2, .7), (14.9, 7.3, .74), (14.4, 4.9, .68)):
        tree(x, y, s)
    street_bench(12.6, 5.0, 180)
    lamp_post(11.2, 4.5, "ink", 3.2)
    trolley(9.0, 4.9, 0, 1.35)
    bucket(7.4, 4.8, "soleil", 1.7)
