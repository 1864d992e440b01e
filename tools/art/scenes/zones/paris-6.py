"""6th: a church of two unequal towers above its double colonnade, the square's fountain, a bookshop, green chairs."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 16.4, 14.2


def book_box(x, y, rz=0, m="hop"):
    with at(x, y, rz=rz):
        for sx in (-1, 1):
            box(.06, .5, .62, sx * .6, 0, 0, m, .01)
        box(1.4, .62, .34, z=.6, m=m, r=.02)
        book_row(1.24, .42, .4, 0, 0, .72, fill=.98)


def belfry(w, h, m="stone"):
    """A square stage of a tower with an arch on each side that is seen; on the origin."""
    box(w, w, h, m=m, r=.03)
    for turn in (0, 90):
        with at(w / 2 if turn else 0, 0 if turn else -w / 2, 0, rz=turn):
            with at(rx=90):
                prism(arch(-w * .2, .35, w * .2, h - .3), .06, "warm" if EVENING else "#8FA3B6", z=-.01, r=0)
            for sx in (-1, 1):
                box(.24, .14, h - .1, sx * (w / 2 - .22), -.03, 0, "stone2", .02)
    box(w + .3, w + .3, .22, z=h - .08, m=m, r=.03)


def square_fountain(x, y, s=1.0):
    """Three steps of basins around a small temple of arched niches."""
    with at(x, y, s=s):
        for rad, z, h in ((3.0, 0, .16), (2.7, .1, .52)):
            lathe([(0, z), (rad, z), (rad, z + h), (0, z + h)], "stone2" if z == 0 else "stone", seg=8, angle=10)
        lathe([(0, .63), (2.46, .63)], "water", seg=8)
        lathe([(0, .6), (1.62, .6), (1.62, 1.12), (0, 1.12)], "stone", seg=8, angle=10)
        lathe([(0, 1.13), (1.42, 1.13)], "water2", seg=8)
        box(1.5, 1.5, 2.5, z=1.0, m="stone", r=.03)
        for turn in (0, 90):
            with at(.75 if turn else 0, 0 if turn else -.75, 0, rz=turn):
                with at(rx=90):
                    prism(arch(-.36, 1.55, .36, 3.1), .05, "#C9BBA2", z=-.01, r=0)
                lathe([(0, 1.55), (.2, 1.55), (.12, 1.75), (.1, 1.95), (.26, 2.3), (.22, 2.42), (0, 2.45)], "stone", y=-.1, seg=20)
                for sx in (-1, 1):
                    box(.2, .1, 2.4, sx * .6, -.03, 1.05, "stone2", .02)
                box(.5, .3, .12, 0, -.5, 1.12, "white", .04)
        box(1.8, 1.8, .22, z=3.44, m="stone", r=.04)
        for i in range(6):
            box(1.5 - .23 * i, 1.5 - .23 * i, .16, z=3.62 + .15 * i, m="stone2", r=.04)
        ball(.18, 0, 0, 4.62, "stone")


slab(LX * .3, LY * .3, "zinc2", back=.12)
with at(s=.3):
    box(LX - .03, LY - .03, .1, LX / 2, LY / 2, -.012, "#C6CFD8", .02)
    setts(.3, .3, LX - .3, LY - .3, .08, (1.05, .72))
    with at(z=.11):
        # the church: nave, porch on two storeys, towers
        cx, y0, w, d = 5.4, 8.6, 5.4, 5.2
        box(w + 1.8, d - .6, 5.5, cx, y0 + 2.6, 0, "stone", .03)
        with at(cx, y0 + 2.6, 5.5):
            gable(w + 1.6, d - .8, .9, "stone", SLATE)
        for i in range(3):
            box(9.6 - .5 * i, 1.5 - .4 * i, .16, cx, y0 - .5 + .2 * i, .15 * i, "stone2", .02)
        with at(cx, y0, .45):
            box(w + .1, 1.4, 2.9, 0, 1.2, 0, "#D9CBB2", .01)
            for i in range(3):
                with at(-1.55 + 1.55 * i, .48):
                    with at(rx=90):
                        prism(arch(-.46, 0, .46, 2.2), .06, "hop" if i == 1 else "walnut", z=-.01, r=.01)
            colonnade(w - .5, 6, 2.9, .24)
            for u in (-1.5, 0, 1.5):  # from below, between the columns
                evening_lamp(u, .05, .5, 9, .08)
        with at(cx, y0, 4.0):
            box(w + .1, 1.3, 2.7, 0, .9, 0, "#D9CBB2", .01)
            for i in range(5):
                with at(-1.94 + .97 * i, .24):
                    with at(rx=90):
                        prism(arch(-.3, .15, .3, 1.75), .06, "#8FA3B6", z=-.01, r=0)
            with at(0, -.2):
                railing(w - .2, .5, gap=.3, m="stone")
            colonnade(w - .5, 6, 2.2, .2)
            for u in (-1.5, 0, 1.5):
                evening_lamp(u, -.05, .4, 7, .08)
        box(w + .2, 2.2, .24, cx, y0 + .9, 6.75, "stone", .03)
        with at(cx, y0 - .1, 6.98):
            for i in range(19):
                cyl(.07, .42, -w / 2 + .15 + i * (w - .3) / 18, 0, 0, "stone2", seg=12)
            box(w, .22, .12, 0, 0, .42, "stone", .02)
        for x, tall in ((cx - w / 2 - 1.15, True), (cx + w / 2 + 1.15, False)):
            with at(x, y0 + .8):
                t = 2.3
                evening_lamp(0, -2.3, .6, 22, .1)
                box(t, t, 7.0, m="stone", r=.03)
                for z in (3.55, 6.7):
                    box(t + .3, t + .3, .26, z=z, m="stone2", r=.03)
                for turn in (0, 90):
                    with at(t / 2 if turn else 0, 0 if turn else -t / 2, 0, rz=turn):
                        for z, h in ((.9, 2.0), (4.3, 1.9)):
                            with at(rx=90):
                                prism(arch(-.42, z, .42, z + h), .06, "#8FA3B6" if z > 2 else "#C9BBA2", z=-.01, r=0)
                        for sx in (-1, 1):
                            box(.26, .12, 6.9, sx * (t / 2 - .2), -.03, 0, "stone2", .02)
                with at(z=6.95):
                    belfry(2.1, 2.0)
                with at(z=9.05):
                    if tall:
                        cyl(.92, 1.7, m="stone", r=.03)
                    else:
                        lathe([(0, 0), (.97, 0), (.97, 1.2), (0, 1.2)], "stone", seg=8, angle=10)
                    h = 1.7 if tall else 1.2
                    for i in range(8):
                        with at(rz=45 * i + 22.5):
                            with at(0, -.9, 0, rx=90):
                                prism(arch(-.2, .25, .2, h - .35), .06, "#8FA3B6", z=-.01, r=0)
                    lathe([(0, h - .08), (1.06, h - .08), (1.06, h + .1), (0, h + .1)], "stone2", seg=40 if tall else 8, angle=10)
                    if tall:
                        for i in range(14):
                            a = 2 * math.pi * i / 14
                            cyl(.05, .34, .9 * math.cos(a), .9 * math.sin(a), 1.8, "stone2", seg=10)
                        cyl(.98, .1, z=2.1, m="stone", r=.02)
        # the bookshop
        frame = block(11.6, 8.4, 16.0, 13.8, floors=2, bays=(2, 2), wall="#F3E8D4", roof=ZINC, balconies=(0,), steep=1.6)
        side, bw = frame(0)
        with side:
            shopfront(bw - .5, "ink2", 3, doorat=1)
            with at(0, -.16):
                awning(bw - .5, 1.0, colours=("terra", "white"), drop=.4)
            for x in (-1.3, 1.3):
                for z in (.8, 1.4):
                    box(1.0, .06, .06, x, -.14, z, "wood", .01)
                    with at(x, -.14, z + .06):
                        book_row(.95, .42, .08, fill=.97)
        side, bw = frame(1)
        with side:
            with at(-1.1, 0):
                shopfront(bw - 2.7, "ink2", 2)
                for x in (-.67, .67):
                    for z in (.8, 1.4, 2.0):
                        box(1.04, .06, .06, x, -.14, z, "wood", .01)
                        with at(x, -.14, z + .06):
                            book_row(1.0, .42, .08, fill=.97)
            with at(1.35, -.04):
                entrance(1.1, 2.5, "hop")
        for x in (13.4, 15.2):
            book_box(x, 6.9, 0)
        # the square
        square_fountain(7.6, 4.1)
        for u in (-1.9, 1.9):
            evening_lamp(7.6 + u, 4.1 - 1.9, 1.2, 9, .08)
        for x, y, s in ((2.1, 1.9, .82), (1.4, 5.3, .82), (14.8, .9, .66)):
            tree(x, y, s)
        for x, y, rz in ((4.5, 2.5, 50), (5.0, 1.3, 10), (4.1, 4.9, 80), (10.9, 2.1, -50)):
            chair(x, y, rz, "hop", "hop2")
        lamp_post(.8, .8, "hop", 3.4)
        trolley(11.7, 5.9, 0, 1.35)
        bucket(13.0, 5.0, "soleil", 1.7)
