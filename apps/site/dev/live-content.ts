import { existsSync } from "node:fs";
import { join } from "node:path";
import { authorLanguage } from "@vitrine/generator/author-language";
import { buildPlan } from "@vitrine/generator/build-plan";
import { retryOnDamage } from "@vitrine/generator/open-store";
import { mergeDiagnostics } from "@vitrine/generator/merge-diagnostics";
import { isLocalPage } from "@vitrine/generator/content-folder";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { localPageFile, routeOfFile } from "@vitrine/generator/page-address";
import type { PageModel } from "@vitrine/generator/page-model";
import { writeContentSchemas } from "@vitrine/generator/content-schemas";
import type { InspectedPage, Plan, SitePlan } from "@vitrine/generator/plan";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Language } from "@vitrine/schema/diagnostics/words";
import type { DevProblem } from "@vitrine/vite-ssg/dev-messages";
import { newDiagnosticsReporter } from "./new-diagnostics.ts";
import { contentCodeHash } from "../build/code-hash.ts";
import { photoAt, photoEncoder } from "../build/photo-encoder.ts";
import { devFailure, devProblem } from "./dev-problem.ts";

/** Milliseconds before the plan of all content, in which the browser fetches a saved page. */
const AFTER_MS = 500;
/** Limit of files in one save; more at once are another change, such as a change of branch. */
const MAX_FILES_IN_SAVE = 20;
/** Limit of problems over a page, past which an author would not read on. */
const MAX_PROBLEMS = 50;

/** The site that development shows. */
export interface DevInput extends Pick<SiteFolders, "contentDir" | "cacheDir"> {
  /** Called with reports of new errors and warnings; without it, the author gets none. */
  readonly say?: (text: string) => void;
}

/** A page of the current content, or the reason for its absence: no file, or an error in it. */
export type LivePage = PageModel | "gone" | "broken";

/** A content folder under edit: its last plan, and the files saved since. */
export class LiveContent {
  plan: Plan | undefined;
  /** Site of the last plan that could make pages. */
  site: SitePlan | undefined;
  /** Called when a background plan is ready. */
  changed: () => void = () => {};
  readonly #input: DevInput;
  readonly #reportNew: ReturnType<typeof newDiagnosticsReporter> | undefined;
  readonly #ending = new AbortController();
  readonly #planBehind = oneAtATime(() => this.#planAll());
  /** The exception that ended the last check, if one did. */
  #failure: { readonly error: unknown } | undefined;
  /** Local pages' files that were saved since the plan began, by path. */
  readonly #saved = new Map<string, InspectedPage>();
  #language: Language;
  #soon: NodeJS.Timeout | undefined;
  #isLong = Promise.withResolvers<boolean>();
  readonly #first = Promise.withResolvers<void>();

  constructor(input: DevInput) {
    this.#input = input;
    // A wrong VITRINE_LANG ends the server before it starts.
    this.#language = authorLanguage(input.contentDir, process.env);
    this.#reportNew = input.say && newDiagnosticsReporter(input.say, input.contentDir);
  }

  /** Takes changed files, by their paths in the content folder. Resolves when their result can be shown. */
  async take(files: readonly string[]): Promise<void> {
    clearTimeout(this.#soon);
    try {
      if (this.#inspectSaved(files)) {
        this.#soon = setTimeout(() => void this.#planBehind(), AFTER_MS);
        return;
      }
      this.#isLong = Promise.withResolvers();
      const isLong = await Promise.race([this.#planBehind().then(() => false), this.#isLong.promise]);
      // A plan from the cached sources shows most pages as they will be.
      if (isLong) this.#adopt(await this.#buildPlan(true));
    } catch (error) {
      this.#fail(error);
    }
    this.#first.resolve();
  }

  /** Resolves when a plan exists and contains every shown save. */
  async settled(): Promise<void> {
    await this.#first.promise;
    if (this.#saved.size > 0) await this.#planBehind();
  }

  pageAt(route: string): LivePage {
    const path = localPageFile(route);
    const saved = this.#saved.get(path);
    if (saved !== undefined) return saved.page ?? "broken";
    const planned = this.site?.modelAt(route);
    if (planned !== undefined) return planned;
    if (this.plan?.texts.has(path) === true)
      return (this.plan.unknown.has(path) && this.plan.inspect(path).page) || "broken";
    // The address of a page made of sections stands in its file, which may be the broken one.
    const mayNameRoute = (each: Diagnostic) => isError(each) && !isLocalPage(each.file);
    return this.plan?.diagnostics.some(mayNameRoute) === true ? "broken" : "gone";
  }

  diagnostics(): readonly Diagnostic[] {
    return mergeDiagnostics([
      ...(this.plan?.diagnostics ?? []).filter(({ file }) => !this.#saved.has(file)),
      ...[...this.#saved.values()].flatMap((saved) => saved.diagnostics),
    ]);
  }

  /** The author's language now: a saved site.yaml may change it, but not a removed one. */
  language(): Language {
    this.#language = authorLanguage(this.#input.contentDir, process.env, this.#language);
    return this.#language;
  }

  problems(): readonly DevProblem[] {
    const language = this.language();
    const errors = this.diagnostics()
      .filter(isError)
      .slice(0, MAX_PROBLEMS)
      .map((error) => devProblem(error, this.#textOf(error.file), this.#input.contentDir, language));
    return this.#failure === undefined ? errors : [devFailure(this.#failure.error, language), ...errors];
  }

  /** Path of a photo's file, by its address; undefined for another. Encodes the photo if necessary. */
  photoAt(address: string): Promise<string | undefined> {
    return photoAt(address, this.plan?.photos ?? [], this.#input);
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#ending.abort();
  }

  #textOf(file: string): string | undefined {
    return this.#saved.get(file)?.text ?? this.plan?.texts.get(file);
  }

  /** Plans saved files alone. Gives false if they need a plan of all content. */
  #inspectSaved(files: readonly string[]): boolean {
    const { plan } = this;
    // The last plan has neighbours only for its own pages, so a new page needs a new plan.
    const isSave = (file: string) =>
      isLocalPage(file) &&
      plan?.site?.has(routeOfFile(file)) === true &&
      existsSync(join(this.#input.contentDir, file));
    if (files.length === 0 || files.length > MAX_FILES_IN_SAVE || !files.every(isSave)) return false;
    for (const file of files) this.#saved.set(file, (plan as Plan).inspect(file));
    return true;
  }

  async #planAll(): Promise<void> {
    const before = [...this.#saved];
    try {
      const plan = await this.#buildPlan(false);
      this.#adopt(plan);
      this.#failure = undefined;
      writeContentSchemas(plan, this.#input.cacheDir);
      for (const [path, saved] of before) if (this.#saved.get(path) === saved) this.#saved.delete(path);
      this.#reportNew?.(this.diagnostics(), (file) => this.#textOf(file), this.language());
      this.changed();
    } catch (error) {
      this.#fail(error);
      this.changed();
    }
  }

  #fail(error: unknown): void {
    if (this.#ending.signal.aborted) return;
    this.#failure = { error };
    this.#input.say?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  #adopt(plan: Plan): void {
    this.plan = plan;
    this.site = plan.site ?? this.site;
  }

  #buildPlan(allowStale: boolean): Promise<Plan> {
    const { contentDir, cacheDir } = this.#input;
    return retryOnDamage(cacheDir, () =>
      buildPlan({
        contentDir,
        cacheDir,
        code: contentCodeHash(),
        settings: process.env,
        encoding: photoEncoder.encoding,
        release: false,
        drafts: true,
        dated: false,
        allowStale,
        // Each thread takes more than a hundred megabytes, so development uses one.
        workers: 1,
        signal: this.#ending.signal,
        onMany: () => this.#isLong.resolve(true),
      }),
    );
  }
}

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Runs one job at a time. A call during a run waits for a further run, which knows the caller's change. */
function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      return (running = job());
    });
    return waiting;
  };
}
