import { startAddressService } from "./address-server.ts";

// The program: runs the address service on ADDRESS_PORT, until it is told to stop.

const port = Number(process.env["ADDRESS_PORT"] || 4175);

try {
  const service = await startAddressService({ port });
  console.log(`Address service: http://localhost:${service.port}`);
  const stop = (): void => void service.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(`The address service cannot start: ${reason(error)}`);
  process.exitCode = 1;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `port ${port} is taken. Stop the program that uses it, or set ADDRESS_PORT to another port.`;
  if (code === "ERR_SOCKET_BAD_PORT")
    return "ADDRESS_PORT is not a port. Set it to a number from 0 (any free one) to 65535.";
  return error.message;
}
