"""An open-plan office of a young company."""
from furniture import *
from kit import *

room(4.6, 4.4, 2.28, lwall="#C4E3D6", rwall="paper", floor=planks(along="x"),
     lholes=[win(1.25, .75, 1.25, 1.1), win(3.0, .75, 1.25, 1.1)],
     rholes=[door(3.95, .85, 1.8, m="hop", glazed=True)])

rug(2.35, 1.75, 3.1, 2.5, "zinc", "zinc2")
# bench of four desks, two by two
for sx, rz in ((-1, -90), (1, 90)):
    for k, y in enumerate((1.12, 2.4)):
        with at(2.35 + sx * .37, y, 0, rz=rz):
            desk(w=1.24, d=.7)
            monitor(0, .17, .74, w=.56, shine=("hop3", "terra2")[k])
            keyboard(-.05, -.14, .74)
            office_chair(.05 * k, -.66, 180 + (14 if k else -20), ("hop", "soleil", "ink2", "hop")[k + (2 if sx > 0 else 0)])
box(.03, 2.4, .3, 2.35, 1.76, .72, "hop3", .012)
cup(2.9, .72, .74, "soleil")
small_plant(2.36 + .2, 1.76, .74, "white", .36)
sheet(2.95, 1.75, .745, 70)
cup(1.85, 2.9, .74, "white")
with right(.75):
    bookcase(1.1, 1.5, .3, 4, "oak", fill=(.45, .8))
with right(2.3, .95):
    box(1.5, .03, .85, 0, -.015, 0, "white", .01)
    box(1.56, .02, .91, 0, -.008, -.03, "zinc3", .008)
    for i, (u, v, c) in enumerate(((-.5, .55, "soleil"), (-.32, .55, "soleil"), (-.5, .37, "hop3"), (.0, .5, "terra2"), (.18, .5, "soleil"), (.0, .32, "hop3"), (.4, .55, "soleil"))):
        box(.13, .01, .13, u, -.035, v, c, .002)
    for k in range(3):
        box(.3 - .06 * k, .008, .02, -.35, -.034, .24 - .06 * k, "ink3", 0)
    strip(1.3, 0, -.08, .96, 8, .35)
    tube([(.2, -.036, .12), (.35, -.036, .25), (.46, -.036, .2), (.62, -.036, .4)], .01, "hop")
with right(2.35):
    with at(0, -.2):
        box(1.5, .36, .5, m="oak", r=.012)
        for k in (-1, 0, 1):
            box(.46, .02, .42, k * .49, -.18, .04, "white", .008)
        vase(-.5, 0, .5, "terra", 1)
        book_stack(.1, 0, .5, 4)
        cup(.5, 0, .5, "hop")
plant(.42, 2.12, 0, "ficus", 1.05, "terra")
plant(4.2, .45, 0, "palm", .8, "ink")
for y in (1.12, 2.4):
    pendant(2.35, y, 1.72, 2.3, "soleil", .2)
trolley(.75, .62, 90, .9)
vacuum(3.72, 2.35, 15, "ink2")
