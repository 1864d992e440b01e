import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A running server of this machine. */
export interface LocalServer {
  readonly url: string;
  readonly port: number;
  /** Finishes requests that are being received, drops delayed answers, then resolves. */
  readonly close: () => Promise<void>;
}

/** Waits some milliseconds; rejects when the server closes. */
export type Wait = (delayMs: number) => Promise<void>;

/** Milliseconds that `close` waits for the rest of a body. */
const CLOSING_GRACE_MS = 500;

/** Starts a server and resolves once it listens. Port 0 takes any free one. Rejects with the system's error. */
export async function startLocalServer(
  { port, host = "127.0.0.1" }: { readonly port: number; readonly host?: string | undefined },
  handlerOf: (wait: Wait, host: string) => RequestListener,
): Promise<LocalServer> {
  const closing = new AbortController();
  const wait: Wait = async (delayMs) => {
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: closing.signal });
  };
  const server = createServer(handlerOf(wait, host)).listen(port, host);
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
  const close = (): Promise<void> => {
    closing.abort();
    return (stopped ??= stop());
  };
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`, port: actual, close };
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
export function isOwnRequest(headers: IncomingHttpHeaders, boundHost: string): boolean {
  const asked = URL.parse(`http://${headers.host ?? ""}`);
  if (asked === null) return false;
  const isLocalName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(asked.hostname);
  if (!isLocalName && asked.hostname !== boundHost && asked.hostname !== `[${boundHost}]`) return false;
  return headers.origin === undefined || headers.origin === asked.origin;
}

/**
 * Reads a request's body up to a limit in bytes, with or without a Content-Length. Returns `undefined` as
 * soon as the body is too large, and discards the rest. Rejects if the sender breaks off.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once("end", () => resolve(size <= maxBytes ? Buffer.concat(chunks) : undefined));
    request.once("error", reject);
    request.once("close", () => reject(new Error("the sender broke off")));
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) resolve(undefined);
  });
}
