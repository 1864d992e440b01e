"""3rd: a mansion between court and street, its carriage gate open."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.8, 14.2
WALL = "#F0E2CA"


def wing(w, d, bays, h=5.4, steep=2.4, left=False):
    """A body of two storeys; front facing -y at y = 0, middle of the foot at the origin."""
    box(w, d, h, 0, d / 2, 0, WALL, .03)
    k = w / bays
    for i in range(bays):
        u = -w / 2 + k * (i + .5)
        if not (bays % 2 and i == bays // 2):
            with at(u, 0, .55):
                window(1.05, 1.85, rail=False)
        with at(u, 0, 3.15):
            window(1.0, 1.6, rail=bays % 2 == 1 and i == bays // 2)
    box(w + .08, .22, .2, 0, -.03, 2.78, "stone", .02)
    box(w + .2, d + .2, .28, 0, d / 2, h - .05, "stone", .03)
    for sx in (-1, 1):  # chained stones
        for z in range(9):
            box(.5 - .14 * (z % 2), .1, .36, sx * (w / 2 - .22), -.04, .2 + z * .56, "stone", .02)
    frustum([(-w / 2 - .05, -.05), (w / 2 + .05, -.05), (w / 2 + .05, d), (-w / 2 - .05, d)],
            [(-w / 2 + 1.2, 1.5), (w / 2 - 1.2, 1.5), (w / 2 - 1.2, d - .8), (-w / 2 + 1.2, d - .8)], h + .22, h + .22 + steep, SLATE)
    for i in range(bays):
        with at(-w / 2 + k * (i + .5), .2, h + .26):
            if i not in (0, bays - 1) or bays < 4:
                dormer(.85, 1.15)


with street(LX, LY, 2.4):
    setts(.4, 4.2, LX - .6, 8.6, .02)
    # main body at the end of the court
    with at(8.6, 8.9):
        wing(12.6, 4.8, 5, 5.6, 2.6)
        box(2.6, .3, .16, 0, -.1, 2.9, "stone", .02)
        with at(0, -.06):
            entrance(1.5, 2.5, "ink2")
        for i in range(3):
            box(3.4 - .5 * i, 1.5 - .4 * i, .14, 0, -.75 + .2 * i, .14 * i, "stone", .02)
        with at(0, -.3, 5.6, rx=90):  # pediment
            prism([(-2.2, 0), (2.2, 0), (0, 1.25)], .5, "stone", z=-.4, r=.03)
            prism([(-1.6, .16), (1.6, .16), (0, .95)], .08, WALL, z=.08, r=.01)
        chimney(-4.0, 3.6, 7.4, 4, 1.8)
        chimney(3.8, 3.6, 7.4, 4, 1.8)
    with at(14.92, 11.3, 0, rz=90):  # its end
        for u in (-1.3, 1.3):
            with at(u, 0, .55):
                window(1.0, 1.85, rail=False)
            with at(u, 0, 3.15):
                window(1.0, 1.6, rail=False)
        box(4.8, .22, .2, 0, -.03, 2.78, "stone", .02)
    # wing on the left, facing the court
    with at(2.55, 6.6, 0, rz=90):
        wing(4.6, 2.2, 2, 4.9, 1.7)
    with at(1.45, 4.28, 0):
        for z in (.55, 2.95):
            with at(0, 0, z):
                window(.95, 1.5, rail=False)
    # the wall on the street and its gate
    for x, ln in ((4.5, 3.7), (12.6, 4.9)):
        box(ln, .5, 2.0, x, 4.0, 0, WALL, .02)
        box(ln + .05, .7, .22, x, 4.0, 2.0, "stone", .04)
        for i in range(3):
            box(ln, .06, .06, x, 3.73, .4 + .55 * i, "stone2", .01)
    box(.5, 4.8, 2.0, 14.95, 6.4, 0, WALL, .02)
    box(.7, 5.2, .22, 14.95, 6.4, 2.0, "stone", .04)
    with at(8.25, 4.0, 0):
        with at(rx=90):
            prism(rounded(-2.1, 0, 2.1, 4.5, 0), .9, "stone", z=-.45, r=.03, holes=[arch(-1.2, .02, 1.2, 3.7)])
        for sx in (-1, 1):
            box(.6, .2, 4.2, sx * 1.68, -.5, 0, WALL, .03)
            ball(.3, sx * 1.75, 0, 4.95, "stone2")
            with at(sx * 1.16, .2, 0, rz=90 + (62 if sx > 0 else -62) - (180 if sx > 0 else 0)):
                box(1.15, .12, 2.6, -.58 if sx > 0 else .58, 0, .05, "hop", .03)
                for z in (.25, 1.35):
                    box(.8, .16, .9, -.58 if sx > 0 else .58, 0, z, "hop2", .04)
        box(4.6, 1.1, .24, 0, 0, 4.45, "stone", .04)
        with at(rx=90):
            prism([(-1.9, 4.65), (1.9, 4.65), (0, 5.6)], .8, "stone", z=-.4, r=.03)
        for sx in (-.8, .8):
            bollard(sx * 2.1, -.9, "stone2")
    # court
    for x in (5.3, 12.0, 13.4):
        topiary(x, 8.2, 0, "white", 1.5)
    lawn(10.2, 5.4, 13.8, 7.4)
    tree(13.0, 6.3, .62, grate=False)
    ball(.4, 10.9, 6.4, .42, "leaf2", rough=.2)
    hedge(11.6, 5.8, 2.2, h=.45)
    lamp_post(4.2, 3.2, "ink", 3.2)
    tree(14.9, 2.9, .6)
    trolley(9.9, 2.95, 0, 1.35)
    bucket(11.5, 3.0, "soleil", 1.7)
