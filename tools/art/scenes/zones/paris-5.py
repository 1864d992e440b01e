"""5th: the dome on its hill, a school and its books at its foot."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.0, 14.4
STONE = "#F3EADB"

with street(LX, LY, 0, "#E7EAEC"):
    setts(.3, .3, LX - .3, 4.4, .02)
    # temple: steps, portico, body, drum and dome
    with at(10.2, 8.2):
        for i in range(4):
            box(9.6 - .3 * i, 3.4 - .6 * i, .2, 0, -.7 + .3 * i, .2 * i, "stone", .02)
        with at(0, 0, .8):
            with at(0, -.6):
                colonnade(6.6, 6, 4.4, .32, STONE)
            with at(0, .9):
                for u in (-3.3, 3.3):
                    cyl(.32, 4.4, u, 0, 0, STONE, top=.28, seg=24)
            box(7.4, 2.3, .5, 0, .3, 4.4, STONE, .03)
            box(7.8, 2.7, .16, 0, .3, 4.9, STONE, .03)
            with at(0, 1.3, 5.05, rx=90):
                prism([(-3.8, 0), (3.8, 0), (0, 1.5)], 2.5, STONE, z=0, r=.03)
                prism([(-3.0, .2), (3.0, .2), (0, 1.2)], .06, "stone2", z=2.5, r=.01)
            box(9.4, 4.2, 5.2, 0, 3.5, 0, STONE, .03)
            box(9.7, 4.5, .3, 0, 3.5, 5.15, "stone", .03)
            with at(0, 1.38):
                box(1.7, .12, 3.3, 0, 0, 0, "hop", .03)
                for sx in (-1, 1):
                    for z in (.3, 1.7):
                        box(.6, .08, 1.1, sx * .4, -.06, z, "hop2", .03)
            for u in (-4.3, 4.3):
                for z in range(8):
                    box(.42, .1, .1, u, 1.38, .3 + z * .6, "stone2", .01)
            with at(4.72, 3.5, 0, rz=90):
                for z in range(8):
                    box(4.1, .06, .07, 0, -.01, .3 + z * .6, "stone2", .01)
            with at(0, 3.5, 5.4):
                box(5.2, 4.0, .8, m=STONE, r=.03)
                cyl(1.9, 2.5, z=.8, m=STONE, r=.02, seg=48)
                cyl(2.5, .24, z=.8, m="stone", r=.03, seg=48)
                for i in range(20):
                    a = 2 * math.pi * i / 20
                    cyl(.12, 1.9, 2.28 * math.cos(a), 2.28 * math.sin(a), 1.02, STONE, seg=16)
                    with at(1.9 * math.cos(a + .157), 1.9 * math.sin(a + .157), 1.3, rz=math.degrees(a + .157) + 90):
                        box(.3, .08, 1.2, m="shop", r=.01)
                cyl(2.6, .3, z=2.92, m="stone", r=.05, seg=48)
                cyl(2.0, .6, z=3.2, m=STONE, r=.03, seg=48)
                with at(z=3.75):
                    dome(1.95, 2.3, SLATE, "#8599AC", 16)
                    with at(z=2.2):
                        cyl(.5, .2, m="stone", r=.03)
                        for i in range(8):
                            a = math.pi * i / 4
                            cyl(.07, .8, .36 * math.cos(a), .36 * math.sin(a), .2, STONE, seg=12)
                        cyl(.26, .8, z=.2, m="shop")
                        cyl(.52, .14, z=1.0, m="stone", r=.03)
                        with at(z=1.12):
                            dome(.42, .5, SLATE)
                            cyl(.04, .6, z=.45, m="brass")
    # a school on the left, books before its door
    frame = block(.3, 6.6, 4.2, 13.9, floors=2, bays=(2, 3), wall="#F3E8D4", roof=ZINC, balconies=(0,), steep=1.6)
    side, w = frame(0)
    with side:
        shopfront(w - .3, "ink2", 2, doorat=0)
        with at(0, -.16):
            awning(w - .3, 1.0, colours=("terra", "white"), drop=.4)
        for z in (.85, 1.5):
            with at(.95, -.14, z):
                book_row(1.3, .45, .08, fill=.97)
    for x in (1.2, 3.0):
        with at(x, 4.9):
            for sx in (-1, 1):
                box(.06, .5, .62, sx * .6, 0, 0, "hop", .01)
            box(1.4, .62, .34, z=.6, m="hop", r=.02)
            book_row(1.24, .42, .4, 0, 0, .72, fill=.98)
    for x, y, s in ((5.4, 3.4, .72), (15.0, 4.4, .74), (1.4, 1.6, .7)):
        tree(x, y, s)
    lamp_post(8.2, 3.6, "hop", 3.3)
    for x, rz in ((11.0, 0), (13.2, 0)):
        street_bench(x, 2.4, rz)
    trolley(9.9, 4.9, 0, 1.35)
    bucket(11.6, 4.8, "soleil", 1.7)
    planter(5.6, 1.4, 1.5, flowers=("terra2", "white"))
