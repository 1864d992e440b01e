"""14th: a villa of painters' studios, tall windows along a paved lane."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.6, 13.2


def studio(w, d, wall, frame, door, roof=ZINC):
    """A door and a small window below, one window two storeys high above."""
    h = 6.6
    box(w, d, h, 0, d / 2, 0, wall, .03)
    with at(-.2, 0, 2.75):
        glazing(w - 1.0, 3.3, 4, 4, frame, "stone")
    with at(-w / 4 - .1, -.02):
        wall_lantern()
        box(1.15, .16, 2.3, m="stone", r=.02)
        box(.95, .2, 2.2, m=door, r=.02)
        box(.6, .22, .7, 0, 0, 1.25, "shop", .01)
        box(1.3, .5, .1, 0, -.15, 0, "stone2", .02)
    with at(w / 5, 0, .85):
        glazing(1.5, 1.3, 3, 2, frame, "stone")
    box(w + .12, .34, .2, 0, -.05, h - .05, "stone", .02)
    with at(0, 0, h + .1):  # slope towards the lane, panes let in
        ang = math.degrees(math.atan2(1.5, d))
        with at(0, -.15, 0, rx=ang):
            ln = math.hypot(1.5, d) + .3
            box(w + .1, ln, .14, 0, ln / 2, 0, roof, .02)
            for k in (-1, 1):
                box(w / 2 - .9, 1.9, .2, k * w / 4.6, 1.7, 0, "white", .02)
                box(w / 2 - 1.1, 1.7, .22, k * w / 4.6, 1.7, 0, "#CFE4EC", .01)


with street(LX, LY, 0, "#E7EAEC"):
    setts(.3, .3, LX - .3, 7.6, .02)
    for i, (wall, frame, door, dx) in enumerate((("#F3E8D4", "hop", "terra", 0), (BRICK, "ink", "hop", .0), ("#F7F2E6", "ink2", "ink", 0))):
        with at(2.75 + i * 4.7, 8.1 + dx):
            studio(4.6, 4.6, wall, frame, door)
    with at(14.75 - .02, 10.4, 0, rz=90):  # the last studio's side
        box(4.6, .06, 6.6, m="#F7F2E6", r=.01)
        with at(0, 0, 6.6, rx=90):
            prism([(-2.3, 0), (2.3, 0), (2.3, 1.5)], .1, "#F7F2E6", z=0, r=.01)
        with at(.2, 0, 3.6):
            glazing(1.5, 1.7, 3, 3, "ink2", "stone", shade=True)
        with at(-.9, 0, .9):
            glazing(1.2, 1.4, 2, 2, "ink2", "stone", shade=True)
    for x in (5.1, 9.8):
        chimney(x, 12.1, 7.4, 3, 1.2)
    with at(5.1, 8.0):
        creeper(1.5, 5.6, "terra2", 40)
    with at(.75, 8.0):
        creeper(.8, 4.6, None, 22)
    # small gardens along the other side of the lane
    lawn(.5, .5, 6.4, 2.5)
    with at(3.45, 2.6):
        railing(5.8, .7, gap=.3, m="hop")
    tree(1.7, 1.5, .74, grate=False)
    tree(5.2, 1.4, .6, grate=False)
    hedge(3.4, 1.3, 1.6, h=.5)
    for x, m in ((4.3, "terra"), (6.6, "white"), (8.6, "terra"), (13.4, "white"), (11.0, "terra")):
        lathe([(0, 0), (.26, 0), (.36, .5), (.3, .5), (0, .44)], m, x, 7.5, 0)
        ball(.42, x, 7.5, .78, "leaf" if m == "terra" else "leaf3", rough=.2, sub=3)
    # an easel and a stool, out for the light
    with at(11.8, 4.3, 0, rz=-24):
        for sx in (-1, 1):
            tube([(sx * .55, -.1, 0), (sx * .12, .12, 2.1)], .05, "wood")
        tube([(0, .9, 0), (0, .15, 1.9)], .05, "wood")
        box(1.2, .1, .07, 0, -.05, .82, "wood", .01)
        with at(0, -.02, .88, rx=-9):
            box(1.15, .06, 1.0, m="paper", r=.01)
            for x, z, w, h, c in ((-.15, .15, .7, .25, "hop3"), (.1, .45, .5, .3, "terra2"), (-.3, .5, .25, .25, "soleil2")):
                box(w, .07, h, x, -.005, z, c, .01)
    stool(12.2, 3.3, .7, "wood", "ink")
    lamp_post(9.3, 2.0, "hop", 3.4)
    street_bench(12.9, 1.5, 180)
    trolley(8.2, 5.4, 0, 1.35)
    bucket(6.4, 5.0, "soleil", 1.7)
