import { readFileSync } from "node:fs";

export default () => JSON.parse(readFileSync("shared/site.json", "utf8"));
