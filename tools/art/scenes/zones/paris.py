"""A Paris street corner in the morning."""
from furniture import *
from kit import *
from street import *

crossroads()
with at(z=.048, s=.3):
    frame = corner_building(0, 5.4, 11.2, 13.5, bays=(3, 2), floors=2)
    side, w = frame(0)
    with side:  # café
        shopfront(w - .4, "hop", 3)
        with at(0, -.16):
            awning(w - .5, 1.4, colours=("soleil", "white"))
    side, w = frame(1)
    with side:
        shopfront(w - .3, "hop", 1, doorat=0)
        with at(0, -.16):
            awning(w - .3, .8, colours=("soleil", "white"), drop=.35)
    side, w = frame(2)
    with side:  # offices
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        with at(-.6, -.04):
            entrance()
        with at(1.9, -.06, .9):
            window(1.1, 1.5, rail=False)
        topiary(-2.05, -.5, 0, "ink", 1.5)
    for x in (1.3, 3.8, 6.3):
        round_table(x, 3.95, .45, .74, "white", "ink", "brass")
        cup(x + .1, 3.9, .74, "white", 1.5)
        chair(x - .78, 4.0, 80, "wood2", "terra")
        chair(x + .78, 4.0, -80, "wood2", "terra")
    planter(8.4, 4.2, 1.3, 20)
    lamp_post(12.8, 6.2)
    tree(12.6, 13.0, .72)
    bollard(13.0, 7.6)
    bollard(13.0, 9.0)
    trolley(12.2, 11.3, 90, 1.4)
