import type { Hosting } from "./hosting.ts";
import { caddyfile } from "./outputs/caddy.ts";
import { netlifyHeaders, netlifyRedirects } from "./outputs/netlify.ts";
import { nginxConfiguration } from "./outputs/nginx.ts";
import { vercelJson } from "./outputs/vercel.ts";

/** Texts by file name. */
type Texts = Readonly<Record<string, string>>;

/** Files that a host looks for among the published ones. */
export const publishedHostFiles = (hosting: Hosting): Texts => ({
  _headers: netlifyHeaders(hosting),
  _redirects: netlifyRedirects(hosting),
});

/** Files that are not published: configurations for hosts, and the description that `serve-site` reads. */
export const hostConfigurations = (hosting: Hosting): Texts => ({
  "hosting.json": `${JSON.stringify(hosting, undefined, 2)}\n`,
  "nginx.conf": nginxConfiguration(hosting),
  Caddyfile: caddyfile(hosting),
  "vercel.json": vercelJson(hosting),
});
