"""Office service: the meeting room between two meetings."""
from furniture import *
from kit import *

room(5.2, 4.4, 2.25, lwall="#C4E3D6", rwall="paper", floor=planks(along="y"),
     lholes=[win(1.1, .55, 1.2, 1.35), win(2.6, .55, 1.2, 1.35), win(3.75, .55, .7, 1.35, cols=1)],
     rholes=[door(4.5, .85, 1.85, m="hop", glazed=True)])

rug(2.45, 2.05, 3.7, 2.5, "zinc", "hop3")
# the table: rounded ends, eight chairs
with at(2.45, 2.05):
    prism(rounded(-1.4, -.55, 1.4, .55, .5), .05, "oak", z=.7, r=.02)
    for x in (-.8, .8):
        box(.12, .6, .68, x, 0, .02, "ink", .02)
        box(.5, .8, .05, x, 0, 0, "ink", .02)
    for x in (-.9, 0, .9):
        for sy, turn in ((-1, 180), (1, 0)):
            office_chair(x, sy * .92, turn + (8 if x else -14), ("hop", "ink2", "hop")[round(x / .9) + 1])
    office_chair(1.95, 0, -82, "soleil")
    laptop(-.9, -.2, .75, 8)
    for x, y, r in ((-.05, .25, 80), (.55, -.2, 12), (.9, .22, 175)):
        sheet(x, y, .755, r)
    for x, y, c in ((-.45, .3, "soleil"), (.25, -.3, "white"), (1.15, -.05, "terra")):
        cup(x, y, .75, c)
    vase(.2, .04, .75, "hop", .7)
# screen and sideboard
with right(1.7, .98):
    box(1.7, .05, .96, 0, -.03, 0, "ink", .02)
    box(1.62, .02, .88, 0, -.06, .04, "#E9F1F4", .006)
    for i, (h, c) in enumerate(((.22, "hop3"), (.36, "hop"), (.3, "terra2"), (.52, "hop"), (.44, "soleil"))):
        box(.14, .012, h, -.1 + i * .19, -.074, .14, c, .004)
    for k in range(3):
        box(.36 - .06 * k, .012, .03, -.5, -.074, .62 - .1 * k, "ink3", .003)
with right(1.7):
    with at(0, -.22):
        box(1.9, .38, .5, z=.06, m="oak", r=.012)
        for k in (-1, 0, 1):
            box(.58, .02, .42, k * .61, -.2, .1, "white", .008)
        with at(-.7, 0, .56):
            box(.3, .28, .36, m="ink", r=.03)
            box(.22, .08, .14, 0, -.13, .08, "zinc3", .01)
            cup(0, -.11, .08, "white")
        for i in range(3):
            cup(-.35 + .14 * i, .02, .56, "white")
        book_stack(.3, 0, .56, 3)
        small_plant(.72, 0, .56, "terra", .42)
with right(3.35, .95):
    picture(.7, .9, "ink", "mint", 0)
    strip(.6, 0, -.12, .98, 1, 9)
with left(4.15, 1.55):
    clock("hop")
for x in (1.75, 3.15):
    pendant(x, 2.05, 1.72, 2.4, "soleil", .2)
# plants
plant(.42, 3.95, 0, "ficus", 1.05, "terra")
plant(3.55, 4.02, 0, "palm", .75, "ink")
# the cleaning of the evening
trolley(.85, .55, 8, .92)
vacuum(3.55, .62, 35, "ink2")
