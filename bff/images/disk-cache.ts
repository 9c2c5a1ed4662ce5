import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheFigures } from '../ops/usage-metrics.ts'
import {
  decodeHeader,
  decodePictureFile,
  encodePictureFile,
  MAX_HEADER_BYTES,
  type StoredPicture,
} from './picture-file.ts'

/** Keys are SHA-256 in hexadecimal. The first two digits name a folder, so that no folder grows huge. */
const FOLDER = /^[0-9a-f]{2}$/

const FILE = /^[0-9a-f]{62}$/

const TEMPORARY = /^[0-9a-f]{62}\.[\da-f-]+$/

/** A temporary file of this age (ms) is a crash leftover: no process writes for an hour. */
const ABANDONED_MS = 3_600_000

export type FoundPicture = {
  picture: StoredPicture
  /** When the picture was last known to be current; ms since 1970. */
  checkedAt: number
}

export type DiskCache = {
  /** Treats missing and damaged files as a miss. */
  read(key: string): Promise<FoundPicture | undefined>
  /** Never throws: a full disk slows the shop down, but every picture is still served. */
  write(key: string, picture: StoredPicture): Promise<void>
  /** Marks a picture as current. */
  touch(key: string): Promise<void>
  remove(key: string): Promise<void>
  /** Removes the pictures whose original's path starts with the prefix. Returns their number. */
  removeUnder(pathPrefix: string): Promise<number>
  /** Resolves when the files of an earlier run are indexed. Reads and writes need not wait for it. */
  ready: Promise<void>
  /** Figures of this process; other processes may share the folder. */
  figures: CacheFigures
}

type Entry = { bytes: number; checkedAt: number; usedAt: number }

/** Share of `maxBytes` written after which a process counts again what other processes added or removed. */
const RECOUNT_SHARE = 1 / 16

/**
 * Stores each picture in a file of its own, at most `maxBytes` together, and evicts the least recently used first. The
 * index in memory is for accounting only. The disk is authoritative, so several processes may share the folder. Until
 * the next count, each process may exceed the bound by a sixteenth.
 */
export function createDiskCache(dir: string, maxBytes: number, onError: (error: unknown) => void): DiskCache {
  const evicted = new Set<Promise<void>>()
  let evictions = 0
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_entry, key, reason) => {
      if (reason !== 'evict') return
      evictions++
      const removal = discard(fileOf(key)).finally(() => evicted.delete(removal))
      evicted.add(removal)
    },
  })
  let uncountedBytes = 0
  let counting: Promise<void> | undefined

  const fileOf = (key: string) => pictureFile(dir, key)
  const discard = (file: string) => unlink(file).catch(unlessMissing)
  const unlessMissing = (error: unknown) => {
    if (!isMissing(error)) onError(error)
  }

  async function account(key: string): Promise<Entry> {
    const known = index.get(key)
    if (known) {
      known.usedAt = Date.now()
      return known
    }
    const { size, mtimeMs } = await stat(fileOf(key))
    const entry = { bytes: size, checkedAt: mtimeMs, usedAt: Date.now() }
    index.set(key, entry)
    return entry
  }

  async function remove(key: string) {
    index.delete(key)
    await discard(fileOf(key))
  }

  async function read(key: string) {
    try {
      const { checkedAt } = await account(key)
      const picture = decodePictureFile(await readFile(fileOf(key)))
      if (picture) return { picture, checkedAt }
      await remove(key)
    } catch (error) {
      index.delete(key)
      unlessMissing(error)
    }
    return undefined
  }

  async function write(key: string, picture: StoredPicture) {
    const file = fileOf(key)
    const temporary = temporaryFile(file)
    const bytes = encodePictureFile(picture)
    if (bytes.length > maxBytes) return
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(temporary, bytes)
      await rename(temporary, file)
      index.set(key, { bytes: bytes.length, checkedAt: Date.now(), usedAt: Date.now() })
      await Promise.all(evicted)
      uncountedBytes += bytes.length
      // The scan is not awaited: it reads many files, and a client waits for this picture.
      if (uncountedBytes > maxBytes * RECOUNT_SHARE) void recount()
    } catch (error) {
      onError(error)
      await discard(temporary)
    }
  }

  async function touch(key: string) {
    const entry = index.peek(key)
    if (entry) entry.checkedAt = Date.now()
    const now = new Date()
    await utimes(fileOf(key), now, now).catch(unlessMissing)
  }

  async function rebuild() {
    uncountedBytes = 0
    const startedAt = Date.now()
    const found = await scanFolder(dir)
    // Entries are in eviction order, oldest first. Those used during the scan come last, because the scan may have
    // missed them.
    const recent = [...index.entries()].filter(([, { usedAt }]) => usedAt >= startedAt).reverse()
    const entries = found.map(({ key, bytes, modifiedAt, usedAt }) => ({
      key,
      entry: { bytes, checkedAt: modifiedAt, usedAt: Math.max(usedAt, index.peek(key)?.usedAt ?? 0) },
    }))
    index.clear()
    for (const { key, entry } of entries.sort((a, b) => a.entry.usedAt - b.entry.usedAt)) index.set(key, entry)
    for (const [key, entry] of recent) index.set(key, entry)
    await Promise.all(evicted)
  }

  function recount(): Promise<void> {
    counting ??= rebuild()
      .catch(onError)
      .finally(() => (counting = undefined))
    return counting
  }

  const ready = recount()

  async function removeUnder(pathPrefix: string) {
    await counting
    let removed = 0
    const found = await scanFolder(dir).catch((error: unknown) => {
      onError(error)
      return []
    })
    for (const { key } of found) {
      const path = await readOriginalPath(fileOf(key))
      if (path !== undefined && !path.startsWith(pathPrefix)) continue
      await remove(key)
      removed++
    }
    return removed
  }

  const figures: CacheFigures = {
    get size() {
      return index.size
    },
    get bytes() {
      return index.calculatedSize
    },
    maxBytes,
    get evicted() {
      return evictions
    },
  }
  return { read, write, touch, remove, removeUnder, ready, figures }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

type FoundFile = { key: string; bytes: number; modifiedAt: number; usedAt: number }

function pictureFile(dir: string, key: string): string {
  return join(dir, key.slice(0, 2), key.slice(2))
}

/** A file is written under this name and then renamed, so readers see complete files only. Processes in containers have one number. */
function temporaryFile(file: string): string {
  return `${file}.${randomUUID()}`
}

/** Lists the picture files of a folder. Creates a missing folder and removes the incomplete files of a crash. */
async function scanFolder(dir: string): Promise<FoundFile[]> {
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

/** Reads the path of the original from a picture file. Returns `undefined` for an unreadable and hence useless file. */
async function readOriginalPath(file: string): Promise<string | undefined> {
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
