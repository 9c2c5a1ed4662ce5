import { LRUCache } from 'lru-cache'
import type { DiskCache, FoundPicture } from './disk-cache.ts'

/** The disk cache with its most requested pictures in memory. Those are returned synchronously. */
export type HotPictures = Omit<DiskCache, 'read'> & {
  read(key: string): FoundPicture | undefined | Promise<FoundPicture | undefined>
}

export type HotBounds = {
  /** Bytes of all pictures in memory together. */
  maxBytes: number
  /** Larger pictures are read from the disk each time: sending them costs more than reading them. */
  maxPictureBytes: number
  /** Ms after which the disk is read again, because other processes add, replace and remove pictures there. */
  trustMs: number
}

export function keepHot(disk: DiskCache, { maxBytes, maxPictureBytes, trustMs }: HotBounds): HotPictures {
  const hot = new LRUCache<string, FoundPicture>({
    maxSize: maxBytes,
    maxEntrySize: maxPictureBytes,
    sizeCalculation: ({ picture }) => Math.max(1, picture.body.length),
    ttl: trustMs,
  })
  /** Detects pictures that changed during a read. */
  let changes = 0

  function forget(key: string): void {
    changes++
    hot.delete(key)
  }

  async function readFromDisk(key: string): Promise<FoundPicture | undefined> {
    const before = changes
    const found = await disk.read(key)
    if (found && changes === before) hot.set(key, found)
    return found
  }

  return {
    ...disk,
    read: (key) => hot.get(key) ?? readFromDisk(key),
    async write(key, picture) {
      await disk.write(key, picture)
      forget(key)
    },
    async touch(key) {
      await disk.touch(key)
      forget(key)
    },
    async remove(key) {
      forget(key)
      await disk.remove(key)
      forget(key)
    },
    async removeUnder(pathPrefix) {
      const removed = await disk.removeUnder(pathPrefix)
      changes++
      hot.clear()
      return removed
    },
  }
}
