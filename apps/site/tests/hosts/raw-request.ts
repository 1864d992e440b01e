import { request } from "node:http";

/** An answer as it arrives, without redirects or decoding. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface RawRequest {
  /** Path and query, sent without normalisation. */
  readonly target: string;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to a server on this machine. Redirects are not followed, bodies not decoded. */
export function send(port: number, { target, method = "GET", headers = {} }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host: "127.0.0.1", method, path: target, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as RawAnswer["headers"],
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asking.on("error", reject);
    asking.end();
  });
}
