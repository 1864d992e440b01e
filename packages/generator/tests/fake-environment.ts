import { fold } from "@vitrine/french/fold";
import type { ContentFolder, Unreadable } from "../src/1-load/content-folder.ts";
import type { PictureIndex } from "../src/3-resolve/pictures/pictures.ts";
import type { Dictionary } from "../src/dictionary/french-dictionary.ts";
import type { Commune, CommuneRegistry } from "../src/communes/commune-registry.ts";

const hautsDeSeine = { code: "92", name: "Hauts-de-Seine" };
const valDeMarne = { code: "94", name: "Val-de-Marne" };

const COMMUNES: readonly Commune[] = [
  {
    insee: "92024",
    name: "Clichy",
    elides: false,
    department: hautsDeSeine,
    postalCodes: ["92110"],
    population: 63089,
    formerNames: [],
  },
  {
    insee: "92044",
    name: "Levallois-Perret",
    elides: false,
    department: hautsDeSeine,
    postalCodes: ["92300"],
    population: 68092,
    formerNames: [],
  },
  {
    insee: "92078",
    name: "Villeneuve-la-Garenne",
    elides: false,
    department: hautsDeSeine,
    postalCodes: ["92390"],
    population: 24097,
    formerNames: [],
  },
  {
    insee: "94043",
    name: "Le Kremlin-Bicêtre",
    elides: false,
    department: valDeMarne,
    postalCodes: ["94270"],
    population: 24308,
    formerNames: [],
  },
];

/** A divided city. The list of communes lacks it, as the real one has its arrondissements instead. */
const PARIS: Commune = {
  insee: "75056",
  name: "Paris",
  elides: false,
  department: { code: "75", name: "Paris" },
  postalCodes: [],
  population: 2103778,
  formerNames: [],
  divided: true,
};

/** Four communes, one of them with an article, and a divided city. */
export const fakeRegistry: CommuneRegistry = {
  all: () => COMMUNES,
  named: (wanted) => COMMUNES.find(({ name }) => name === wanted),
  byInsee: (code) => [...COMMUNES, PARIS].find(({ insee }) => insee === code),
  successor: (code) =>
    code === "92025" ? { commune: COMMUNES[0] as Commune, name: "Clichy-la-Garenne" } : undefined,
  inDepartment: (code) => COMMUNES.filter(({ department }) => department.code === code),
  placeWords: () => new Set(COMMUNES.flatMap(({ name }) => fold(name).split("-"))),
};

const measured = { widths: [400, 800], width: 800, height: 450, version: "0123abcd" };

/** The pictures that the base content names. */
export const fakePictures: PictureIndex = new Map(
  ["pages/accueil", "sectors/nettoyage-immeuble", "zones/hauts-de-seine", "zones/paris"].map((name) => [
    name,
    measured,
  ]),
);

/** A dictionary that accepts every word. */
const everyWord: Dictionary = { has: () => true, suggest: () => [] };

/** Inputs for plans of the base content, in place of installed packages and of pictures on disk. */
export const fakeEnvironment = {
  registry: fakeRegistry,
  pictures: fakePictures,
  dictionary: everyWord,
} as const;

/** Makes a content folder in memory. */
export function mapFolder(files: ReadonlyMap<string, Uint8Array | Unreadable>): ContentFolder {
  return {
    paths: () => [...files.keys()],
    read: (path) => files.get(path) ?? new Uint8Array(),
  };
}
