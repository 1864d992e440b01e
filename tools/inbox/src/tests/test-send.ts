import { request } from "node:http";
import type { Inbox } from "../inbox-server.ts";

/** Sends bytes unchanged, chunked unless a Content-Length is given. `fetch` would refuse these requests. */
export function send(
  inbox: Pick<Inbox, "url">,
  path: string,
  options: {
    method?: string;
    headers?: Record<string, string>;
    chunks?: readonly (string | Buffer)[];
    isOpen?: boolean;
  },
): Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(inbox.url + path, {
      method: options.method ?? "POST",
      headers: options.headers ?? {},
    });
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    for (const chunk of options.chunks ?? []) sent.write(chunk);
    if (options.isOpen !== true) sent.end();
    else sent.flushHeaders();
  });
}

/** The headers of a multipart post with the boundary `x`. */
export const multipart = { "Content-Type": "multipart/form-data; boundary=x" };

/** A multipart body of one field, `a`, with the boundary `x`. */
export function body(value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n--x--\r\n`;
}
