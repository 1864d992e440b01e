// oxlint-disable no-underscore-dangle -- the names are the vendor's
import { attempt, type Tag, type TagPort } from "./tag.ts";
import { trackers } from "./trackers.data.ts";

/** The command queue that Meta's script takes over once it has loaded. */
interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
}

/** Meta's pixel. */
export function metaPixel(id: string, { globals, loadScript }: TagPort): Tag {
  let started = false;
  const fbq = (...command: unknown[]) => attempt(() => globals.fbq?.(...command));
  const start = () => {
    const queue: PixelQueue = Object.assign(
      (...command: unknown[]) => {
        if (queue.callMethod) queue.callMethod(...command);
        else queue.queue.push(command);
      },
      { queue: [], push: undefined, loaded: true, version: "2.0" },
    );
    queue.push = queue;
    globals.fbq = queue;
    globals._fbq = queue;
    fbq("init", id);
    fbq("track", "PageView");
    loadScript(trackers.meta.address);
  };
  return {
    grant({ advertising }) {
      if (started) fbq("consent", advertising ? "grant" : "revoke");
      else if (advertising) start();
      started ||= advertising;
    },
    lead(purpose) {
      if (purpose === "advertising") fbq("track", "Lead");
    },
  };
}
