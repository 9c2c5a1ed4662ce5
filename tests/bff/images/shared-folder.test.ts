import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDiskCache } from '../../../bff/images/disk-cache.ts'
import { decodePictureFile, entityTag } from '../../../bff/images/picture-file.ts'
import { emptyFolder, imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'
import { waitFor } from '../../support/wait-for.ts'

const MAX_BYTES = 1_000_000
const PROCESSES_SLACK = 1 + 3 / 16

function startWriter(dir: string, name: string, count: number): ChildProcess {
  const args = ['scripts/run.mjs', 'tests/bff/images/cache-writer.ts', dir, String(MAX_BYTES), name, String(count)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Files that have their final name, and whether they hold whole pictures. */
async function finished(dir: string) {
  const files = (await filesIn(dir)).filter((file) => /[0-9a-f]{62}$/.test(file))
  const pictures = await Promise.all(files.map(async (file) => decodePictureFile(await readFile(file))))
  const whole = pictures.filter((picture) => picture !== undefined).length
  return { count: files.length, whole, bytes: await bytesOf(files) }
}

describe('two processes on one folder', () => {
  test('may have one number, as in two containers', async () => {
    const dir = await emptyFolder()
    const errors: unknown[] = []
    const [one, other] = [0, 1].map(() => createDiskCache(dir, MAX_BYTES, (error) => errors.push(error)))
    for (let n = 0; n < 20; n++) {
      const body = Buffer.alloc(20_000, n)
      const source = { digest: 'd', validators: {} }
      const picture = { path: 'a.jpg', type: 'image/webp', etag: entityTag(body), source, body }
      const key = n.toString(16).padStart(64, '0')
      await Promise.all([one, other].map((cache) => cache?.write(key, picture)))
    }
    expect(errors).toEqual([])
    expect(await finished(dir)).toMatchObject({ count: 20, whole: 20 })
  })

  test('write the same and other pictures at once, keep to the bound, and one may be killed at any moment', async () => {
    const dir = await emptyFolder()
    const [steady, doomed] = [startWriter(dir, 'steady', 150), startWriter(dir, 'doomed', 100_000)]
    const exits = [once(steady, 'exit'), once(doomed, 'exit')]
    steady.stdout?.resume()
    let lines = 0
    doomed.stdout?.on('data', (text: Buffer) => {
      lines += text.toString().split('\n').length - 1
      if (lines > 100) doomed.kill('SIGKILL')
    })
    const [[steadyCode], [, doomedSignal]] = (await Promise.all(exits)) as [[number | null], [null, string]]
    expect({ steadyCode, doomedSignal }).toEqual({ steadyCode: 0, doomedSignal: 'SIGKILL' })

    const { count, whole, bytes } = await finished(dir)
    expect(whole).toBe(count)
    expect(count).toBeGreaterThan(10)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES * PROCESSES_SLACK)

    // The next run clears away the file that the crash has left unfinished, once nobody can still be writing it.
    for (const file of await filesIn(dir)) if (!/[0-9a-f]{62}$/.test(file)) await utimes(file, 0, 0)
    const onError = vi.fn<(error: unknown) => void>()
    await createDiskCache(dir, MAX_BYTES, onError).ready
    expect(await filesIn(dir)).toHaveLength((await finished(dir)).count)
    expect(onError).not.toHaveBeenCalled()
    expect(await bytesOf(await filesIn(dir))).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('serve what the other has made, and notice what it has purged', async () => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const cacheDir = await emptyFolder()
    const [one, other] = [
      await imageApp({ mediaUrl: host.mediaUrl, cacheDir }),
      await imageApp({ mediaUrl: host.mediaUrl, cacheDir }),
    ]
    const url = '/resized-images/catalog/chien.jpg?format=small'
    const made = await one.inject(url)
    expect((await other.inject(url)).rawPayload).toEqual(made.rawPayload)
    expect(host.requests).toHaveLength(1)

    expect(await other.images.purge('catalog/')).toBe(1)
    expect(await filesIn(cacheDir)).toEqual([])
    expect((await one.inject(url)).statusCode).toBe(200)
    expect(await filesIn(cacheDir)).toHaveLength(1)
  })

  test('give up what neither has used for longest', async () => {
    const dir = await emptyFolder()
    const keyOf = (n: number) => n.toString(16).padStart(64, '0')
    const open = () => createDiskCache(dir, 100_000, () => {})
    const [one, other] = [open(), open()]
    await Promise.all([one.ready, other.ready])
    const write = (cache: typeof one, n: number) => {
      const body = Buffer.alloc(9_000, String(n))
      const source = { digest: 'd', validators: {} }
      return cache.write(keyOf(n), { path: `${n}`, type: 'image/webp', etag: entityTag(body), source, body })
    }
    await write(one, 0)
    const yesterday = new Date(Date.now() - 86_400_000)
    const oldest = join(dir, '00', keyOf(0).slice(2))
    await utimes(oldest, yesterday, yesterday)
    for (let n = 1; n <= 12; n++) await write(other, n)
    await waitFor(async () => {
      await expect(stat(oldest)).rejects.toMatchObject({ code: 'ENOENT' })
      expect(await bytesOf(await filesIn(dir))).toBeLessThanOrEqual(100_000)
    })
    expect(await one.read(keyOf(0))).toBeUndefined()
    expect(await one.read(keyOf(12))).toBeDefined()
  })
})
