// The program: runs the address service on ADDRESS_PORT, until it is told to stop.
import { runProgram } from "@vitrine/inbox/local-server";
import { startAddressService } from "./address-server.ts";

const port = Number(process.env["ADDRESS_PORT"] || 4175);

await runProgram("address service", ["ADDRESS_PORT", port], () => startAddressService({ port }));
