"""Left bank: a bookshop on the corner, its boxes on the pavement."""
from furniture import *
from kit import *
from street import *

crossroads()


def book_box(x, y, rz=0, m="hop"):
    with at(x, y, rz=rz):
        for sx in (-1, 1):
            box(.06, .5, .62, sx * .6, 0, 0, m, .01)
        box(1.4, .62, .34, z=.6, m=m, r=.02)
        book_row(1.24, .42, .4, 0, 0, .72, fill=.98)


with at(z=.048, s=.3):
    frame = corner_building(0, 5.4, 11.2, 13.5, bays=(3, 2), floors=2, wall="#F1E3CC", roof="#8FA3B7")
    side, w = frame(0)
    with side:  # bookshop
        shopfront(w - .4, "ink2", 3, doorat=1)
        with at(0, -.16):
            awning(w - .5, 1.0, colours=("hop", "white"), drop=.4)
        for x in (-3.1, 3.0):  # books in the window
            for z in (.85, 1.5):
                box(2.2, .06, .06, x, -.14, z, "wood", .01)
                with at(x, -.14, z + .06):
                    book_row(2.1, .45, .08, fill=.97)
    side, w = frame(1)
    with side:
        shopfront(w - .3, "ink2", 1)
        with at(0, -.14):
            for z in (.8, 1.35, 1.9):
                box(1.9, .06, .06, 0, 0, z, "wood", .01)
                with at(0, 0, z + .06):
                    book_row(1.8, .42, .08, fill=.97)
    side, w = frame(2)
    with side:
        for k in range(6):
            box(w, .06, .06, 0, -.03, .55 * k + .25, "stone2", .01)
        with at(-.6, -.04):
            entrance(m="terra")
        with at(1.9, -.06, .9):
            window(1.1, 1.5, rail=False)
    for x, m in ((1.2, "hop"), (2.9, "hop"), (6.6, "hop"), (8.2, "hop")):
        book_box(x, 4.3, 0, m)
    street_bench(11.6, 4.1, 38)
    lamp_post(12.8, 6.6)
    tree(12.6, 12.8, .75)
    bucket(9.75, 3.9, "soleil", 1.7)
    topiary(11.8, 8.3, 0, "ink", 1.5)
    trolley(12.2, 11.0, 90, 1.4)
