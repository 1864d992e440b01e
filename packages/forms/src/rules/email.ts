import { isEmail } from "@vitrine/schema/is-email";
import type { IssueCode } from "./issue.ts";

/** Checks an address without spaces around it. */
export const email = (address: string): IssueCode | undefined =>
  isEmail(address) ? undefined : "invalid-email";
