import { createServer } from "node:net";

/** Reads a port from an environment variable. Throws what is wrong in one sentence. */
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

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
