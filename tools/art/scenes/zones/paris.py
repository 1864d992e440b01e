"""A Paris street corner in the morning."""
from furniture import *
from kit import *
from street import *

slab(4.7, 4.7, "zinc2", back=.12)
with at(s=.3):
    L = 4.7 / .3
    box(L, L, .03, L / 2, L / 2, -.012, "#9BA7B5", .004)
    prism(rounded(0, 3.9, 12.3, L, (0, 2.2, 0, 0)), .14, "#C6CFD8", r=.03)
    prism(rounded(0, 4.15, 12.05, L, (0, 2.0, 0, 0)), .16, "#E3E8EC", r=.01)
    with at(z=.16):
        frame = corner_building(0, 7, 9.4, L, cut=2.0, bays=(3, 3))
        side, w = frame(0)
        with side:
            shopfront(w - .4, "hop", 3)
            with at(0, -.16):
                awning(w - .5, 1.5, colours=("soleil", "white"))
            box(w, .12, .3, 0, -.04, 0, "stone2", .02)
        side, w = frame(1)
        with side:
            shopfront(w - .3, "hop", 1, doorat=0)
            with at(0, -.16):
                awning(w - .3, .9, colours=("soleil", "white"), drop=.35)
        side, w = frame(2)
        with side:
            for k in range(6):
                box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
            with at(-.2, -.04):
                entrance()
            for x in (-2.5, 2.3):
                with at(x, -.06, .9):
                    window(1.1, 1.5, rail=False)
            with at(-1.55, -.45):
                topiary(s=1.5)
            with at(1.15, -.45):
                topiary(s=1.5)
        # terrace
        for i, x in enumerate((1.2, 3.3, 5.4)):
            round_table(x, 5.35, .42, .74, "white", "ink", "brass")
            cup(x + .1, 5.3, .74, "white", 1.4)
            chair(x - .75, 5.4, 80, "wood2", "terra")
            chair(x + .75, 5.4, -80, "wood2", "terra")
        planter(7.2, 5.5, 1.3, 40)
        lamp_post(10.9, 5.4)
        tree(11.0, 9.6, .95)
        tree(11.0, 13.8, .85)
        for x, y in ((11.6, 7.4), (11.6, 11.8)):
            bollard(x, y)
        trolley(10.35, 12.0, 90, 1.25)
    for i in range(5):
        box(.55, 2.9, .012, 8.1 - i * 1.15 + 1.6, 2.05, .02, "white", .002)
    for i in range(5):
        box(2.6, .55, .012, 13.95, 6.2 + i * 1.15, .02, "white", .002)
