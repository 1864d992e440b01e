import { FolderTakenError } from "./folder-lock.ts";

/** Returns one line for a person whose inbox did not start: the cause and the remedy. */
export function startFailure(error: unknown, port: number, dataDir: string): string {
  return `The lead inbox cannot start: ${reason(error, port, dataDir)}`;
}

function reason(error: unknown, port: number, dataDir: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FolderTakenError)
    return `${error.message}. Stop that one, or set INBOX_DATA to another folder.`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return `port ${port} is taken. Stop the program that uses it, or set INBOX_PORT to another port.`;
  }
  if (code === "ERR_SOCKET_BAD_PORT") {
    return "INBOX_PORT is not a port. Set it to a number from 0 (any free one) to 65535.";
  }
  if (syscall === "listen") {
    return `port ${port} may not be used (${code}). Set INBOX_PORT to a port from 1024 up.`;
  }
  if (syscall !== undefined) {
    return `the folder ${dataDir} cannot be used (${code}). Set INBOX_DATA to a folder that can be written.`;
  }
  return error.message;
}
