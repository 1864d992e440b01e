"""10th: the canal, a high iron footbridge above a lock, the quay's trees, a hotel beside a workshop of brick."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.4, 14.4
W0, W1 = 1.7, 6.5  # the water
MID, LOCK = (W0 + W1) / 2, 11.4
QUAY, HIGH, LOW = 1.3, .85, .1


def high_footbridge(x, y0, y1, z, rise=2.5, w=1.7, m="hop", n=26):
    """Steps up to the crown and down again, between two arches of iron, along y."""
    def bow(t, k):
        return max(0, math.sin(math.pi * t)) ** k

    path = [(y0 + (y1 - y0) * i / n, z + rise * bow(i / n, .8)) for i in range(n + 1)]
    for (a, za), (b, zb) in zip(path, path[1:]):
        box(w, b - a + .06, .1, x, (a + b) / 2, max(za, zb) - .08, "oak", .01)
    for sx in (-w / 2 - .04, w / 2 + .04):
        deck = [(x + sx, y, v) for y, v in path]
        under = [(x + sx, y0 + .75 + (y1 - y0 - 1.5) * i / n, HIGH - .1 + (z + rise - HIGH - .15) * bow(i / n, .9)) for i in range(n + 1)]
        tube([(a, b, c - .06) for a, b, c in deck], .09, m)
        tube(under, .09, m)
        for up, rad in ((.5, .022), (.95, .05)):
            tube([(a, b, c + up) for a, b, c in deck], rad, m)
        for a, b, c in deck:
            tube([(a, b, c), (a, b, c + .95)], .026, m)
        for a, b, c in under[2:-2:2]:
            tube([(a, b, c), (a, b, z + rise * bow((b - y0) / (y1 - y0), .8))], .04, m)
        for y in (y0, y1):
            box(.22, .22, 1.15, x + sx, y, z, m, .02)
            ball(.14, x + sx, y, z + 1.22, m)


def gate(y, to, m="ink2"):
    """A leaf of the lock from its quay at y to the middle, its beams downstream, a walkway on top."""
    x1 = LOCK - .85
    ln = math.hypot(LOCK - x1, to - y)
    turn = math.degrees(math.atan2(to - y, x1 - LOCK))
    with at((LOCK + x1) / 2, (y + to) / 2, 0, rz=turn):
        box(ln, .24, QUAY - .1, m=m, r=.02)
        out = 1 if to < y else -1  # the side that looks down the canal
        for z in (.25, .6, .95):
            box(ln - .1, .1, .12, 0, out * .15, z, "hop", .01)
        for i in range(5):
            box(.12, .12, QUAY - .15, -ln / 2 + .1 + (ln - .2) * i / 4, out * .15, .02, "hop", .01)
        box(ln, .6, .1, 0, out * .1, QUAY - .08, "oak", .01)
        with at(0, out * .36, QUAY):
            railing(ln - .1, .8, gap=.42, m="hop")


slab(LX * .3, LY * .3, "zinc2", back=.12)
with at(s=.3):
    prism([(.02, W0 - .3), (LOCK, W0 - .3), (LOCK, W0), (LOCK - .85, MID), (LOCK, W1), (LOCK, W1 + .3), (.02, W1 + .3)], HIGH, "water", r=.004)
    box(LX - LOCK + 1.0, W1 - W0 + .6, LOW, (LX + LOCK - 1.04) / 2, MID, 0, "water", .004)
    ripples(.5, W0 + 1.0, LOCK - 2.4, W1 - .3, HIGH, 26)
    ripples(LOCK + 1.2, W0 + 1.2, LX - .9, W1 - .3, LOW, 10)
    for y0, y1 in ((0, W0), (W1, LY)):  # two quays
        prism(rounded(0, y0, LX, y1, 0), QUAY - .06, "stone2", r=.03)
        prism(rounded(0, y0 + .05, LX, y1, 0), .12, "#E3E8EC", z=QUAY - .12, r=.02)
    for y in (W0 - .12, W1 + .14):
        box(LX - .04, .36, .2, LX / 2, y, QUAY - .14, "stone", .04)
    for j, z in enumerate((.16, .6)):
        for i in range(11 - j):
            for y in (0, W1):
                box(1.36, .05, .36, .75 + 1.46 * i + .7 * j, y - .01, z + .02, ("#D8CAB2", "#E4D8C4")[(i + j) % 2], .02)
    gate(W1, MID)
    gate(W0, MID)
    for k in range(5):  # a sheet of water over the gates
        u = -.72 + .36 * k
        box(.05, .37, QUAY - .34, LOCK - .6 + .32 * abs(u), MID + u, .1, "#E3F3F7" if k % 2 else "#CDE8EF", .02)
        ball(.24, LOCK - .3 + .32 * abs(u), MID + u, LOW, "white", rough=.3, sz=.16, sub=3)
    with at(z=QUAY):
        # the hotel, its café on the quay
        frame = block(.6, 10.0, 7.6, 14.0, floors=2, bays=(4, 2), wall="#F6EEDF", roof=ZINC, balconies=(0,), steep=1.8)
        side, w = frame(0)
        with side:
            with at(-1.5, 0):
                shopfront(3.7, "terra", 2, doorat=1)
                with at(0, -.16):
                    awning(3.7, 1.1, colours=("terra", "white"), drop=.45)
            with at(1.95, 0):
                shopfront(2.9, "hop", 2, doorat=0)
        # the workshop
        w, d, h = 6.6, 4.4, 5.4
        with at(11.5, 9.6):
            box(w, d, h, 0, d / 2, 0, BRICK, .03)
            for ln, x, y, turn, n in ((w, 0, 0, 0, 3), (d, w / 2, d / 2, 90, 2)):
                with at(x, y, 0, rz=turn):
                    k = ln / n
                    for i in range(n):
                        with at(-ln / 2 + k * (i + .5), 0):
                            with at(z=.3):
                                glazing(k - .6, 2.0, 4, 3, "ink", "stone", shade=turn > 0)
                            with at(z=3.1):
                                glazing(k - .6, 1.7, 4, 3, "ink", "stone", shade=turn > 0)
                    for i in range(n + 1):
                        u = min(max(-ln / 2 + k * i, -ln / 2 + .16), ln / 2 - .16)
                        box(.32, .14, h, u, -.03, 0, BRICK2, .02)
                    box(ln + .16, .34, .24, 0, -.05, h - .16, "stone", .03)
                    box(ln + .06, .18, .16, 0, -.03, 2.66, "stone", .02)
            with at(-w / 3, -.05):
                box(1.3, .14, 2.5, 0, -.06, 0, "hop", .02)
                box(.9, .06, 1.2, 0, -.14, 1.0, "shop", .01)
            with at(0, d / 2, h + .06, rz=90):
                gable(d + .1, w + .1, 1.7, BRICK, ZINC)
            for i in range(3):
                with at(-w / 3 + i * w / 3, 1.05, h + .98, rx=37.7):
                    box(1.3, 1.3, .1, 0, 0, .06, "white", .02)
                    box(1.14, 1.14, .04, 0, 0, .15, "#CFE4EC", .01)
        # the quay
        for x, y, s in ((10.6, 7.7, .9), (13.2, 7.6, .84), (15.6, 7.7, .8)):
            tree(x, y, s)
        tree(1.0, .85, .9)
        trolley(6.1, 8.3, 0, 1.35)
        bucket(7.2, 7.4, "soleil", 1.6)
        lamp_post(8.8, 7.1, "hop", 3.4)
        street_bench(3.0, .85, 180)
        planter(7.2, .85, 1.6, flowers=("terra2", "white"))
        for x in (9.2, 10.6, 14.6):
            bollard(x, 1.2)
    high_footbridge(5.0, .8, 7.4, QUAY)
