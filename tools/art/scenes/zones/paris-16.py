"""16th: a stone house of 1900, its bow window and its iron marquee, behind a garden."""
from furniture import *
from kit import *
from places import *
from street import *

LX, LY = 15.6, 13.6
WALL = "#F1E4CD"


def bow(x, y, z, floors, rad=1.5, h=2.45):
    """Rounded bay over several floors, with its little dome."""
    with at(x, y, z):
        lathe([(0, -1.0), (.4, -.95), (.9, -.55), (rad, 0), (rad, .2)], "stone2", seg=48)
        cyl(rad - .05, floors * h, m=WALL, r=.02, seg=48)
        for f in range(floors):
            cyl(rad + .08, .2, z=f * h, m="stone", r=.04, seg=48)
            for a in (-140, -90, -40, 10):
                t = math.radians(a)
                with at((rad - .06) * math.cos(t), (rad - .06) * math.sin(t), f * h + .45, rz=a + 90):
                    box(1.0, .12, 1.62, m="stone", r=.03)
                    box(.8, .16, 1.46, 0, 0, .06, "white", .02)
                    for sx in (-1, 1):
                        box(.31, .18, 1.3, sx * .19, 0, .14, "shop", .01)
                    box(.8, .19, .06, 0, 0, 1.02, "white", .005)
            for i in range(9):
                t = math.radians(-150 + i * 22)
                tube([((rad + .16) * math.cos(t), (rad + .16) * math.sin(t), f * h + .2), ((rad + .16) * math.cos(t), (rad + .16) * math.sin(t), f * h + .62)], .025, "ink")
            tube([((rad + .16) * math.cos(t), (rad + .16) * math.sin(t), f * h + .62) for t in (math.radians(-160 + i * 10) for i in range(21))], .04, "ink")
        cyl(rad + .16, .3, z=floors * h, m="stone", r=.06, seg=48)
        with at(z=floors * h + .3):
            dome(rad, 1.7, SLATE, "#8599AC", 10)
            lathe([(0, 1.65), (.16, 1.66), (.1, 1.9), (.2, 2.05), (0, 2.5)], "brass", seg=20)


with street(LX, LY, 2.8):
    frame = block(1.2, 7.6, 12.4, 13.4, floors=2, bays=(4, 2), wall=WALL, roof=SLATE, balconies=(1,), steep=2.2)
    side, w = frame(0)
    with side:
        for k in range(6):  # courses of the ground floor
            box(w + .04, .08, .07, 0, -.03, .55 * k + .3, "stone2", .01)
        with at(-.9, -.04):
            entrance(1.7, 2.75, "hop")
        with at(-.9, -.2, 3.05):  # marquee of iron and glass
            for i in range(7):
                a = math.radians(-180 + i * 30)
                tube([(0, 0, .42), (1.5 * math.cos(a), 1.35 * math.sin(a), 0)], .04, "ink")
            lathe([(0, .4), (1.5, 0), (1.52, .03), (0, .46)], "#BFDAE4", seg=48)
            tube([(1.5 * math.cos(a), 1.5 * math.sin(a), 0) for a in (math.pi + math.pi * i / 20 for i in range(21))], .06, "hop")
        for u in (-4.0, 1.5):
            with at(u, -.05, .75):
                window(1.15, 1.75, rail=False)
        topiary(-2.3, -.6, 0, "ink", 1.3)
        topiary(.5, -.6, 0, "ink", 1.3)
    side, w = frame(1)
    with side:
        for k in range(6):
            box(w + .04, .08, .07, 0, -.03, .55 * k + .3, "stone2", .01)
        for u in (-1.5, 1.5):
            with at(u, -.05, .75):
                window(1.15, 1.75, rail=False)
    bow(10.6, 7.7, GROUND, 2, 1.6)
    # garden behind its railing
    lawn(1.2, 4.4, 4.9, 6.9)
    lawn(8.3, 4.4, 12.4, 5.8)
    box(2.6, 3.4, .03, 6.6, 5.8, .01, "cream", .01)
    garden_front(4.2, ((3.05, 3.9), (10.4, 4.2)), (5.15, 8.15, 1.0, 12.6))
    hedge(2.8, 6.4, 2.9, h=.7)
    tree(2.2, 5.2, .66, grate=False)
    ball(.45, 9.3, 5.2, .4, "leaf2", rough=.2)
    ball(.36, 11.5, 5.2, .35, "leaf3", rough=.2)
    for x in (9.0, 9.8, 10.6, 11.2):
        ball(.13, x, 4.9, .36, "terra2", sub=2)
    # avenue
    for x, y, s in ((14.2, 12.0, .95), (14.3, 8.2, .85), (14.1, 4.4, .8)):
        tree(x, y, s)
    lamp_post(1.9, 3.5, "ink", 3.4)
    street_bench(11.4, 3.55, 180)
    trolley(8.4, 3.5, 0, 1.35)
    bucket(6.8, 3.6, "soleil", 1.7)
