"""East of Paris: the canal, its iron footbridge and a lock gate."""
from furniture import *
from kit import *
from street import *

LX, LY = 15.6, 14.4
slab(LX * .3, LY * .3, "zinc2", back=.12)
with at(s=.3):
    box(LX, 4.3, .04, LX / 2, 3.9, .05, "water", .004)
    for i in range(26):
        x, y = rnd.uniform(.6, LX - 1), rnd.uniform(2.0, 5.7)
        box(rnd.uniform(.5, 1.3), .06, .012, x, y, .09, rnd.choice(("water2", "#C9E6EB")), .005)
    for y0, y1 in ((0, 1.75), (6.05, LY)):  # two quays
        prism(rounded(0, y0, LX, y1, 0), 1.0, "stone2", r=.03)
        prism(rounded(0, y0 + .05, LX, y1, 0), .12, "#E3E8EC", z=.94, r=.02)
    for y in (1.6, 6.2):
        box(LX - .04, .36, .2, LX / 2, y, .92, "stone", .04)
    for i in range(10):
        box(1.44, .05, .42, .78 + 1.56 * i, 6.04, .3, ("#D8CAB2", "#E4D8C4")[i % 2], .02)
    # lock gates
    for sx in (-1, 1):
        with at(4.2, 3.9 + sx * 1.1, .05, rz=90 - sx * 18):
            box(2.3, .22, 1.05, m="ink", r=.02)
            box(2.3, .34, .1, 0, 0, 1.05, "wood", .02)
            with at(0, 0, 1.1):
                railing(2.2, .7, gap=.4, m="hop")
    with at(z=1.06):
        # building on the far quay
        with at(6.6, 10.2, 0):
            box(10.4, 6.0, 3.4 + 2 * 2.45, 0, 1.2, 0, "#F3E8D4", .03)
            with at(0, -1.8):
                with at(z=GROUND):
                    facade(10.4, 4, 2, balconies=(0,))
                with at(-2.7, 0):
                    shopfront(4.6, "terra", 2, doorat=1)
                    with at(0, -.16):
                        awning(4.6, 1.1, colours=("terra", "white"), drop=.45)
                with at(2.7, 0):
                    shopfront(4.6, "hop", 2, doorat=0)
            with at(5.2, 1.2, GROUND + .008, rz=90):
                facade(6.0, 2, 2, balconies=(0,))
            with at(5.24, 1.2, 0, rz=90):
                entrance(1.5, 2.7)
            top = GROUND + 2 * FLOOR + .2
            frustum([(-5.2, -1.7), (5.1, -1.7), (5.1, 4.2), (-5.2, 4.2)], [(-5.2, -.8), (4.2, -.8), (4.2, 4.2), (-5.2, 4.2)], top, top + 1.9, "#94A7B9")
            for i in range(4):
                with at(-5.2 + 2.6 * (i + .5), -1.48, top + .08):
                    dormer()
            with at(5.2 - .32, 0, top + .08):
                for y in (-.3, 2.7):
                    with at(0, y, 0, rz=90):
                        dormer()
            chimney(-2.0, 2.4, top + 1.3, 5, 2.0)
            chimney(2.4, 2.6, top + 1.3)
        for x, y, s in ((1.0, 7.1, .72), (14.3, 11.6, .8), (14.5, 7.4, .66)):
            tree(x, y, s)
        round_table(4.0, 7.3, .45, .74, "white", "ink", "brass")
        chair(3.2, 7.3, 80, "wood2", "soleil")
        chair(4.8, 7.3, -80, "wood2", "soleil")
        bucket(7.6, 7.9, "soleil", 1.6)
        trolley(9.3, 7.3, 0, 1.35)
        lamp_post(12.7, 7.0, "hop", 3.3)
        street_bench(3.0, .85, 180)
        planter(13.6, .85, 1.6)
    # footbridge: arch over the canal, steps at both ends
    bx, n = 9.6, 18
    path = [(1.0 + 5.8 * i / n, 1.06 + 1.5 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        with at(bx, y0, z0, rx=math.degrees(math.atan2(z1 - z0, y1 - y0))):
            box(1.7, math.hypot(y1 - y0, z1 - z0) + .02, .12, 0, .16, 0, "oak", .01)
    for sx in (-.88, .88):
        pts = [(bx + sx, y, z) for y, z in path]
        tube(pts, .1, "hop")
        tube([(x, y, z + .9) for x, y, z in pts], .05, "hop")
        for x, y, z in pts[::2]:
            tube([(x, y, z), (x, y, z + .9)], .035, "hop")
