import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

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
 * Throws an error of one sentence if two ports are equal or one is in use. `ports` has a program's ports, by the
 * names of their settings; `command` is the command line that the user typed.
 */
export async function expectFree(ports: Readonly<Record<string, number>>, command: string): Promise<void> {
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
const faultOf = (port: number) =>
  listenOnce(port).then(
    () => undefined,
    ({ code, message }: NodeJS.ErrnoException) => code ?? message,
  );

/** A free port of the loopback address, for a program that can't choose one itself. */
export const freePort = (): Promise<number> => listenOnce(0);

/** Listens on a port for a moment and returns it; 0 stands for any free one. Rejects with the system's error. */
async function listenOnce(port: number): Promise<number> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  const { port: actual } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return actual;
}
