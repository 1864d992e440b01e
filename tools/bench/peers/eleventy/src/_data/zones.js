import { readZone, slugs } from "../../shared/zones.js";

export default () => Promise.all(slugs().map(readZone));
