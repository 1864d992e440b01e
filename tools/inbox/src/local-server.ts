import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, sendAnswer } from "./answer.ts";

/** A running server of this machine. */
export interface LocalServer {
  readonly url: string;
  readonly port: number;
  /** Finishes requests that are being received, drops answers that come late, then resolves. */
  readonly close: () => Promise<void>;
}

/** Answers one request. `"reset"` cuts the connection without a response. */
type Endpoint = (
  request: IncomingMessage,
  response: ServerResponse,
) => Answer | "reset" | Promise<Answer | "reset">;

/** One address, with an endpoint for each method. HEAD is answered like GET, without the body. */
export interface Route {
  readonly GET?: Endpoint;
  readonly POST?: Endpoint;
  readonly DELETE?: Endpoint;
  /**
   * Only an address with this function is open to other sites. It tells if their scripts may read the
   * responses to OPTIONS and to other methods.
   */
  readonly speaksCors?: () => boolean;
}

/** Milliseconds that `close` waits for the rest of a body. */
const CLOSING_GRACE_MS = 500;

/**
 * Starts a server on loopback and resolves once it listens. Port 0 takes any free one. Rejects with the
 * system's error.
 */
export async function startLocalServer(
  { port, log = () => {} }: { readonly port: number; readonly log?: (line: string) => void },
  routes: Readonly<Record<string, Route>>,
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    try {
      const path = (request.url ?? "").replace(/\?.*$/, "");
      const answer = await answerTo(request, response, routes[path]);
      if (answer === "reset") request.socket.resetAndDestroy();
      else sendAnswer(response, answer);
    } catch (error) {
      log(`${request.method} ${request.url} failed: ${String(error)}`);
      sendAnswer(response, { status: 500, body: "L’opération a échoué.\n" });
    }
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS);
    await closed;
    clearTimeout(cut);
  };
  let stopped: Promise<void> | undefined;
  return { url: `http://127.0.0.1:${actual}`, port: actual, close: () => (stopped ??= stop()) };
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  route: Route | undefined,
): Promise<Answer | "reset"> {
  const { speaksCors, ...endpoints } = route ?? {};
  if (speaksCors === undefined && !isOwnRequest(request.headers))
    return { status: 403, body: "Cette adresse n’est pas ouverte aux autres sites.\n" };
  if (route === undefined) return { status: 404, body: "Cette adresse n’existe pas.\n" };
  const method = request.method === "HEAD" ? "GET" : request.method;
  const endpoint = endpoints[method as keyof typeof endpoints];
  if (endpoint !== undefined) return endpoint(request, response);
  const methods = [...Object.keys(endpoints), ...("GET" in endpoints ? ["HEAD"] : []), "OPTIONS"];
  const Allow = methods.join(", ");
  const cors = speaksCors?.() ?? false;
  if (method !== "OPTIONS")
    return { status: 405, headers: { Allow }, body: `Les méthodes possibles sont ${Allow}.\n`, cors };
  const preflight = { "Access-Control-Allow-Methods": Allow, "Access-Control-Allow-Headers": "*" };
  return { status: 204, headers: { Allow, ...(cors && preflight) }, cors };
}

/** Runs a server until the process is told to stop. Where it does not start, one line says why, and what to do. */
export async function runProgram(
  name: string,
  [variable, port]: readonly [variable: string, port: number],
  start: () => Promise<LocalServer>,
): Promise<void> {
  try {
    const server = await start();
    console.log(`${name[0]?.toUpperCase()}${name.slice(1)}: http://localhost:${server.port}`);
    for (const signal of ["SIGINT", "SIGTERM"])
      process.once(signal, () => void server.close().then(() => process.exit(0)));
  } catch (error) {
    console.error(`The ${name} cannot start: ${reason(error, variable, port)}`);
    process.exitCode = 1;
  }
}

function reason(error: unknown, variable: string, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `port ${port} is taken. Stop the program that uses it, or set ${variable} to another port.`;
  if (code === "ERR_SOCKET_BAD_PORT")
    return `${variable} is not a port. Set it to a number from 0 (any free one) to 65535.`;
  if (syscall === "listen")
    return `port ${port} may not be used (${code}). Set ${variable} to a port from 1024 up.`;
  return error.message;
}

/**
 * True if a request comes from a program on this machine or from the server's own pages. Another site open in
 * the browser has its own name for this host (DNS rebinding), or its own Origin.
 */
function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const asked = URL.parse(`http://${headers.host ?? ""}`);
  if (asked === null) return false;
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(asked.hostname)) return false;
  return headers.origin === undefined || headers.origin === asked.origin;
}

/**
 * Reads a request's body up to a limit in bytes, with or without a Content-Length. Returns `undefined` as
 * soon as the body is too large, without the rest. Rejects if the sender breaks off.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // The answer is still to be sent, so the connection must not end with the reading.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
