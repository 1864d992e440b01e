"""2nd: a covered passage, cut open: shops, mosaic floor, glass roof on iron ribs."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 11.4, 13.2
WALL, TOP, RIDGE = "#F3E8D4", 6.4, 9.0
X0, Y1, X1 = 1.0, 12.0, 10.6  # the shops' front, the end wall, the other side

with street(LX, LY, 0, "#EFE6D6"):
    n = 12  # mosaic
    for i in range(n):
        for j in range(14):
            k = (X1 - X0) / n
            box(k - .03, .76, .03, X0 + k * (i + .5), .9 + j * .8, .01,
                "hop3" if i in (0, n - 1) or j in (0, 13) else ("#F6ECD8", "#E3D6BF", "terra2")[(i + j) % 2 if (i * 2 + j * 3) % 11 else 2], .004)
    # shops along the left
    box(.9, Y1 - .4, TOP, X0 - .45, Y1 / 2 + .2, 0, WALL, .02)
    with at(X0, (Y1 + .4) / 2, 0, rz=90):
        k, names = (Y1 - .6) / 3, ("hop", "terra", "ink2")
        for i in range(3):
            u = -(Y1 - .4) / 2 + .3 + k * (i + .5) - .1
            with at(u, 0):
                shopfront(k - .55, names[i], 3, doorat=1)
                with at(0, 0, 3.75):
                    for s in (-.9, .9):
                        with at(s, 0, 0, rx=90):
                            prism(arch(-.62, -.1, .62, 1.9), .1, "stone", z=-.02, r=.02)
                            prism(arch(-.48, 0, .48, 1.75), .14, "shop", z=-.02, r=0)
                        box(.05, .05, 1.7, s, -.14, 0, "white", .004)
        for i in range(4):
            u = -(Y1 - .4) / 2 + .22 + k * i
            box(.34, .24, TOP - .1, u, -.06, 0, "stone", .02)
            box(.5, .36, .2, u, -.1, 3.35, "stone2", .03)
            box(.5, .36, .2, u, -.1, TOP - .3, "stone2", .03)
            if 0 < i:
                with at(u, -.45, 3.3):
                    tube([(0, .35, .1), (0, .2, .45), (0, 0, .45), (0, 0, .2)], .03, "ink", .12)
                    ball(.22, 0, 0, 0, "glow", sub=3)
        box(Y1 - .4, .3, .26, 0, -.08, 3.45, "stone", .03)
        box(Y1 - .4, .4, .3, 0, -.1, TOP - .1, "stone", .04)
    # end wall: an arch with its door, a clock above
    cx = (X0 + X1) / 2
    half = (X1 - X0) / 2
    curve = [(half * math.cos(a), (RIDGE - TOP) * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
    outline = [(-half - .9, 0), (half + .3, 0), (half + .3, TOP)] + [(x, TOP + z) for x, z in curve] + [(-half - .9, TOP)]
    with at(cx, Y1, 0, rx=90):
        prism(outline, .5, WALL, z=-.5, r=.02, holes=[arch(-2.0, .02, 2.0, 5.2)])
        prism(arch(-2.3, 0, 2.3, 5.5), .1, "stone", z=0, r=.02, holes=[arch(-2.0, -.02, 2.0, 5.2)])
    with at(cx, Y1 + .3, 0):
        arched(4.0, 5.2, "hop", None, 6, 3, glass="#CFE4EC", door="hop")
    with at(cx, Y1 - .06, 6.7, rx=90):
        ring = [(.72 * math.cos(a), .72 * math.sin(a)) for a in (2 * math.pi * i / 36 for i in range(36))]
        prism(ring, .12, "hop", z=-.02, r=.03)
        prism([(x * .82, y * .82) for x, y in ring], .15, "white", z=-.02, r=.01)
        for i in range(12):
            with at(z=.13, rz=30 * i):
                box(.05, .1, .02, 0, .48, 0, "ink", 0)
        with at(z=.14, rz=-60):
            box(.07, .36, .02, 0, .17, 0, "ink", .005)
        with at(z=.14, rz=15):
            box(.05, .48, .02, 0, .22, 0, "ink", .005)
    for sx in (-3.5, 3.5):
        with at(cx + sx, Y1 - .02, 0):
            with at(0, 0, 1.0):
                glazing(1.1, 2.0, 2, 3, "terra" if sx > 0 else "hop")
            with at(0, 0, 3.9):
                glazing(1.0, 1.5, 2, 2, "white")
    # the roof: ribs whole at the end, halved along the shops so that we see inside
    for j in range(7):
        y = .5 + j * (Y1 - .55) / 6
        stop = 25 if j == 6 else 13
        pts = [(cx - x, y, TOP + z) for x, z in curve[:stop]]
        tube(pts, .09, "hop")
        if j < 6:
            y2 = y + (Y1 - .55) / 6
            for a, b in zip(curve[:12], curve[1:13]):
                for f in (.0, .5):
                    ya, yb = y + (y2 - y) * f + .05, y + (y2 - y) * (f + .5) - .05
                    x, z = cx - (a[0] + b[0]) / 2, TOP + (a[1] + b[1]) / 2
                    ln = math.hypot(a[0] - b[0], a[1] - b[1])
                    with at(x, (ya + yb) / 2, z, ry=-math.degrees(math.atan2(b[1] - a[1], a[0] - b[0]))):
                        box(ln - .06, yb - ya, .03, m="night" if EVENING else SKY[(j + int(f * 2) + int(a[0])) % 4], r=.004)
    for k in (0, 6, 12):
        x, z = curve[k]
        tube([(cx - x, .5, TOP + z), (cx - x, Y1, TOP + z)], .08 if k < 12 else .12, "hop")
    for j in (1, 3, 5):  # globes hanging from the ridge
        y = .5 + j * (Y1 - .55) / 6
        tube([(cx, y, RIDGE), (cx, y, 6.0)], .025, "ink")
        ball(.34, cx, y, 5.75, "glow", sub=4)
        cyl(.14, .16, cx, y, 6.05, "brass")
    # tables, books, the morning's cleaning
    for y, m in ((3.2, "terra"), (5.4, "hop")):
        round_table(8.6, y, .48, .74, "white", "ink", "brass")
        chair(8.6, y - .85, 0, "wood2", m)
        chair(8.6, y + .85, 180, "wood2", m)
    for y in (9.0, 10.7):
        topiary(10.0, y, 0, "ink", 1.5)
    topiary(1.9, .9, 0, "ink", 1.4)
    with at(2.6, 10.3, 0, rz=90):
        for sx in (-1, 1):
            box(.06, .5, .62, sx * .6, 0, 0, "hop", .01)
        box(1.4, .62, .34, z=.6, m="hop", r=.02)
        book_row(1.24, .42, .4, 0, 0, .72, fill=.98)
    trolley(5.4, 5.4, 90, 1.4)
    bucket(5.1, 3.3, "soleil", 1.8)
