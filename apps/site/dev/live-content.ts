import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildPlan } from "@vitrine/generator/build-plan";
import { inOrder } from "@vitrine/generator/in-order";
import { isLocalPage } from "@vitrine/generator/is-local-page";
import type { PageModel } from "@vitrine/generator/page-model";
import type { LocalLook, Plan, SitePlan } from "@vitrine/generator/plan";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";
import { type AuthorNews, authorNews } from "./author-news.ts";
import { contentCodeHash } from "../build/code-hash.ts";
import { photoAt, photoEncoder } from "../build/photo-encoder.ts";
import { paths } from "../site-paths.ts";
import { devProblem } from "./dev-problem.ts";
import type { DevPlaces } from "./site-dev.ts";

/** The plan follows so long after a save that is on screen already: the browser fetches the page meanwhile. */
const AFTER_MS = 500;
/** More files that change at once are no saves: a change of branch, say. */
const MOST_SAVES = 20;
/** So many problems stand over a page: nobody reads more. */
const MOST_PROBLEMS = 50;

/** A page as the content is now: there is none, or its file has an error. */
export type LivePage = PageModel | "gone" | "broken";

/** A content folder while somebody edits it: the last plan of it, and what was saved since. */
export class LiveContent {
  plan: Plan | undefined;
  /** Of the last plan by which pages can be made. */
  site: SitePlan | undefined;
  /** Called when a plan that was made behind is there. */
  changed: () => void = () => {};
  readonly #places: DevPlaces;
  readonly #news: AuthorNews | undefined;
  readonly #ending = new AbortController();
  readonly #planBehind = oneAtATime(() => this.#planAll());
  #found: readonly Diagnostic[] = [];
  /** Local pages' files that were saved since the plan was begun, by path. */
  readonly #looks = new Map<string, LocalLook>();
  #soon: NodeJS.Timeout | undefined;
  #isLong = Promise.withResolvers<boolean>();
  readonly #first = Promise.withResolvers<void>();

  constructor(places: DevPlaces) {
    this.#places = places;
    this.#news = places.say && authorNews(places.say, places.content, (file) => this.#textOf(file));
  }

  /** Takes changed files, by their paths under the content folder: ends when there is something to show. */
  async take(files: readonly string[]): Promise<void> {
    clearTimeout(this.#soon);
    if (this.#lookAt(files)) {
      this.#soon = setTimeout(() => void this.#planBehind(), AFTER_MS);
      return;
    }
    this.#isLong = Promise.withResolvers();
    const isLong = await Promise.race([this.#planBehind().then(() => false), this.#isLong.promise]);
    // Sources that are known already show most pages as they will be.
    if (isLong) this.#adopt(await this.#buildPlan(true));
    this.#first.resolve();
  }

  /** Ends when there is a plan, and all saves that were shown are in it. */
  async settled(): Promise<void> {
    await this.#first.promise;
    if (this.#looks.size > 0) await this.#planBehind();
  }

  pageAt(route: string): LivePage {
    const path = `zones${route}.yaml`;
    const look = this.#looks.get(path);
    if (look !== undefined) return look.page ?? "broken";
    const planned = this.site?.modelAt(route);
    if (planned !== undefined) return planned;
    if (this.plan === undefined || !this.plan.texts.has(path)) return "gone";
    return (this.plan.unknown.has(path) && this.plan.look(path).page) || "broken";
  }

  diagnostics(): readonly Diagnostic[] {
    return inOrder([
      ...this.#found.filter(({ file }) => !this.#looks.has(file)),
      ...[...this.#looks.values()].flatMap((look) => look.diagnostics),
    ]);
  }

  problems(): readonly DevProblem[] {
    return this.diagnostics()
      .filter(isError)
      .slice(0, MOST_PROBLEMS)
      .map((error) => devProblem(error, this.#textOf(error.file), this.#places.content));
  }

  photoAt(address: string): Promise<string | undefined> {
    const { content: contentDir, cache: cacheDir } = this.#places;
    return photoAt(address, this.plan?.photos ?? [], { contentDir, cacheDir });
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#ending.abort();
  }

  #textOf(file: string): string | undefined {
    return this.#looks.get(file)?.text ?? this.plan?.texts.get(file);
  }

  /** Looks at saved files by themselves; says whether that is enough to show them. */
  #lookAt(files: readonly string[]): boolean {
    const { plan } = this;
    // The plan knows the neighbours of its own pages alone.
    const isSave = (file: string) =>
      isLocalPage(file) &&
      plan?.site?.has(routeOf(file)) === true &&
      existsSync(join(this.#places.content, file));
    if (files.length === 0 || files.length > MOST_SAVES || !files.every(isSave)) return false;
    for (const file of files) this.#looks.set(file, (plan as Plan).look(file));
    this.#news?.seen(() => this.diagnostics().filter(isError));
    return true;
  }

  async #planAll(): Promise<void> {
    const before = [...this.#looks];
    try {
      const plan = await this.#buildPlan(false);
      this.#adopt(plan);
      for (const [path, look] of before) if (this.#looks.get(path) === look) this.#looks.delete(path);
      this.#found = await plan.compare();
      this.#news?.found(() => this.diagnostics());
      this.changed();
    } catch (error) {
      if (!this.#ending.signal.aborted)
        this.#places.say?.(error instanceof Error ? error.message : String(error));
    }
  }

  #adopt(plan: Plan): void {
    this.plan = plan;
    this.site = plan.site ?? this.site;
    this.#found = plan.diagnostics;
  }

  #buildPlan(asKnown: boolean): Promise<Plan> {
    const { content, cache } = this.#places;
    return buildPlan({
      contentDir: content,
      cacheDir: cache,
      code: contentCodeHash(),
      settings: process.env,
      encoding: photoEncoder.encoding,
      release: false,
      publicDir: paths.publicFiles,
      dated: false,
      asKnown,
      // Each thread takes more than a hundred megabytes.
      workers: 1,
      signal: this.#ending.signal,
      onMany: () => this.#isLong.resolve(true),
    });
  }
}

/** The route of a local page, by its file. */
const routeOf = (file: string) => file.replace(/^zones(.*)\.yaml$/, "$1");

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Runs a job, once more if it was asked for meanwhile. Whoever asks waits for the run that began after that. */
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
