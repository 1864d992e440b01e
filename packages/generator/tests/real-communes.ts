import { communeRegistry } from "../src/communes/commune-registry.ts";

/** The registry for all tests of a worker, since reading its data takes a third of a second. */
export const registry = communeRegistry();
