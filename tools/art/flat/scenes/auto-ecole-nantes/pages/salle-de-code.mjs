import { box, disc, face, onLeft, onRight, picture, shade } from "../../../iso.mjs";

const WALL = "#dfe6f3";
const parts = [];
parts.push(box([0, 0, -0.3], [10, 10, 0.3], "#c9a77e"));
for (let y = 0; y < 10; y += 1)
  parts.push(
    face(
      [
        [0, y, 0],
        [10, y, 0],
        [10, y + 0.06, 0],
        [0, y + 0.06, 0],
      ],
      "#b8946b",
    ),
  );
parts.push(
  box([-0.3, -0.3, -0.3], [10.3, 0.3, 6.6], shade(WALL, 0.25)),
  box([-0.3, 0, -0.3], [0.3, 10, 6.6], WALL),
);
// Screen with a road question, and its four answers.
parts.push(onLeft([2.2, 0, 2.2], [5.6, 3.5], "#22304a"), onLeft([2.4, 0.02, 2.4], [5.2, 3.1], "#9cc7e6"));
parts.push(
  face(
    [
      [3.6, 0.04, 2.4],
      [6.4, 0.04, 2.4],
      [5.3, 0.04, 4.1],
      [4.7, 0.04, 4.1],
    ],
    "#6c7781",
  ),
  face(
    [
      [4.93, 0.05, 2.5],
      [5.07, 0.05, 2.5],
      [5.03, 0.05, 3.9],
      [4.97, 0.05, 3.9],
    ],
    "#ffffff",
  ),
);
parts.push(
  face(
    [
      [2.4, 0.03, 2.4],
      [3.6, 0.03, 2.4],
      [4.7, 0.03, 4.1],
      [2.4, 0.03, 4.1],
    ],
    "#7fb27c",
  ),
  face(
    [
      [6.4, 0.03, 2.4],
      [7.6, 0.03, 2.4],
      [7.6, 0.03, 4.1],
      [5.3, 0.03, 4.1],
    ],
    "#7fb27c",
  ),
);
parts.push(
  face(
    [
      [6.2, 0.06, 5.1],
      [7.2, 0.06, 5.1],
      [6.7, 0.06, 4.25],
    ],
    "#d8433a",
  ),
  face(
    [
      [6.42, 0.07, 5],
      [6.98, 0.07, 5],
      [6.7, 0.07, 4.5],
    ],
    "#ffffff",
  ),
);
// Windows on the left wall.
for (const y of [1.4, 4.4, 7.4])
  parts.push(
    onRight([0, y, 2.4], [1.9, 2.6], "#ffffff"),
    onRight([0, y + 0.15, 2.55], [0.72, 2.3], "#a9d3ec"),
    onRight([0, y + 1.03, 2.55], [0.72, 2.3], "#a9d3ec"),
  );
// Chairs in rows, each with its answering box.
for (let row = 0; row < 3; row++)
  for (let column = 0; column < 4; column++) {
    const [x, y] = [1.7 + column * 1.9, 3 + row * 2.1];
    const colour = (row + column) % 4 === 1 ? "#f26b3a" : "#1d3f72";
    for (const [lx, ly] of [
      [0, 0],
      [0.8, 0],
      [0, 0.8],
      [0.8, 0.8],
    ])
      parts.push(box([x + lx, y + ly, 0], [0.08, 0.08, 0.8], "#5b6770"));
    parts.push(
      box([x, y, 0.8], [0.9, 0.9, 0.14], colour),
      box([x, y + 0.82, 0.94], [0.9, 0.1, 0.95], colour),
    );
    parts.push(box([x + 0.3, y + 0.2, 0.94], [0.32, 0.42, 0.06], "#f4f6f7"));
  }
// The teacher's desk, and a plant.
parts.push(
  box([8.3, 0.9, 0], [1.3, 1.9, 1.3], "#a97c50"),
  box([8.5, 1.3, 1.3], [0.7, 0.9, 0.06], "#39434b"),
  box([8.2, 0.8, 1.28], [1.5, 2.1, 0.08], "#c9a77e"),
);
parts.push(
  box([0.6, 0.5, 0], [0.8, 0.8, 0.7], "#f26b3a"),
  disc([1, 0.9, 1.5], 0.75, "left", "#4f8a5c"),
  disc([1.2, 1, 2], 0.5, "left", "#62a06d"),
);

export default picture(parts, { width: 23.5, centre: [5, 5, 2.8] });
