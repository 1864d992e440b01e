"""17th: stacked glass and timber housing around the new park's pond."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.8, 14.2


def loggias(w, d, floors, wall="oak", line="wood", h=1.75, skew=0):
    """A timber block of deep balconies, shifted from floor to floor."""
    box(w, d, floors * h, m=wall, r=.03)
    for i in range(round(w / .36)):
        box(.05, .05, floors * h, -w / 2 + .18 + i * .36, -d / 2 - .01, 0, line, .01)
    for i in range(round(d / .36)):
        box(.05, .05, floors * h, w / 2 + .01, -d / 2 + .18 + i * .36, 0, line, .01)
    for f in range(floors):
        z = f * h
        n = round(w / 1.7)
        for i in range(n):
            u = -w / 2 + w / n * (i + .5)
            box(1.05, .1, h - .45, u, -d / 2 - .02, z + .22, "white", .015)
            box(.9, .12, h - .58, u, -d / 2 - .03, z + .28, pane(SKY[(i + f) % 4] if (i * 2 + f) % 5 else "lit", w, i, f), .01)
            if (i + f + skew) % 2 == 0:
                box(1.5, .75, .12, u, -d / 2 - .35, z + .1, "white", .02)
                with at(u, -d / 2 - .68, z + .2):
                    railing(1.44, .62, .6, gap=.22)
                ball(.2, u + .5, -d / 2 - .45, z + .38, ("leaf", "leaf3")[i % 2], rough=.2, sub=3)
        n = round(d / 1.7)
        for i in range(n):
            u = -d / 2 + d / n * (i + .5)
            box(.1, 1.05, h - .45, w / 2 + .02, u, z + .22, "white", .015)
            box(.12, .9, h - .58, w / 2 + .03, u, z + .28, pane(SHADE[(i + f) % 3], d, i, f, 1), .01)
    box(w + .2, d + .2, .26, z=floors * h, m="white", r=.04)
    box(w - .3, d - .3, .1, z=floors * h + .22, m="hop3", r=.03)


with street(LX, LY, 0):
    # park in front, with its pond
    prism(rounded(.1, .1, LX - .1, 7.0, .2), .16, "#7DBE8A", r=.03)
    pond = [(5.6 + 3.6 * math.cos(t) * (1 + .12 * math.sin(3 * t)), 3.1 + 1.9 * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(48))]
    prism([(5.6 + (x - 5.6) * 1.09, 3.1 + (y - 3.1) * 1.12) for x, y in pond], .05, "stone", z=.15, r=.02)
    prism(pond, .05, "water", z=.165, r=.01)
    ripples(3.2, 2.0, 7.8, 4.2, .22, 12)
    for i in range(22):
        t = 2 * math.pi * i / 22 + .1
        if i % 7 < 4:
            for k in range(4):
                with at(5.6 + 3.75 * math.cos(t) + .12 * k, 3.1 + 2.0 * math.sin(t), .2, rx=-8 + 5 * k, ry=-9 + 6 * k):
                    cyl(.035, .9 - .1 * k, m="leaf2", top=.01)
    box(LX - .3, 1.3, .05, LX / 2, 6.0, .145, "cream", .01)
    with at(10.6, 2.7, 0, rz=0):
        box(1.2, 5.4, .05, 0, 0, .145, "cream", .01)
    # stacked glass volumes, trees on their terraces
    with at(4.1, 11.0):
        tower(6.6, 5.6, 3, "white", 1.25, lit=None, every=9)
        with at(-.7, .3, 3 * 1.25 + .34):
            tower(4.8, 4.6, 3, "white", 1.25, lit=None)
            with at(-.6, .3, 3 * 1.25 + .34):
                tower(3.2, 3.4, 3, "white", 1.25, lit=None, top="zinc2")
        for x, y in ((2.5, -2.2), (2.7, -.6), (2.6, 1.0), (.9, -2.3), (-.8, -2.3), (-2.3, -2.3)):
            with at(x, y, 4.1):
                ball(.42, z=.4, m=("leaf", "leaf2", "leaf3")[int(abs(x * 3)) % 3], rough=.15, sub=3)
        for x, y in ((1.25, -1.5), (1.25, -.2), (-.4, -1.55), (-1.8, -1.55)):
            with at(x, y, 8.2):
                ball(.36, z=.34, m=("leaf", "leaf3")[int(abs(x * 5)) % 2], rough=.15, sub=3)
        box(2.2, .3, 1.7, .6, -2.75, 0, "ink", .02)
        for sx in (-1, 1):
            box(.9, .06, 1.5, .6 + sx * .5, -2.92, .06, "shop", .01)
    with at(11.9, 11.3):
        loggias(6.2, 4.6, 4)
    for x, y, s in ((1.4, 5.0, .8), (1.5, 1.2, .7), (12.6, 4.3, .85), (14.4, 1.8, .72), (14.6, 7.5, .7)):
        with at(z=.15 if y < 7 else 0):
            tree(x, y, s, grate=y > 7)
    with at(z=.18):
        street_bench(9.4, 4.6, -90)
        street_bench(12.4, 1.6, 180)
    lamp_post(8.7, 7.3, "ink", 3.0)
    with at(z=.05):
        trolley(4.6, 6.2, 0, 1.4)
    bucket(2.9, 6.1, "soleil", 1.7, z=.19)
