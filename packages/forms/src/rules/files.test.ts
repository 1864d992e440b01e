import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { expect, it } from "vitest";
import { exampleForm } from "../example-form.ts";
import { checkFiles, fileLimit } from "./files.ts";
import { issueMessage } from "./issue-message.ts";

const photo: FormField<"file"> = { type: "file", name: "photo", label: "Photo", accept: ["image"] };
const plans: FormField<"file"> = {
  type: "file",
  name: "plans",
  label: "Plans",
  accept: ["pdf", "document"],
  multiple: true,
};
const form: Form = { ...exampleForm, groups: [{ legend: "", fields: [photo, plans] }] };

const file = (name: string, type = "", size = 1000) => ({ name, type, size });
function said(chosen: Readonly<Record<string, readonly ReturnType<typeof file>[]>>, of = form): string[] {
  const issues = checkFiles([photo, plans], (name) => chosen[name] ?? [], fileLimit(of));
  return issues.map((issue) => issueMessage(of, issue));
}

it("takes no file, and files of the accepted kinds", () => {
  expect(said({})).toEqual([]);
  expect(
    said({ photo: [file("fuite.HEIC", "image/heic")], plans: [file("Plan.PDF"), file("pièces.ods")] }),
  ).toEqual([]);
});

it("refuses files of other kinds, and says which fit", () => {
  expect(
    said({ photo: [file("fuite.jpg", "application/zip")], plans: [file("plan.pdf"), file("plan.exe")] }),
  ).toEqual([
    "Fichier refusé\u00A0: Photo. Choisissez une image.",
    "Fichier refusé\u00A0: Plans. Choisissez des PDF ou des documents.",
  ]);
});

it("adds up the sizes of all files", () => {
  const half = { photo: [file("a.png", "image/png", 5_000_000)] };
  expect(said({ ...half, plans: [file("b.pdf", "", 5_000_000)] })).toEqual([]);
  expect(said({ ...half, plans: [file("b.pdf", "", 5_000_001)] })).toEqual([
    "Fichiers trop lourds\u00A0: Photo, Plans. Choisissez 10\u00A0Mo au plus, tous ensemble.",
  ]);
  expect(said(half, { ...form, fileLimit: 4 })).toEqual([
    "Fichiers trop lourds\u00A0: Photo. Choisissez 4\u00A0Mo au plus, tous ensemble.",
  ]);
});
