import { box, disc, face, onLeft, onRight, picture, shade } from "../../../iso.mjs";

const WALL = "#cfe3e8";
const COPPER = "#c9743f";
const parts = [];
// Floor of tiles, and two walls behind.
parts.push(box([0, 0, -0.3], [10, 10, 0.3], "#b9c6cc"));
for (let x = 0; x < 10; x++)
  for (let y = 0; y < 10; y++)
    if ((x + y) % 2 === 0)
      parts.push(
        face(
          [
            [x, y, 0],
            [x + 1, y, 0],
            [x + 1, y + 1, 0],
            [x, y + 1, 0],
          ],
          "#e9eff1",
        ),
      );
parts.push(
  box([-0.3, -0.3, -0.3], [10.3, 0.3, 7], shade(WALL, 0.1)),
  box([-0.3, 0, -0.3], [0.3, 10, 7], WALL),
);
// Tiles of the walls up to the shoulder.
for (let i = 0; i < 10; i++)
  for (let z = 0; z < 4; z++) {
    parts.push(onLeft([i + 0.04, 0, z + 0.04], [0.92, 0.92], (i + z) % 3 ? "#f4f8f9" : "#e3f0f3"));
    parts.push(onRight([0, i + 0.04, z + 0.04], [0.92, 0.92], (i + z) % 3 ? "#dcebef" : "#cde2e8"));
  }
// Window on the left wall, mirror on the right one.
parts.push(
  onRight([0, 5.6, 4.3], [2.6, 2], "#ffffff"),
  onRight([0, 5.8, 4.5], [1.05, 1.6], "#9fd0e8"),
  onRight([0, 6.95, 4.5], [1.05, 1.6], "#9fd0e8"),
);
parts.push(disc([6.7, 0, 5.2], 1.15, "left", "#ffffff"), disc([6.7, 0, 5.2], 1, "left", "#b8dbe6"));
// Pipes of copper along the back wall, down to the basin.
parts.push(
  box([1.2, 0, 4.35], [4.4, 0.14, 0.14], COPPER),
  box([5.5, 0, 1.2], [0.14, 0.14, 3.2], COPPER),
  box([1.2, 0, 2], [0.14, 0.14, 2.4], COPPER),
);
// Radiator for towels.
for (let z = 0; z < 7; z++) parts.push(box([2.3, 0.1, 0.8 + z * 0.48], [1.6, 0.12, 0.2], "#f7f9fa"));
parts.push(box([2.5, 0.24, 1.9], [1.1, 0.1, 1.1], "#e8a33d"));
// Bath along the left wall.
parts.push(box([0.1, 3.4, 0], [3, 5.8, 1.7], "#ffffff"));
parts.push(
  face(
    [
      [0.5, 3.8, 1.7],
      [2.7, 3.8, 1.7],
      [2.7, 8.8, 1.7],
      [0.5, 8.8, 1.7],
    ],
    "#9fd0e8",
  ),
);
parts.push(box([0.3, 6, 1.7], [0.16, 0.16, 1], "#8b98a1"), box([0.3, 6, 2.6], [0.8, 0.16, 0.16], "#8b98a1"));
// Basin on its cupboard.
parts.push(
  box([5.6, 0.2, 0], [2.4, 1.7, 1.9], "#1f6f8b"),
  onLeft([5.8, 1.9, 0.2], [0.95, 1.5], "#2b86a5"),
  onLeft([6.85, 1.9, 0.2], [0.95, 1.5], "#2b86a5"),
);
parts.push(
  box([5.4, 0.1, 1.9], [2.8, 2, 0.35], "#ffffff"),
  disc([6.8, 1.15, 2.25], 0.72, "top", "#d5e6ec"),
  box([6.7, 0.3, 2.25], [0.16, 0.16, 0.8], "#8b98a1"),
  box([6.7, 0.3, 2.95], [0.16, 0.6, 0.14], "#8b98a1"),
);
// Open trap, bucket and tool box before the basin.
parts.push(
  box([7.2, 4.1, 0], [1.7, 1, 0.75], "#d5452f"),
  box([7.9, 4.5, 0.75], [0.3, 0.2, 0.3], "#5b6770"),
  box([7.2, 4.1, 0.7], [1.7, 1, 0.08], "#b03321"),
);
parts.push(
  box([5.2, 5, 0], [0.9, 0.9, 0.8], "#e8a33d"),
  face(
    [
      [5.3, 5.1, 0.8],
      [6, 5.1, 0.8],
      [6, 5.8, 0.8],
      [5.3, 5.8, 0.8],
    ],
    "#9fd0e8",
  ),
);
parts.push(box([6.6, 6.3, 0], [1.9, 0.2, 0.14], COPPER), box([7.8, 6.9, 0], [1.1, 0.2, 0.14], COPPER));

export default picture(parts, { width: 24, centre: [5, 5, 3] });
