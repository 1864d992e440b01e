import type { Lead } from "./lead.ts";

/** The history of a late lead, from the fields that only a later try has (docs/operations/webhook.md). */
export interface Delay {
  /** The time when the visitor sent it, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly milliseconds: number;
  /** The cause of the delay, in French. */
  readonly reason: string;
}

/** Returns the only value of a field, or "" if it has none or several. */
export function valueOf(lead: Lead, name: string): string {
  const value = Object.hasOwn(lead.fields, name) ? lead.fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Returns the delay of a lead, or undefined if its first try arrived. */
export function delayOf(lead: Lead): Delay | undefined {
  const sent = valueOf(lead, "submission_ts");
  const failure = valueOf(lead, "submission_failure");
  const sentAt = /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
  const receivedAt = Date.parse(lead.receivedAt);
  if (failure === "" || Number.isNaN(sentAt) || Number.isNaN(receivedAt)) return undefined;
  return { sentAt, milliseconds: Math.max(0, receivedAt - sentAt), reason: reasonText(failure) };
}

const reasons: Readonly<Record<string, string>> = {
  timeout: "Aucune réponse en 10 secondes",
  network: "Réseau coupé",
  redirect: "Le webhook renvoyait ailleurs",
  interrupted: "Page quittée pendant l’envoi",
  unreadable: "Réponse illisible (sans CORS)",
};

function reasonText(failure: string): string {
  return /^\d{3}$/.test(failure) ? `Le webhook répondait ${failure}` : (reasons[failure] ?? failure);
}

const units = [
  [86_400_000, "j"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"],
] as const;

/** Writes a duration in its largest unit: "3 h". */
export function durationText(milliseconds: number): string {
  const [size, unit] = units.find(([least]) => milliseconds >= least) ?? [1000, "s"];
  return `${Math.round(milliseconds / size)}\u00a0${unit}`;
}
