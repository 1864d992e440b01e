import { expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import { afterFirst } from "../tests/after-first.ts";
import { status } from "../tests/fake-port.ts";

it("waits for the network rather than spend an attempt", async () => {
  const { port, posted, state } = await afterFirst(status(503));
  state.isOnline = false;
  await deliverDue(port);
  expect(posted()).toEqual(["1"]);
  state.isOnline = true;
  await deliverDue(port);
  expect(posted()).toEqual(["1", "1"]);
});
