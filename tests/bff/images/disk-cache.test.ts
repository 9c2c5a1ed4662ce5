import { createHash } from 'node:crypto'
import { readFile, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createDiskCache } from '../../../bff/images/disk-cache.ts'
import { entityTag } from '../../../bff/images/picture-file.ts'
import { emptyFolder, imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex')

function picture(path: string, bytes = 10_000) {
  const body = Buffer.alloc(bytes, path)
  return { path, type: 'image/webp', etag: entityTag(body), source: { digest: 'd', validators: {} }, body }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function bytesIn(dir: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(dir)).map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function openCache(dir: string, maxBytes = 1_000_000) {
  const onError = vi.fn<(error: unknown) => void>()
  return { cache: createDiskCache(dir, maxBytes, onError), onError }
}

describe('the disk cache', () => {
  test('gives back what it was given', async () => {
    const { cache } = openCache(await emptyFolder())
    await cache.write(keyOf('a'), picture('a.jpg'))
    expect((await cache.read(keyOf('a')))?.picture).toEqual(picture('a.jpg'))
    expect(await cache.read(keyOf('b'))).toBeUndefined()
  })

  test('stays below its bound, giving up what was not used for longest', async () => {
    const dir = await emptyFolder()
    const { cache } = openCache(dir, 55_000)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await cache.write(keyOf(name), picture(name))
    await cache.read(keyOf('a'))
    await cache.write(keyOf('f'), picture('f'))
    expect(await bytesIn(dir)).toBeLessThanOrEqual(55_000)
    expect(await cache.read(keyOf('a'))).toBeDefined()
    expect(await cache.read(keyOf('b'))).toBeUndefined()
  })

  test('does not keep a picture that alone is larger than its bound', async () => {
    const dir = await emptyFolder()
    const { cache, onError } = openCache(dir, 5_000)
    await cache.write(keyOf('a'), picture('a'))
    expect(await filesIn(dir)).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })

  test('knows after a restart what it holds, at once, and in which order it was used', async () => {
    const dir = await emptyFolder()
    const before = openCache(dir).cache
    for (const [age, name] of ['a', 'b', 'c', 'd'].entries()) {
      await before.write(keyOf(name), picture(name))
      const used = new Date(Date.now() - age * 60_000)
      await utimes(join(dir, keyOf(name).slice(0, 2), keyOf(name).slice(2)), used, used)
    }
    const { cache } = openCache(dir, 35_000)
    expect((await cache.read(keyOf('c')))?.picture.path).toBe('c')
    await cache.ready
    expect(await bytesIn(dir)).toBeLessThanOrEqual(35_000)
    expect(await cache.read(keyOf('d'))).toBeUndefined()
    expect(await cache.read(keyOf('c'))).toBeDefined()
    expect(await cache.read(keyOf('a'))).toBeDefined()
  })

  test.each([
    ['emptied', (file: string) => truncate(file, 0)],
    ['cut', (file: string) => truncate(file, 5_000)],
    ['overwritten', (file: string) => writeFile(file, 'no picture at all')],
    ['given other JSON', (file: string) => writeFile(file, '{"path":1}\nbody')],
    [
      'changed in one bit',
      async (file: string) => {
        const bytes = await readFile(file)
        bytes[6_000] = 0
        await writeFile(file, bytes)
      },
    ],
  ])('takes a file that was %s for none, and removes it', async (_name, damage) => {
    const dir = await emptyFolder()
    const { cache } = openCache(dir)
    await cache.write(keyOf('a'), picture('a'))
    const [file = ''] = await filesIn(dir)
    await damage(file)
    expect(await cache.read(keyOf('a'))).toBeUndefined()
    expect(await filesIn(dir)).toEqual([])
  })

  test('removes the halves of an earlier run, leaves strange files alone, and minds neither', async () => {
    const dir = await emptyFolder()
    await openCache(dir).cache.write(keyOf('a'), picture('a'))
    const [file = ''] = await filesIn(dir)
    const [half, young] = [`${file}.99-1`, `${file}.99-2`]
    for (const name of [half, young, join(dir, 'README')]) await writeFile(name, 'x')
    await utimes(half, 0, 0)
    await openCache(dir).cache.ready
    expect((await filesIn(dir)).sort()).toEqual([file, young, join(dir, 'README')].sort())
  })

  test('reports that its folder cannot be used, and goes on', async () => {
    const dir = join(await emptyFolder(), 'file')
    await writeFile(dir, 'no folder')
    const { cache, onError } = openCache(dir)
    await cache.write(keyOf('a'), picture('a'))
    expect(await cache.read(keyOf('a'))).toBeUndefined()
    await cache.ready
    expect(onError).toHaveBeenCalled()
  })
})

describe('pictures on the disk', () => {
  const URL = '/resized-images/original?format=small'

  test('are made again when their files are damaged or gone', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const cacheDir = await emptyFolder()
    const app = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
    const { headers } = await app.inject(URL)
    const [file = ''] = await filesIn(cacheDir)
    await writeFile(file, 'garbage')
    expect(await app.inject(URL)).toMatchObject({ statusCode: 200, headers: { etag: headers.etag } })
    expect(await filesIn(cacheDir)).toEqual([file])
  })

  test('outlive a restart', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const cacheDir = await emptyFolder()
    const first = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
    const before = await first.inject(URL)
    await first.close()
    const second = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
    expect((await second.inject(URL)).rawPayload).toEqual(before.rawPayload)
    expect(host.requests).toHaveLength(1)
  })

  test('are served even when nothing can be written', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const cacheDir = join(await emptyFolder(), 'file')
    await writeFile(cacheDir, 'no folder')
    const app = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
    expect((await app.inject(URL)).statusCode).toBe(200)
    expect((await app.inject(URL)).statusCode).toBe(200)
  })
})
