"""Levallois-Perret: an iron workshop of Eiffel's time, glazed anew, beside round-cornered offices on a planted boulevard."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.4, 14.0


def lattice(a, b, m="hop", rad=.05, thin=.028):
    """A riveted girder: two chords, given as points, and the crosses between them."""
    tube(a, rad, m)
    tube(b, rad, m)
    for p, q, r, s in zip(a, a[1:], b, b[1:]):
        tube([p, s], thin, m)
        tube([q, r], thin, m)


def rounded_floor(x0, y0, x1, y1, rad, h, panes=True, lit=(), m="white"):
    """A storey with its corner x1y0 rounded: slab, then panes on the two sides that are seen."""
    ring = rounded(x0, y0, x1, y1, (0, rad, 0, 0), 7)
    prism(ring, .22, m, z=0, r=.03)
    prism(rounded(x0 + .3, y0 + .3, x1 - .3, y1 - .2, (0, rad - .2, 0, 0), 7), h, "#8FB3C2", r=.01)
    path = rounded(x0 + .14, y0 + .14, x1 - .14, y1, (0, rad - .14, 0, 0), 7)[:-1]
    i = 0
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        ln = math.hypot(bx - ax, by - ay)
        n = max(1, round(ln / 1.05))
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        for j in range(n):
            t = (j + .5) / n
            tint = SHADE if turn > 50 else SKY
            with at(ax + (bx - ax) * t, ay + (by - ay) * t, .22, rz=turn):
                box(ln / n - (.09 if n > 1 else .03), .06, h - .24, m="lit" if i in lit else tint[(i * 2) % len(tint)], r=.008)
            i += 1


with street(LX, LY, 3.0):
    # offices: shops below, a rounded corner, a garden on the roof
    x0, y0, x1, y1, rad = .6, 8.2, 7.2, 13.7, 2.4
    rounded_floor(x0, y0, x1, y1, rad, 2.5)
    prism(rounded(x0 - .1, y0 - .7, x1 + .7, y1, (0, rad + .7, 0, 0), 10), .14, "hop", z=2.28, r=.03)
    for f, lit in enumerate(((3, 13), (9,), (1, 6), (11, 4))):
        with at(z=2.5 + 1.42 * f):
            rounded_floor(x0, y0, x1, y1, rad, 1.42, lit=lit)
    with at(z=2.5 + 1.42 * 4):
        prism(rounded(x0 - .04, y0 - .04, x1 + .04, y1, (0, rad, 0, 0), 10), .42, "white", r=.04)
        prism(rounded(x0 + .3, y0 + .3, x1 - .3, y1 - .25, (0, rad - .2, 0, 0), 10), .1, "hop3", z=.38, r=.02)
        box(2.6, 1.9, .7, 2.6, 12.2, .4, "zinc", .04)
        for i in range(4):
            box(.34, 1.5, .1, 1.7 + i * .6, 12.2, 1.08, "zinc2", .02)
        for i in range(9):
            ball(.36, 1.2 + .5 * i, y0 + .7, .55, ("leaf", "leaf2", "leaf3")[i % 3], rough=.15, sz=.8, sub=3)
        for i in range(7):
            ball(.36, x1 - .7, 10.9 + .45 * i, .55, ("leaf2", "leaf", "leaf3")[i % 3], rough=.15, sz=.8, sub=3)
    # the workshop
    w, d, h, rise = 7.6, 6.6, 3.8, 2.9
    with at(11.9, 6.4):
        box(w - .2, d - .2, h, 0, d / 2, 0, "#A9C9D6", .01)
        for u, v, a, b in ((0, .06, w, .3), (w / 2 - .12, d / 2, .3, d)):  # plinths of brick
            box(a, b, .95, u, v, 0, BRICK, .02)
            box(a + .06, b + .06, .12, u, v, .93, "stone", .02)
        with at(0, d / 2, h):
            gable(w - .1, d - .1, rise, "#BFDAE4", ZINC, .26)
        for sx in (-1, 1):  # glazed strips of the roof, and the lantern along its ridge
            ang = math.degrees(math.atan2(rise, w / 2))
            with at(0, d / 2, h + rise + .05, ry=sx * ang):
                for i in range(6):
                    box(1.9, .78, .08, sx * 2.25, -d / 2 + .52 + i * 1.03, .1, SKY[i % 4], .01)
        with at(0, d / 2, h + rise - .25):
            box(1.5, d - .9, .75, m="hop", r=.02)
            for i in range(7):
                box(.06, .6, .46, .75, -d / 2 + .85 + i * .75, .18, SKY[i % 4], .005)
            for u in (-.36, .36):
                box(.56, .06, .46, u, -d / 2 + .44, .18, "#CFE4EC", .005)
            with at(0, 0, .75):
                gable(1.5, d - .9, .42, "hop", ZINC, .16)
        # gable: panes, then an arch of lattice from wall to wall
        for i in range(1, 12):
            u = -w / 2 + w * i / 12
            box(.06, .06, h + rise * (1 - abs(u) / (w / 2)) - .95, u, -.02, .95, "hop", .005)
        for z in (1.95, 2.85, 3.75):
            box(w - .1, .06, .06, 0, -.02, z, "hop", .005)
        big, small = 3.62, 3.0
        turn = [math.pi * i / 22 for i in range(23)]
        lattice([(big * math.cos(t), -.14, 1.9 + big * math.sin(t)) for t in turn], [(small * math.cos(t), -.14, 1.9 + small * math.sin(t)) for t in turn], "hop", .06)
        for sx in (-1, 1):
            up = [(.95 + .316 * i) for i in range(4)]
            lattice([(sx * big, -.14, z) for z in up], [(sx * small, -.14, z) for z in up], "hop", .06)
            tube([(sx * (w / 2 + .12), -.1, h), (0, -.1, h + rise + .1)], .09, "hop")
            box(.3, .3, h + .1, sx * (w / 2 - .02), .04, 0, "hop", .02)
        # doors
        box(3.0, .16, 2.75, 0, -.04, 0, "hop", .02)
        for sx in (-1, 1):
            for k in range(2):
                box(.6, .06, 1.55, sx * (.37 + .7 * k), -.12, .95, "shop", .01)
                box(.6, .06, .6, sx * (.37 + .7 * k), -.12, .16, "hop2", .02)
        box(3.5, 1.1, .12, 0, -.2, 0, "stone2", .02)
        # flank
        for i in range(7):
            v = .12 + (d - .24) * i / 6
            box(.2, .2, h, w / 2 - .06, v, 0, "hop", .02)
            if i < 6:
                with at(w / 2 - .1, v + (d - .24) / 12, 1.12, rz=90):
                    glazing(.78, 2.2, 2, 3, "hop", shade=True)
        box(.3, d, .2, w / 2 - .02, d / 2, h - .18, "hop", .02)
    # the boulevard
    for x in (.9, 3.7, 8.1):
        tree(x, 4.3, .84)
    street_bench(2.25, 4.4, 180)
    lamp_post(6.3, 4.0, "ink", 3.4)
    hedge(15.95, 9.8, 3.6, 90, .6)
    for x in (9.2, 14.6):
        planter(x, 5.6, 1.3, m="ink", flowers=("terra2", "white"))
    trolley(11.4, 4.9, 0, 1.35)
    bucket(13.0, 4.4, "soleil", 1.7)
