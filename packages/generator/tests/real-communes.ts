import { communeRegistry } from "../src/communes/commune-registry.ts";

/** The registry for all tests of a worker, since filling its store takes half a second. */
export const registry = communeRegistry();
