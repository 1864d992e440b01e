import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BASE } from "./base-content.ts";

const REAL = join(import.meta.dirname, "../../../content");
/** The pictures that the base content names. */
const PICTURE =
  /^(?:pages\/accueil|sectors\/nettoyage-immeuble|zones\/(?:hauts-de-seine|paris))-\d+\.(?:avif|webp)$/;
const ARRONDISSEMENTS = [1, 2, 3, 4, 15, 16].map((number) => `paris-${number}`);
/** Keys of a local page that name neither another page nor a picture. */
const OWN_KEYS = /^(?:insee|title|description|tagline|intro|neighbourhoods):/;

/** Writes the base content with its pictures, for tests to which the size of the content does not matter. */
export function writeSmallContent(folder: string): void {
  cpSync(BASE, folder, { recursive: true });
  const images = join(REAL, "images");
  cpSync(images, join(folder, "images"), {
    recursive: true,
    filter: (source) => !source.includes(".") || PICTURE.test(source.slice(images.length + 1)),
  });
}

/** Adds the local pages of some arrondissements, with three neighbourhoods each. */
export function addArrondissements(folder: string): void {
  for (const name of ARRONDISSEMENTS) {
    const neighbours = ARRONDISSEMENTS.filter((other) => other !== name).slice(0, 3);
    const own = readFileSync(join(REAL, `zones/${name}.yaml`), "utf8")
      .split(/^(?=\w+:)/m)
      .filter((entry) => OWN_KEYS.test(entry))
      .map((entry) =>
        entry
          .split(/^(?= {2}- name:)/m)
          .slice(0, 4)
          .join(""),
      );
    writeFileSync(
      join(folder, `zones/${name}.yaml`),
      `${own.join("")}neighbours: [${neighbours.join(", ")}]\n`,
    );
  }
}
