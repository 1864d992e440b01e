// `npm run hosts` serves the production build with the real nginx and Caddy, by the build's own
// configurations. Both get the whole matrix of requests.
// Debian: apt-get install nginx-light libnginx-mod-http-brotli-static caddy
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHosting } from "../../build/hosting-folder.ts";
import { serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { send } from "./raw-request.ts";
import { type MatrixResult, runMatrix } from "./request-matrix.ts";
import { freePort } from "../../serve/ports.ts";

const configurations = `${paths.dist}.hosting`;
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** A running host, with a folder of its own. */
interface RunningHost {
  readonly version: string;
  readonly process: ChildProcess;
}

function startNginx(folder: string, port: number): RunningHost {
  const lines = [
    ...(existsSync(BROTLI) ? [`load_module ${BROTLI};`] : []),
    "daemon off; worker_processes 1; error_log stderr crit;",
    `pid ${folder}/nginx.pid;`,
    "events {}",
    "http {",
    `  access_log off; client_body_temp_path ${folder}/body;`,
    ...["proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`),
    `  server { listen 127.0.0.1:${port}; root ${paths.dist}; include ${configurations}/nginx.conf; }`,
    "}",
  ];
  writeFileSync(join(folder, "nginx.conf"), `${lines.join("\n")}\n`);
  const command = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
  return {
    version: spawnSync(command, ["-v"], { encoding: "utf8" }).stderr?.trim() ?? "",
    process: spawn(command, ["-p", folder, "-c", join(folder, "nginx.conf")], {
      stdio: ["ignore", "ignore", "inherit"],
    }),
  };
}

function startCaddy(folder: string, port: number): RunningHost {
  return {
    version: `Caddy ${spawnSync("caddy", ["version"], { encoding: "utf8" }).stdout?.trim() ?? ""}`,
    process: spawn(
      "caddy",
      ["run", "--config", join(configurations, "Caddyfile"), "--adapter", "caddyfile"],
      {
        stdio: ["ignore", "ignore", "pipe"],
        env: {
          ...process.env,
          SITE_ADDRESS: `http://:${port}`,
          SITE_ROOT: paths.dist,
          CADDY_ADMIN: "off",
          HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
      },
    ),
  };
}

async function check(name: string, start: (folder: string, port: number) => RunningHost): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  const port = await freePort();
  const { version, process: host } = start(folder, port);
  let said = "";
  host.stderr?.on("data", (chunk: Buffer) => void (said += chunk));
  try {
    await untilUp(name, host, port, () => said);
    return show(version, await runMatrix(port, paths.dist, readHosting(paths.dist)));
  } finally {
    if (host.exitCode === null) {
      host.kill("SIGTERM");
      await new Promise((resolve) => host.once("exit", resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkOurOwn(): Promise<boolean> {
  const server = await serveSite(paths.dist, 0);
  const result = await runMatrix(Number(new URL(server.url).port), paths.dist, readHosting(paths.dist));
  await server.close();
  return show("serve-site (npm start, npm run preview)", result);
}

function show(host: string, { sent, complaints }: MatrixResult): boolean {
  const total = Object.values(sent).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(sent).map(([kind, count]) => `${kind} ${count}`);
  console.log(`\n${host}: ${total} requests, ${complaints.length} wrong\n  ${kinds.join(", ")}`);
  for (const complaint of complaints) console.log(`  ✗ ${complaint}`);
  return complaints.length === 0;
}

async function untilUp(name: string, host: ChildProcess, port: number, said: () => string): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    host.once("error", () =>
      reject(
        new Error(`${name} is not here: apt-get install nginx-light libnginx-mod-http-brotli-static caddy`),
      ),
    );
    host.once("exit", (code) => reject(new Error(`${name} ended with ${code}.\n${said()}`)));
  });
  failed.catch(() => undefined);
  const up = async () => {
    for (;;) {
      const answer = await send(port, { target: "/" }).catch(() => undefined);
      if (answer !== undefined) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.race([up(), failed]);
}

const results = [await checkOurOwn(), await check("nginx", startNginx), await check("caddy", startCaddy)];
process.exitCode = results.every(Boolean) ? 0 : 1;
