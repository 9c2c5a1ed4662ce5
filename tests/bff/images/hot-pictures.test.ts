import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createDiskCache } from '../../../bff/images/disk-cache.ts'
import { keepHot } from '../../../bff/images/hot-pictures.ts'
import { entityTag, type StoredPicture } from '../../../bff/images/picture-file.ts'
import { emptyFolder } from './image-app.ts'
import { waitFor } from '../../support/wait-for.ts'

const KEY = '0'.repeat(64)

function picture(text: string): StoredPicture {
  const body = Buffer.from(text)
  return {
    path: 'catalog/chien.jpg',
    type: 'image/webp',
    etag: entityTag(body),
    source: { digest: 'd', validators: {} },
    body,
  }
}

async function start({ maxPictureBytes = 1000, trustMs = 60_000 } = {}) {
  const dir = await emptyFolder()
  const disk = createDiskCache(dir, 1_000_000, () => {})
  const reads = vi.spyOn(disk, 'read')
  const other = createDiskCache(dir, 1_000_000, () => {})
  await Promise.all([disk.ready, other.ready])
  return { cache: keepHot(disk, { maxBytes: 3000, maxPictureBytes, trustMs }), other, reads }
}

const textOf = async (cache: Awaited<ReturnType<typeof start>>['cache'], key = KEY) =>
  (await cache.read(key))?.picture.body.toString()

describe('a picture in memory', () => {
  test('is read from the disk once, then had without waiting', async () => {
    const { cache, reads } = await start()
    await cache.write(KEY, picture('un'))
    expect(await textOf(cache)).toBe('un')
    expect(cache.read(KEY)).not.toBeInstanceOf(Promise)
    expect(await textOf(cache)).toBe('un')
    expect(reads).toHaveBeenCalledTimes(1)
  })

  test('is forgotten when it is written anew, marked as current, or removed', async () => {
    const { cache } = await start()
    await cache.write(KEY, picture('un'))
    await textOf(cache)
    await cache.write(KEY, picture('deux'))
    expect(await textOf(cache)).toBe('deux')
    const before = (await cache.read(KEY))?.checkedAt ?? 0
    await pause(5)
    await cache.touch(KEY)
    expect((await cache.read(KEY))?.checkedAt).toBeGreaterThan(before)
    await cache.remove(KEY)
    expect(await textOf(cache)).toBeUndefined()
  })

  test('does not survive a purge, not even when it was being read meanwhile', async () => {
    const { cache } = await start()
    await cache.write(KEY, picture('un'))
    await textOf(cache)
    const reading = Promise.all(Array.from({ length: 5 }, () => textOf(cache)))
    await cache.removeUnder('catalog/')
    await reading
    expect(await textOf(cache)).toBeUndefined()
  })

  test('gives way to what another process did to the folder, after a moment', async () => {
    const { cache, other } = await start({ trustMs: 20 })
    await cache.write(KEY, picture('un'))
    expect(await textOf(cache)).toBe('un')
    await other.write(KEY, picture('deux'))
    await waitFor(async () => expect(await textOf(cache)).toBe('deux'))
    await other.removeUnder('catalog/')
    await waitFor(async () => expect(await textOf(cache)).toBeUndefined())
  })

  test('is not there when it is large, and the least used ones go first', async () => {
    const { cache, reads } = await start()
    const keys = ['1', '2', '3', '4'].map((digit) => digit.repeat(64))
    for (const key of keys) await cache.write(key, picture('x'.repeat(900)))
    for (const key of keys) await cache.read(key)
    reads.mockClear()
    for (const key of keys.slice(1)) await cache.read(key)
    expect(reads).toHaveBeenCalledTimes(0)
    await cache.read(keys[0] ?? '')
    expect(reads).toHaveBeenCalledTimes(1)
    await cache.write(KEY, picture('x'.repeat(1001)))
    await cache.read(KEY)
    await cache.read(KEY)
    expect(reads).toHaveBeenCalledTimes(3)
  })
})
