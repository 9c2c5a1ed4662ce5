/** In bytes: far more than 500 lines need. */
export const MAX_FILE_BYTES = 256 * 1024

/** Text of a file, in whichever encoding a spreadsheet wrote it: UTF-8, UTF-16 («Texte Unicode») or Windows-1252 («CSV»). */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
