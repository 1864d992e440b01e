/** False for a file that is empty, or was moved or deleted since its choice: Chromium reads a deleted one as empty. */
export async function isReadable(file: Pick<File, "slice">): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}
