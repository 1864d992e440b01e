"""Glass offices on a quay of the Seine, with a footbridge."""
from furniture import *
from kit import *
from places import tower
from street import *

slab(4.8, 4.6, "zinc2", back=.12)

with at(s=.3):
    LX, LY = 4.8 / .3, 4.6 / .3
    # river in front, quay wall, upper quay
    box(LX, 4.6, .04, LX / 2, 2.3, .0, "water", .004)
    for i in range(26):
        x, y = rnd.uniform(.6, LX - 1.6), rnd.uniform(.4, 4.0)
        box(rnd.uniform(.6, 1.5), .07, .015, x, y, .04, rnd.choice(("water2", "#C9E6EB", "water2")), .005)
    prism(rounded(0, 4.4, LX, LY, 0), 1.1, "stone2", r=.03)
    prism(rounded(0, 4.3, LX, 4.9, 0), .18, "stone", z=1.05, r=.04)
    for j in range(2):
        for i in range(11 - j):
            box(1.36, .05, .42, .72 + 1.46 * i + .7 * j, 4.39, .1 + j * .48, ("#D8CAB2", "#E4D8C4")[(i + j) % 2], .02)
    box(LX, LY - 4.9, .06, LX / 2, (LY + 4.9) / 2, 1.08, "#E3E8EC", .01)
    with at(z=1.14):
        box(LX, 2.0, .03, LX / 2, 8.1, 0, "#9BA7B5", .005)
        for i in range(9):
            box(.9, .1, .012, .9 + i * 1.8, 8.1, .028, "white", 0)
        # offices
        with at(4.1, 12.1):
            tower(6.4, 5.4, 5, m="#D5DEE6")
            box(2.2, .2, 1.4, .2, -2.75, 0, "ink", .03)
            for sx in (-1, 1):
                box(.9, .06, 1.2, .2 + sx * .5, -2.86, .06, "shop", .01)
            box(2.9, 1.2, .14, .2, -3.2, 1.45, "soleil", .04)
        with at(11.6, 12.4):
            tower(5.6, 4.8, 3, m="#D5DEE6")
            with at(0, 0, 3 * 1.5 + .36):
                for i in range(5):
                    ball(.5, -1.8 + i * .9, -.6 + .5 * (i % 2), .2, ("leaf", "leaf2", "leaf3")[i % 3], rough=.15, sz=.7)
        with at(7.9, 12.6):
            box(2.0, 2.2, 1.1, 0, 0, 1.6, "#CFE4EC", .03)
            box(2.1, 2.4, .14, 0, 0, 2.7, "white", .03)
            box(2.1, 2.4, .14, 0, 0, 1.5, "white", .03)
        # quay
        with at(0, 5.25, .14):
            with at(LX / 2 - 2.6, 0):
                railing(LX - 5.6, .8, gap=.3)
        tree(1.5, 6.2, .85)
        tree(6.6, 6.2, .75)
        tree(15.0, 10.1, .7)
        street_bench(4.1, 6.3, 180)
        lamp_post(9.3, 6.2, "ink", 3.2)
        trolley(6.9, 9.1, 0, 1.15)
        planter(9.4, 9.55, 1.6)
    # footbridge over the water, towards the reader
    bx = 13.4
    n = 14
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        y0, y1 = 5.0 - t0 * 5.3, 5.1 - t1 * 5.3
        z0, z1 = (1.12 + .75 * math.sin(math.pi * (.15 + t * .7)) - .34 for t in (t0, t1))
        with at(bx, y0, z0, rx=-math.degrees(math.atan2(z1 - z0, 5.3 / n))):
            box(1.9, 5.3 / n + .02, .14, 0, -5.3 / n / 2, 0, "oak" if i % 2 else "oak2", .01)
    for sx in (-.95, .95):
        pts = [(bx + sx, 5.0 - t * 5.3, .8 + .75 * math.sin(math.pi * (.15 + t * .7))) for t in (i / 20 for i in range(21))]
        tube(pts, .09, "hop")
        tube([(x, y, z + .95) for x, y, z in pts], .055, "hop")
        for x, y, z in pts[::2]:
            tube([(x, y, z), (x, y, z + .95)], .035, "hop")
    box(2.6, .8, 1.06, bx, .12, 0, "stone2", .03)
