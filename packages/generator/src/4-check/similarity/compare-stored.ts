import type { Store } from "../../store/open-store.ts";
import { readSketches, shinglesReader } from "../../store/source-rows.ts";
import { type Similarities, compareTexts, type DoorwayLimits } from "./compare-texts.ts";

/** Compares the stored texts of these files. A module of its own, so that its thread loads little else. */
export const compareStored = (store: Store, paths: readonly string[], limits: DoorwayLimits): Similarities =>
  compareTexts(readSketches(store, paths), shinglesReader(store, paths), limits);
