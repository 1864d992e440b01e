/** Gives an SQLite error's kind, the lowest byte of its code (sqlite.org/rescode.html); undefined for other errors. */
export const sqliteKind = (error: Error): number | undefined =>
  "errcode" in error ? Number(error.errcode) & 0xff : undefined;
