"""19th: the basin, a warehouse on its quay, the lift bridge between four columns."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.2, 14.2
W0, W1 = 1.7, 6.6  # the water

slab(LX * .3, LY * .3, "zinc2", back=.12)
with at(s=.3):
    box(LX, W1 - W0 + .6, .04, LX / 2, (W0 + W1) / 2, .05, "water", .004)
    ripples(.6, W0 + .3, LX - 1.2, W1 - .4, .09, 30)
    for y0, y1 in ((0, W0), (W1, LY)):
        prism(rounded(0, y0, LX, y1, 0), 1.0, "stone2", r=.03)
        prism(rounded(0, y0 + .05, LX, y1, 0), .12, "#E3E8EC", z=.94, r=.02)
    for y in (W0 - .12, W1 + .14):
        box(LX - .04, .36, .2, LX / 2, y, .92, "stone", .04)
    for i in range(11):
        box(1.36, .05, .4, .75 + 1.46 * i, W1 - .01, .3, ("#D8CAB2", "#E4D8C4")[i % 2], .02)
    with at(z=1.06):
        # warehouse of brick and stone
        w, d, h = 9.4, 5.4, 7.6
        with at(5.2, 8.4):
            box(w, d, h, 0, d / 2, 0, "#EBD9BC", .03)
            for ln, x, y, turn, n in ((w, 0, 0, 0, 5), (d, w / 2, d / 2, 90, 3)):
                with at(x, y, 0, rz=turn):
                    k = ln / n
                    for i in range(n):
                        u = -ln / 2 + k * (i + .5)
                        with at(u, 0, 0):
                            arched(k - .75, 2.7, "ink", "stone", 4, 2, door="hop" if i == n // 2 else None)
                        for z in (3.3, 5.4):
                            with at(u, 0, z):
                                with at(rx=90):
                                    prism(arch(-.72, -.1, .72, 1.7), .1, BRICK, z=-.02, r=.02)
                                    prism(arch(-.55, 0, .55, 1.5), .14, "shop", z=-.02, r=0)
                                box(.05, .05, 1.4, 0, -.14, 0, "ink", .004)
                                box(1.1, .05, .05, 0, -.14, .75, "ink", .004)
                    for i in range(n + 1):
                        u = min(max(-ln / 2 + k * i, -ln / 2 + .2), ln / 2 - .2)
                        box(.36, .16, h, u, -.03, 0, BRICK, .02)
                    for z in (2.98, 5.1):
                        box(ln + .1, .22, .18, 0, -.04, z, "stone", .02)
                    box(ln + .2, .4, .3, 0, -.06, h - .2, "stone", .03)
            with at(0, d / 2, h + .1, rz=90):
                gable(d + .1, w + .1, 1.9, "#EBD9BC", ZINC)
            with at(w / 2 + .06, d / 2, h + .45, rz=90):
                with at(rx=90):
                    prism([(.5 * math.cos(i * math.pi / 12), .5 + .5 * math.sin(i * math.pi / 12)) for i in range(24)], .1, "stone", z=-.02)
                    prism([(.38 * math.cos(i * math.pi / 12), .5 + .38 * math.sin(i * math.pi / 12)) for i in range(24)], .14, "shop", z=-.02)
            with at(-2.6, -.1, 0):
                with at(0, -.1):
                    awning(3.4, 1.1, colours=("terra", "white"), drop=.45, z=2.95)
        for x in (1.6, 3.6):
            round_table(x, 7.3, .42, .74, "white", "ink", "oak")
            chair(x - .75, 7.3, 80, "wood2", "terra")
            chair(x + .75, 7.3, -80, "wood2", "terra")
        for x, y, s in ((11.3, 12.4, .85), (14.9, 12.8, .8), (14.9, 9.9, .72)):
            tree(x, y, s)
        lamp_post(8.2, 7.2, "hop", 3.3)
        trolley(6.2, 7.5, 0, 1.35)
        bucket(4.9, 7.1, "soleil", 1.6)
        street_bench(3.2, .8, 180)
        planter(6.8, .8, 1.6, flowers=("terra2", "white"))
    # lift bridge: four fluted columns with their wheels, the deck half raised
    bx, k = 12.6, 1.55
    for y in (1.2, 7.1):
        for sx in (-1, 1):
            with at(bx + sx * k, y, 1.0):
                box(.9, .9, .6, m="stone", r=.04)
                cyl(.3, 4.6, z=.6, m="hop", top=.24, seg=12)
                cyl(.4, .22, z=5.1, m="hop", r=.03)
                box(.3, 1.3, .2, 0, 0, 5.3, "hop", .03)
                for sy in (-1, 1):
                    with at(0, sy * .46, 5.95, ry=90):
                        tube([(.52 * math.cos(a), .52 * math.sin(a), 0) for a in (2 * math.pi * i / 32 for i in range(32))], .09, "hop2", closed=True)
                        cyl(.1, .24, z=-.12, m="brass")
                        for j in range(4):
                            a = math.pi * j / 4
                            tube([(.5 * math.cos(a), .5 * math.sin(a), 0), (-.5 * math.cos(a), -.5 * math.sin(a), 0)], .04, "hop2")
        tube([(bx - k, y, 6.55), (bx + k, y, 6.55)], .1, "hop")
    z = 3.0
    box(2.3, W1 - W0 + 1.0, .22, bx, (W0 + W1) / 2, z, "ink2", .03)
    box(2.1, W1 - W0 + .9, .06, bx, (W0 + W1) / 2, z + .21, "oak", .01)
    for sx in (-1, 1):
        with at(bx + sx * 1.05, (W0 + W1) / 2, z + .24, rz=90):
            railing(W1 - W0 + .8, .8, gap=.4, m="hop")
        for y in (1.5, 6.8):
            tube([(bx + sx * k * .8, y, z + .1), (bx + sx * k, y, 6.0)], .03, "ink")
    barge(5.0, 4.3, .1, 7.2, "terra")
