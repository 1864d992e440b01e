import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";

/** A place in a document, counted from 0 as in the Language Server Protocol. */
interface Position {
  readonly line: number;
  readonly character: number;
}

interface Problem {
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
}

interface Offer {
  readonly label: string;
  readonly textEdit: { readonly newText: string };
}

/** One open document in the yaml-language-server, with an editor's requests. */
export interface OpenDocument {
  /** Gives the labels that the editor offers at the place marked `|`. */
  completion(): Promise<readonly string[]>;
  /**
   * Gives the text that the editor inserts for the offer with this label; `$1` and `${2:word}` are tab stops.
   */
  written(label: string): Promise<string | undefined>;
  /** Gives the text that the editor shows over the place marked `|`. */
  hover(): Promise<string>;
  /** Gives the problems that the editor underlines. */
  problems(): Promise<readonly Problem[]>;
}

interface LanguageServer {
  /** Opens a document as if it were at `file`; `|` marks the cursor and is no part of the text. */
  open(file: string, marked: string): Promise<OpenDocument>;
  stop(): Promise<void>;
}

/** Starts the language server that editors run, and speaks its protocol over standard input and output. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("yaml-language-server/package.json"));
  const server = spawn(process.execPath, [join(folder, "bin/yaml-language-server"), "--stdio"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const settings = {
    yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } },
  };
  const problemsOf = new Map<string, (problems: readonly Problem[]) => void>();
  connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }) =>
    problemsOf.get(uri)?.(diagnostics),
  );
  connection.onRequest("workspace/configuration", ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => settings[section as keyof typeof settings] ?? null),
  );
  connection.onRequest("client/registerCapability", () => null);
  connection.listen();
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true },
      textDocument: { completion: { completionItem: { snippetSupport: true } }, publishDiagnostics: {} },
    },
  });
  await connection.sendNotification("initialized", {});
  return {
    async open(file, marked) {
      const uri = pathToFileURL(file).href;
      const offset = marked.indexOf("|");
      const text = offset === -1 ? marked : marked.slice(0, offset) + marked.slice(offset + 1);
      const before = text.slice(0, Math.max(0, offset)).split("\n");
      const position = { line: before.length - 1, character: (before.at(-1) ?? "").length };
      const problems = new Promise<readonly Problem[]>((resolve) => problemsOf.set(uri, resolve));
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId: "yaml", version: 1, text },
      });
      const at = { textDocument: { uri }, position };
      const offers = async () =>
        (await connection.sendRequest<{ items: readonly Offer[] }>("textDocument/completion", at)).items;
      return {
        async completion() {
          return (await offers()).map(({ label }) => label);
        },
        async written(label) {
          return (await offers()).find((offer) => offer.label === label)?.textEdit.newText;
        },
        async hover() {
          const hover = await connection.sendRequest<{ contents: { value: string } } | null>(
            "textDocument/hover",
            at,
          );
          return hover?.contents.value ?? "";
        },
        problems: () => problems,
      };
    },
    async stop() {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      connection.dispose();
    },
  };
}
