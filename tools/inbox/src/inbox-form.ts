import { readFileSync } from "node:fs";
import type { Form } from "@vitrine/schema/content/form";
import { parse } from "yaml";

/** The part of the site's form from which the page takes its columns. */
export type InboxForm = Pick<Form, "groups">;

/**
 * Reads a site's `form.yaml`, which the site's own check has validated. Without a readable one, the page lists fields
 * by their names.
 */
export function readInboxForm(file: string): InboxForm | undefined {
  try {
    const form = parse(readFileSync(file, "utf8")) as Partial<Form> | null;
    return Array.isArray(form?.groups) ? { groups: form.groups } : undefined;
  } catch {
    return undefined;
  }
}
