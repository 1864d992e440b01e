// Makes the bundles: options in, one answer out.
import { systemError } from "@vitrine/generator/system-fault";
import type { BundleOptions } from "./bundle.ts";
import type { BundleRecord } from "./bundle-record.ts";
import { makeBundle } from "./make-bundle.ts";

/** What a bundler has made, or why it could not. */
export type BundleAnswer = { readonly built: BundleRecord } | BundleFailure;

interface BundleFailure extends Pick<NodeJS.ErrnoException, "code" | "syscall" | "path"> {
  readonly message: string;
  readonly stack?: string | undefined;
}

const failureOf = (error: unknown): BundleFailure => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, syscall, path } = systemError(error) ?? (error as NodeJS.ErrnoException);
  return { message, stack, ...(syscall !== undefined && { code, syscall, path }) };
};

process.once("message", async (options: BundleOptions) => {
  const answer = await makeBundle(options).then((built): BundleAnswer => ({ built }), failureOf);
  process.send?.(answer, () => process.disconnect?.());
});
// Nobody waits for a bundle any more.
process.once("disconnect", () => process.exit());
