"""18th: the stairs of the hill, lamps down the middle, vines on the slope."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 14.6, 14.4
RUN, RISE, N = .4, .2, 7


with street(LX, LY, 0):
    setts(.3, .3, LX - .3, 3.2, .02)
    # the hill, in two terraces rising towards the back
    y1, z1 = 3.2 + N * RUN, N * RISE
    y2, z2 = y1 + 1.9 + N * RUN, 2 * N * RISE
    X0, X1 = 5.9, 9.5  # the flight's sides
    for i, (x0, x1) in enumerate(((.1, X0), (X1, LX - .1))):
        prism(rounded(x0, 3.2, x1, LY - .1, .05), z1, "stone2", r=.02)
        front = y1 + 1.3 if i == 0 else y1 + 3.4
        prism(rounded(x0 + .04, front, x1 - .04, LY - .14, .05), z2, "stone2", r=.02)
        box(x1 - x0 - .04, .3, .16, (x0 + x1) / 2, 3.3, z1 - .06, "stone", .03)
        box(x1 - x0 - .1, .3, .16, (x0 + x1) / 2, front + .1, z2 - .06, "stone", .03)
    prism(rounded(X0 - .02, y2, X1 + .02, LY - .18, 0), z2, "stone2", r=.02)
    box(X1 - X0 - .1, LY - y2 - .2, .06, (X0 + X1) / 2, (LY + y2) / 2 - .1, z2 - .01, "#E7EAEC", .01)
    with at((X0 + X1) / 2, 3.2):
        stairs(X1 - X0 - .1, N, RUN, RISE)
    prism(rounded(X0 + .02, y1, X1 - .02, y1 + 1.95, 0), z1, "stone", r=.01)
    with at((X0 + X1) / 2, y1 + 1.9, z1):
        stairs(X1 - X0 - .1, N, RUN, RISE)
    for x in (X0 - .1, X1 + .1):  # walls beside the steps
        for y, z in ((3.2, 0), (y1 + 1.9, z1)):
            with at(x + .15, y, z, rz=90):
                with at(0, .3, 0, rx=90):
                    prism([(0, 0), (N * RUN, 0), (N * RUN, N * RISE + .35), (0, .45)], .3, "stone", r=.02)
    x = (X0 + X1) / 2
    for (a, za), (b, zb) in (((3.3, 0), (y1, z1)), ((y1 + 2.0, z1), (y2, z2))):  # the rail in the middle
        tube([(x, a, za + .2), (x, a, za + 1.0), (x, b, zb + 1.0), (x, b, zb)], .05, "ink", .1)
        for k in range(1, 4):
            t = k / 4
            tube([(x, a + (b - a) * t, za + (zb - za) * t), (x, a + (b - a) * t, za + (zb - za) * t + 1.0)], .035, "ink")
    for u, y, z in ((x, 2.7, 0), (x, y1 + .95, z1), (x, y2 + .6, z2)):
        with at(z=z):
            lamp_post(u, y, "hop", 3.3)
    # a house with its restaurant, on the left of the steps
    with at(2.95, 0, z1):
        box(5.2, 5.0, 5.1, 0, 6.4, 0, "#F3E8D4", .03)
        with at(0, 3.9):
            shopfront(4.8, "terra", 3, 1)
            with at(0, -.16):
                awning(4.8, .7, colours=("terra", "white"), drop=.34)
            for u in (-1.25, 1.25):
                with at(u, 0, 3.3):
                    window(.95, 1.4, shutters="hop3")
        with at(2.6, 6.4, 0, rz=90):
            for u in (-1.2, 1.2):
                with at(u, 0, 3.3):
                    window(.85, 1.4, shutters="hop3")
        with at(0, 6.4, 5.1, rz=90):
            gable(5.0, 5.2, 1.7, "#F3E8D4", SLATE)
        chimney(-1.0, 7.4, 6.0, 3, 1.1)
    # vines on the right, behind their fence
    lawn(X1 + .4, 3.6, LX - .4, y1 + 3.2, z1)
    with at((X1 + LX) / 2, 3.42, z1 + .05):
        railing(LX - X1 - .5, .7, gap=.3, m="wood2")
    for j in range(4):
        y = 4.3 + j * 1.2
        for u in (X1 + .8, (X1 + LX) / 2, LX - .8):
            tube([(u, y, z1), (u, y, z1 + 1.25)], .04, "wood2")
        tube([(X1 + .8, y, z1 + 1.0), (LX - .8, y, z1 + 1.0)], .02, "ink3")
        for i in range(11):
            ball(.25, X1 + .9 + i * .33, y, z1 + .82 + .1 * (i % 2), ("leaf", "leaf3", "leaf2")[(i + j) % 3], rough=.22, sub=3)
    # the house above them
    with at(12.1, 0, z2):
        y0 = y1 + 4.1
        box(4.3, 3.9, 4.9, 0, y0 + 1.95, 0, "#F7F2E6", .03)
        with at(0, y0):
            with at(-1.0, -.02):
                entrance(1.0, 2.2, "hop")
            with at(1.0, 0, .6):
                window(1.0, 1.45, rail=False)
            for u in (-1.0, 1.0):
                with at(u, 0, 2.9):
                    window(.85, 1.35, shutters="ink3")
        with at(2.15, y0 + 1.95, 0, rz=90):
            for z in (.6, 2.9):
                for u in (-.95, .95):
                    with at(u, 0, z):
                        window(.85, 1.35, rail=z > 1)
        with at(0, y0 + 1.95, 4.9, rz=90):
            gable(3.9, 4.3, 1.4, "#F7F2E6", ZINC)
        with at(.05, y0 - .08):
            creeper(.6, 3.6, "terra2", 20)
        chimney(1.0, y0 + 2.7, 5.6, 3, 1.1)
    # the mill, past the top of the steps
    with at(7.2, 13.0, z2):
        cyl(1.25, 3.4, m="#F3E8D4", top=.95, r=.03)
        with at(z=3.4):
            lathe([(1.15, 0), (.9, .6), (0, 1.45)], "walnut", seg=40)
        with at(0, -1.28, 3.7, rx=4):
            with at(rx=90):
                cyl(.16, .8, z=-.5, m="wood2")
            for k in range(4):
                with at(0, -.32, 0, ry=38 + 90 * k):
                    box(.1, .1, 2.5, m="wood2", r=.01)
                    for j in range(6):
                        box(.75, .05, .06, .28, 0, .6 + j * .34, "wood", .01)
                    for u in (-.1, .65):
                        box(.05, .05, 1.9, u, 0, .55, "wood", .01)
    with at(z=z2):
        tree(2.2, 12.6, .85, grate=False)
        tree(4.6, 12.9, .7, grate=False)
        hedge(10.0, 9.6, 1.6, 90)
    # foot of the steps
    tree(1.5, 1.6, .72)
    round_table(4.4, 1.9, .45, .74, "white", "ink", "brass")
    chair(3.6, 1.9, 80, "wood2", "terra")
    chair(5.2, 1.9, -80, "wood2", "terra")
    trolley(10.9, 2.0, 0, 1.4)
    bucket(9.3, 1.7, "soleil", 1.8)
    planter(13.3, 2.4, 1.5, flowers=("terra2", "white"))
