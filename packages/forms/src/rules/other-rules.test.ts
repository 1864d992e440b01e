import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { expect, it } from "vitest";
import { exampleForm } from "../tests/example-form.ts";
import { issueMessage } from "./issue-message.ts";
import { checkOthers, dayOf, readFiles } from "./other-rules.ts";

/** Returns the message about an answer to the field, or undefined if it is right. */
function said(field: FormField, answer: string, refused: readonly string[] = []): string | undefined {
  const form = { ...exampleForm, groups: [{ legend: "", fields: [field] }] };
  const given = {
    fields: [field],
    answers: { [field.name]: answer },
    refused,
    files: () => [],
  };
  const [issue] = checkOthers(form, given);
  return issue && issueMessage(form, issue);
}

const seats = { type: "number", name: "postes", label: "Postes" } as const;
const begin = { type: "date", name: "debut", label: "Début" } as const;

it.each([
  ["12", {}],
  ["-3", {}],
  ["1", { min: 1, max: 9 }],
  ["9", { min: 1, max: 9 }],
  ["", { min: 1 }],
])("takes the number %j between %j", (answer, limits) => {
  expect(said({ ...seats, ...limits }, answer)).toBeUndefined();
});

it.each([
  ["douze", {}, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier."],
  ["1.5", {}, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier."],
  ["0", { min: 1 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier à partir de 1."],
  ["10", { max: 9 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier jusqu’à 9."],
  ["10", { min: 1, max: 9 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier de 1 à 9."],
])("refuses the number %j between %j", (answer, limits, message) => {
  expect(said({ ...seats, ...limits }, answer)).toBe(message);
});

it("believes the browser that an answer is no number, though it gives none", () => {
  expect(said(seats, "", ["postes"])).toBe("Nombre à corriger\u00A0: Postes. Écrivez un nombre entier.");
});

it.each([
  ["2026-09-01", {}],
  ["2026-09-01", { min: "2026-09-01", max: "2026-09-01" }],
  [dayOf("today"), { min: "today", max: "today" }],
])("takes the day %s between %j", (answer, limits) => {
  expect(said({ ...begin, ...limits }, answer)).toBeUndefined();
});

it.each([
  ["2026-09-00", {}, "Date à corriger\u00A0: Début. Choisissez un jour."],
  ["1er septembre", {}, "Date à corriger\u00A0: Début. Choisissez un jour."],
  [
    "2026-08-31",
    { min: "2026-09-01" },
    "Date à corriger\u00A0: Début. Choisissez un jour à partir du 01/09/2026.",
  ],
  [
    "2027-01-01",
    { min: "2026-09-01", max: "2026-12-31" },
    "Date à corriger\u00A0: Début. Choisissez un jour du 01/09/2026 au 31/12/2026.",
  ],
])("refuses the day %s between %j", (answer, limits, message) => {
  expect(said({ ...begin, ...limits }, answer)).toBe(message);
});

it("quotes a label that is a question", () => {
  expect(said({ ...begin, label: "Quel jour\u202F?" }, "demain")).toBe(
    "Date à corriger\u00A0: «\u00A0Quel jour\u202F?\u00A0». Choisissez un jour.",
  );
});

it("takes the visitor's own day for today", () => {
  expect(dayOf("today", new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(dayOf("today", new Date(2026, 11, 31, 23, 30))).toBe("2026-12-31");
  expect(dayOf("today+2", new Date(2026, 11, 30, 23, 30))).toBe("2027-01-01");
});

it("counts years back to the day on which somebody of that age was born", () => {
  expect(dayOf("today-15y", new Date(2026, 10, 28, 0, 30))).toBe("2011-11-28");
  expect(dayOf("today-15y", new Date(2028, 1, 29))).toBe("2013-02-28");
  expect(dayOf("today-16y", new Date(2028, 1, 29))).toBe("2012-02-29");
});

it("says the latest day to a visitor who is too young", () => {
  const limit = dayOf("today-15y");
  const birth: FormField<"date"> = { ...begin, label: "Date de naissance", max: "today-15y" };
  expect(said(birth, limit)).toBeUndefined();
  expect(said(birth, dayOf("today-14y"))).toBe(
    `Date à corriger\u00A0: Date de naissance. Choisissez un jour jusqu’au ${limit.split("-").toReversed().join("/")}.`,
  );
});

const photo: FormField<"file"> = { type: "file", name: "photo", label: "Photo", accept: ["image"] };
const plans: FormField<"file"> = {
  type: "file",
  name: "plans",
  label: "Plans",
  accept: ["pdf"],
  multiple: true,
};
const filesForm: Form = { ...exampleForm, groups: [{ legend: "", fields: [photo, plans] }] };

const file = (name: string, type = "", size = 1000) => ({ name, type, size, slice: () => new Blob() });
function saidOfFiles(
  chosen: Readonly<Record<string, readonly ReturnType<typeof file>[]>>,
  of = filesForm,
): string[] {
  const fields = [photo, plans];
  const files = (name: string) => chosen[name] ?? [];
  const answers = Object.fromEntries(
    fields.map(({ name }) => [
      name,
      files(name)
        .map((one) => one.name)
        .join("\n"),
    ]),
  );
  const issues = checkOthers(of, { fields, answers, refused: [], files });
  return issues.map((issue) => issueMessage(of, issue));
}

it("takes no file, and files of the accepted kinds", () => {
  expect(saidOfFiles({})).toEqual([]);
  expect(
    saidOfFiles({ photo: [file("fuite.HEIC", "image/heic")], plans: [file("Plan.PDF"), file("pièces.pdf")] }),
  ).toEqual([]);
});

it("takes an iPhone's photo from a system that knows no type for it", () => {
  expect(saidOfFiles({ photo: [file("IMG_0012.HEIC")] })).toEqual([]);
  expect(saidOfFiles({ photo: [file("notes")], plans: [file("IMG_0012.HEIC")] })).toHaveLength(2);
});

it("asks again for a file without a byte before it is sent, since nobody could use it", () => {
  expect(saidOfFiles({ photo: [file("fuite.jpg", "image/jpeg", 0)] })).toEqual([
    "Fichier illisible\u00A0: Photo. Choisissez-le de nouveau.",
  ]);
});

it("asks again for a file that can't be read any more", async () => {
  const unreadable = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  const gone = { ...file("fuite.jpg", "image/jpeg"), slice: () => unreadable };
  await readFiles({ fields: [photo], files: () => [gone] });
  expect(saidOfFiles({ photo: [gone] })).toEqual([
    "Fichier illisible\u00A0: Photo. Choisissez-le de nouveau.",
  ]);
  expect(saidOfFiles({ photo: [file("fuite.jpg", "image/jpeg")] })).toEqual([]);
});

it("refuses files of other kinds, and says which fit", () => {
  expect(
    saidOfFiles({
      photo: [file("fuite.jpg", "application/zip")],
      plans: [file("plan.pdf"), file("plan.exe")],
    }),
  ).toEqual([
    "Fichier refusé\u00A0: Photo. Choisissez une image.",
    "Fichier refusé\u00A0: Plans. Choisissez des PDF.",
  ]);
});

it("adds up the sizes of all files", () => {
  const half = { photo: [file("a.png", "image/png", 5_000_000)] };
  expect(saidOfFiles({ ...half, plans: [file("b.pdf", "", 5_000_000)] })).toEqual([]);
  expect(saidOfFiles({ ...half, plans: [file("b.pdf", "", 5_000_001)] })).toEqual([
    "Fichiers trop lourds\u00A0: Photo, Plans. Choisissez 10\u00A0Mo au plus, tous ensemble.",
  ]);
  expect(saidOfFiles(half, { ...filesForm, fileLimit: 4 })).toEqual([
    "Fichiers trop lourds\u00A0: Photo. Choisissez 4\u00A0Mo au plus, tous ensemble.",
  ]);
});
