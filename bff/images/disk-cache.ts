import { mkdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LRUCache } from 'lru-cache'
import { pictureFile, readOriginalPath, scanFolder, temporaryFile } from './disk-folder.ts'
import { decodePictureFile, encodePictureFile } from './picture-file.ts'
import type { StoredPicture } from './picture-file.ts'

export type DiskCache = {
  /** The picture and when it was last known to be current (ms since 1970); missing and damaged files are no hit. */
  read(key: string): Promise<{ picture: StoredPicture; checkedAt: number } | undefined>
  /** Never throws: a full disk costs time, not pictures. */
  write(key: string, picture: StoredPicture): Promise<void>
  /** Marks a picture as current. */
  touch(key: string): Promise<void>
  remove(key: string): Promise<void>
  /** Removes the pictures whose original's path begins so; answers how many. */
  removeUnder(pathPrefix: string): Promise<number>
  /** Settles when the files of an earlier run are known; reading and writing need not wait for it. */
  ready: Promise<void>
}

type Entry = { bytes: number; checkedAt: number }

/**
 * Pictures as files of their own, at most `maxBytes` together: the least recently used go first. The index in memory
 * is only the account; what lies on the disk is the truth, so another process may share the folder.
 */
export function createDiskCache(dir: string, maxBytes: number, onError: (error: unknown) => void): DiskCache {
  const evicted = new Set<Promise<void>>()
  const index = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_entry, key, reason) => {
      if (reason !== 'evict') return
      const removal = discard(fileOf(key)).finally(() => evicted.delete(removal))
      evicted.add(removal)
    },
  })
  let written = 0

  const fileOf = (key: string) => pictureFile(dir, key)
  const discard = (file: string) => unlink(file).catch(unlessMissing)
  const unlessMissing = (error: unknown) => {
    if (!isMissing(error)) onError(error)
  }

  async function account(key: string): Promise<Entry> {
    const known = index.get(key)
    if (known) return known
    const { size, mtimeMs } = await stat(fileOf(key))
    const entry = { bytes: size, checkedAt: mtimeMs }
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
      index.set(key, { bytes: bytes.length, checkedAt: Date.now() })
      await Promise.all(evicted)
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
    const found = await scanFolder(dir)
    // Oldest first, and last what this run has used meanwhile: the order in which they will be given up.
    const current = [...index.entries()].reverse()
    index.clear()
    for (const { key, bytes, modifiedAt } of found.sort((a, b) => a.usedAt - b.usedAt))
      index.set(key, { bytes, checkedAt: modifiedAt })
    for (const [key, entry] of current) index.set(key, entry)
    await Promise.all(evicted)
  }

  const ready = rebuild().catch(onError)

  async function removeUnder(pathPrefix: string) {
    await ready
    let removed = 0
    for (const key of [...index.keys()]) {
      const path = await readOriginalPath(fileOf(key))
      if (path !== undefined && !path.startsWith(pathPrefix)) continue
      await remove(key)
      removed++
    }
    return removed
  }

  return { read, write, touch, remove, removeUnder, ready }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
