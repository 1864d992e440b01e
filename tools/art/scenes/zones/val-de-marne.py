"""The bank of the Marne: timber offices, willows, a rowing boat at its pontoon."""
from furniture import *
from kit import *
from street import *

LX, LY = 15.6, 14.0
slab(LX * .3, LY * .3, "zinc2", back=.12)


def willow(x, y, s=1.0):
    with at(x, y, s=s):
        tube([(0, 0, 0), (.1, 0, 1.2), (-.05, 0, 2.6)], .16, "wood2", .5)
        ball(1.2, z=3.3, m="leaf", rough=.1, sz=.8)
        for i in range(16):
            a = i * 2.4
            r = 1.05 + .2 * (i % 3)
            ball(.36, r * math.cos(a), r * math.sin(a), 2.35 + .3 * (i % 2), ("leaf3", "leaf", "leaf2")[i % 3], rough=.1, sz=2.3, sub=3)


with at(s=.3):
    box(LX, 5.2, .04, LX / 2, 2.6, 0, "water", .004)
    for i in range(30):
        x, y = rnd.uniform(.6, LX - 1.6), rnd.uniform(.4, 4.4)
        box(rnd.uniform(.6, 1.5), .07, .015, x, y, .04, rnd.choice(("water2", "#C9E6EB")), .005)
    # green bank with a soft edge, path
    bank = [(0, LY), (0, 5.3)] + [(LX * i / 24, 5.2 + .35 * math.sin(i * .75)) for i in range(1, 24)] + [(LX, 5.0), (LX, LY)]
    prism(bank, .7, "#7DBE8A", r=.05)
    box(LX - .02, 1.5, .05, LX / 2, 7.2, .68, "cream", .02)
    with at(z=.7):
        # two timber volumes, green roofs
        for x, y, w, d, floors in ((4.9, 11.0, 8.2, 4.8, 3), (12.2, 11.6, 4.6, 4.0, 2)):
            with at(x, y):
                h = floors * 2.3
                box(w, d, h, m="oak", r=.03)
                for i in range(round(w / .4)):
                    box(.05, .05, h, -w / 2 + .2 + i * .4, -d / 2 - .01, 0, "wood", .01)
                for i in range(round(d / .4)):
                    box(.05, .05, h, w / 2 + .01, -d / 2 + .2 + i * .4, 0, "wood", .01)
                for f in range(floors):
                    z = f * 2.3
                    for i in range(round(w / 2)):
                        u = -w / 2 + (i + .5) * w / round(w / 2)
                        box(1.5, .1, 1.65, u, -d / 2 - .03, z + .4, "white", .02)
                        for sx in (-1, 1):
                            box(.62, .06, 1.45, u + sx * .35, -d / 2 - .07, z + .5, pane("lit" if (i + f) % 5 == 3 else "#CFE4EC", w, i, f), .01)
                    for i in range(round(d / 2)):
                        u = -d / 2 + (i + .5) * d / round(d / 2)
                        box(.1, 1.4, 1.65, w / 2 + .03, u, z + .4, "white", .02)
                        for sx in (-1, 1):
                            box(.06, .58, 1.45, w / 2 + .07, u + sx * .32, z + .5, "night" if EVENING else "#A6C8D5", .01)
                    box(w + .2, d + .2, .16, z=z + 2.2, m="white" if f < floors - 1 else "zinc", r=.02)
                box(w + .3, d + .3, .3, z=h, m="zinc2", r=.05)
                box(w - .3, d - .3, .1, z=h + .26, m="hop3", r=.03)
                for i in range(3):
                    with at(-w / 2 + 1.3 + i * 1.5, .3, h + .36, rx=24):
                        box(1.2, 1.6, .08, 0, 0, .3, "ink2", .02)
        with at(4.9, 8.5):  # porch
            box(2.4, 1.0, .14, 0, -.1, 2.15, "soleil", .03)
            for sx in (-1, 1):
                cyl(.06, 2.1, sx * 1.0, -.45, 0, "ink")
            box(1.5, .12, 1.95, 0, .06, 0, "hop", .02)
            wall_lantern(0, 1.9, 9)
            for sx in (-1, 1):
                box(.55, .06, 1.6, sx * .34, -.01, .15, "shop", .01)
        willow(1.5, 6.1, .8)
        willow(13.9, 6.3, .72)
        tree(9.1, 10.6, .8, grate=False)
        tree(14.8, 8.7, .55, grate=False)
        street_bench(10.6, 6.2, 180)
        lamp_post(8.2, 6.2, "ink", 3.0)
        trolley(7.2, 7.6, 0, 1.35)
        planter(9.6, 8.7, 1.6)
    # pontoon and boat
    for i in range(9):
        box(1.5, .4, .1, 5.4, 5.6 - i * .42, .62 if i < 1 else .5, ("wood", "oak2")[i % 2], .02)
    for x in (4.75, 6.05):
        for y in (2.3, 4.2):
            cyl(.1, .95, x, y, 0, "wood2")
    with at(8.3, 2.6, .06, rz=-12):
        hull = [(-1.9, 0), (-1.4, -.5), (-.4, -.68), (.8, -.6), (1.9, 0), (.8, .6), (-.4, .68), (-1.4, .5)]
        prism(hull, .46, "hop", r=.06)
        prism([(x * .86, y * .8) for x, y in hull], .04, "oak", z=.45, r=.01)
        for x in (-.8, .5):
            box(.3, 1.0, .06, x, 0, .5, "wood2", .02)
        for sy in (-1, 1):
            tube([(.1, sy * .3, .62), (-.6, sy * 1.5, .2)], .04, "oak")
    tube([(6.4, 2.3, .25), (6.1, 2.4, .7)], .03, "cream")
