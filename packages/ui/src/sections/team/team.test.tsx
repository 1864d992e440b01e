import { expect, it } from "vitest";
import { examplePictures } from "../../examples/example-pictures.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { rowsOf, Team } from "./team.tsx";

it.each([
  [1, "twos"],
  [2, "twos"],
  [3, "threes"],
  [4, "fours"],
  [5, "threes"],
  [6, "threes"],
  [7, "fours"],
  [8, "fours"],
  [10, "fours"],
])("shows %i people in %s", (count, rows) => {
  expect(rowsOf(count)).toBe(rows);
});

const marie = { name: "Marie", role: "Fleuriste" };

it("stands an initial where only the others have a portrait", () => {
  const items = [marie, { name: "Émile", role: "Livreur", picture: examplePictures.desk }];
  const html = htmlOf(<Team type="team" title="L'équipe" items={items} />);
  expect(html).toMatch(/aria-hidden="true">M<\/span>/);
  expect(html.match(/<img/g)).toHaveLength(1);
});

it.each([
  ["𝒵oé", "𝒵"],
  ["Me Yann Le Goff", "Y"],
  ["M.\u00a0Pré", "P"],
])("has a whole character as the initial, which is none of a title: %s", (name, initial) => {
  const items = [
    { ...marie, name },
    { name: "Émile", role: "Livreur", picture: examplePictures.desk },
  ];
  expect(htmlOf(<Team type="team" title="L'équipe" items={items} />)).toContain(`>${initial}</span>`);
});

it("has neither portraits nor initials without a picture", () => {
  const html = htmlOf(<Team type="team" title="L'équipe" items={[marie]} />);
  expect(html).not.toMatch(/aria-hidden|<img/);
});
