// Runs after every install, so that editors find schemas before the first check, which adds the site's own routes,
// pictures and facts.
import { cpSync } from "node:fs";

cpSync("packages/schema/json", "apps/site/.vitrine/schema", { recursive: true, force: false });
