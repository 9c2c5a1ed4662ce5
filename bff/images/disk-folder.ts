import { mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_HEADER_BYTES, decodeHeader } from './picture-file.ts'

/** Keys are SHA-256 in hexadecimal digits; the first two name a folder, so that none gets huge. */
const FOLDER = /^[0-9a-f]{2}$/
const FILE = /^[0-9a-f]{62}$/
const TEMPORARY = /^[0-9a-f]{62}\.\d+-\d+$/
/** No process writes for an hour: it died before it could give the file its name. */
const ABANDONED_MS = 3_600_000

export type FoundFile = { key: string; bytes: number; modifiedAt: number; usedAt: number }

export function pictureFile(dir: string, key: string): string {
  return join(dir, key.slice(0, 2), key.slice(2))
}

/** Where a file is written before it gets its name: readers see whole files only. */
export function temporaryFile(file: string, count: number): string {
  return `${file}.${process.pid}-${count}`
}

/** The picture files of a folder, which is made when it is missing; removes what a crash has left half written. */
export async function scanFolder(dir: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  await mkdir(dir, { recursive: true })
  for (const folder of (await readdir(dir)).filter((name) => FOLDER.test(name)))
    for (const name of await readdir(join(dir, folder))) {
      const file = join(dir, folder, name)
      const stats = await stat(file).catch(() => undefined)
      if (!stats?.isFile()) continue
      const { size: bytes, mtimeMs: modifiedAt, atimeMs } = stats
      if (FILE.test(name)) found.push({ key: folder + name, bytes, modifiedAt, usedAt: Math.max(modifiedAt, atimeMs) })
      else if (TEMPORARY.test(name) && Date.now() - modifiedAt > ABANDONED_MS) await unlink(file).catch(() => {})
    }
  return found
}

/** The path of the original of a picture file; `undefined` when it cannot be read, so the file is of no use. */
export async function readOriginalPath(file: string): Promise<string | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER_BYTES), 0, MAX_HEADER_BYTES, 0)
    return decodeHeader(buffer.subarray(0, bytesRead))?.path
  } catch {
    return undefined
  } finally {
    await handle.close()
  }
}
