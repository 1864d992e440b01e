import { createServer } from "node:net";

/** A program's ports, by the names of their settings. */
type NamedPorts = Readonly<Record<string, number>>;

/** Reads a port from an environment variable. Throws an error of one sentence for an invalid value. */
export function portFrom(
  settings: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const value = settings[name];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${name} must be a port from 1 to 65535; it is "${value}".`);
  return port;
}

/**
 * Throws an error of one sentence if two ports are equal or one is in use. `command` is the command line that
 * the user typed.
 */
export async function expectFree(ports: NamedPorts, command: string): Promise<void> {
  const names = Object.keys(ports);
  for (const [name, port] of Object.entries(ports)) {
    const same = names.filter((other) => ports[other] === port);
    if (same.length > 1)
      throw new Error(`${same.join(" and ")} are the same port, ${port}: each needs one of its own.`);
    const fault = await faultOf(port);
    if (fault === undefined) continue;
    const other = port + 10 > 65535 ? port - 10 : port + 10;
    throw new Error(
      fault === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or choose another with ${name}=${other} ${command}.`
        : `Port ${port} may not be used (${fault}): choose one from 1024 up with ${name}.`,
    );
  }
}

/** The reason why no program can listen on a port of this machine, or undefined. */
function faultOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(undefined)));
  });
}

/** A free port of the loopback address, for a program that can't choose one itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
