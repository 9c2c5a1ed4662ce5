import { mkdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheFigures } from '../cache/store.ts'
import { pictureFile, readOriginalPath, scanFolder, temporaryFile } from './disk-folder.ts'
import { decodePictureFile, encodePictureFile } from './picture-file.ts'
import type { StoredPicture } from './picture-file.ts'

export type FoundPicture = {
  picture: StoredPicture
  /** When it was last known to be current; ms since 1970. */
  checkedAt: number
}

export type DiskCache = {
  /** Missing and damaged files are no hit. */
  read(key: string): Promise<FoundPicture | undefined>
  /** Never throws: a full disk costs time, not pictures. */
  write(key: string, picture: StoredPicture): Promise<void>
  /** Marks a picture as current. */
  touch(key: string): Promise<void>
  remove(key: string): Promise<void>
  /** Removes the pictures whose original's path begins so; answers how many. */
  removeUnder(pathPrefix: string): Promise<number>
  /** Settles when the files of an earlier run are known; reading and writing need not wait for it. */
  ready: Promise<void>
  /** What this process knows of the folder. */
  figures: CacheFigures
}

type Entry = { bytes: number; checkedAt: number; usedAt: number }

/** After this part of its bound has been written, a process counts what others have put into the folder, or removed. */
const RECOUNT_SHARE = 1 / 16

/**
 * Pictures as files of their own, at most `maxBytes` together: the least recently used go first. The index in memory
 * is only the account; what lies on the disk is the truth, so other processes may share the folder. Together they may
 * exceed the bound by a sixteenth for each of them, until the next one counts.
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
  let written = 0
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
    const temporary = temporaryFile(file, ++written)
    const bytes = encodePictureFile(picture)
    if (bytes.length > maxBytes) return
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(temporary, bytes)
      await rename(temporary, file)
      index.set(key, { bytes: bytes.length, checkedAt: Date.now(), usedAt: Date.now() })
      await Promise.all(evicted)
      uncountedBytes += bytes.length
      // Looking at many files takes a while, and somebody waits for this picture.
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
    // What was used during the scan comes last, for the scan may have missed it; the rest oldest first: the order in
    // which they will be given up.
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
