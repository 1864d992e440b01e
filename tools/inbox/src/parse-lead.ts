import type { Lead } from "./lead.ts";

/** Reads one line of the store. Returns `undefined` for an incomplete lead. */
export function parseLead(line: string): Lead | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isLead(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLead(value: unknown): value is Lead {
  if (!isObject(value) || typeof value["receivedAt"] !== "string" || !isObject(value["fields"])) return false;
  return Object.values(value["fields"]).every(
    (field) =>
      typeof field === "string" || (Array.isArray(field) && field.every((one) => typeof one === "string")),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
