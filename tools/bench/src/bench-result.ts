import type { Measured } from "./measure-command.ts";

/** One cell of the tables. */
export interface BenchResult extends Omit<Measured, "code" | "output"> {
  readonly size: number;
  readonly scenario: string;
  /** "Vitrine", or the name of a peer. */
  readonly tool: string;
}
