import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { presetNames, warm } from '../../../scripts/images/warm.ts'
import { emptyFolder, imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'

async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

describe('warming', () => {
  test('requests each picture in each size, and reports what is missing', async () => {
    const host = await mediaHost({ 'a.jpg': await opaqueJpeg(), 'b é.jpg': await opaqueJpeg() })
    const shop = await addressOf(await imageApp({ mediaUrl: host.mediaUrl }))
    const { failed, made, kept: stored } = await warm(shop, ['a.jpg', 'b%20%C3%A9.jpg', 'gone.jpg'], ['swatch', 'logo'])
    expect(made + stored).toBe(16)
    expect(failed).toHaveLength(8)
    expect(failed.every((line) => line.startsWith(`404 ${shop}/resized-images/gone.jpg?`))).toBe(true)
    expect(host.requests.filter((line) => line.includes('a.jpg'))).toHaveLength(1)
  })

  test('comes back when the shop is busy', async () => {
    let requested = 0
    const app = fastify()
    app.get('/*', (_request, reply) =>
      reply
        .code(++requested > 2 ? 200 : 503)
        .header('retry-after', '1')
        .send('picture'),
    )
    onTestFinished(() => app.close())
    expect(await warm(await addressOf(app), ['a.jpg'], ['swatch'])).toEqual({ made: 4, kept: 0, failed: [] })
    expect(requested).toBe(6)
  })

  test('knows which presets there are', () => {
    expect(presetNames([])).toContain('productItemLarge')
    expect(presetNames(['logo'])).toEqual(['logo'])
    expect(() => presetNames(['logo', 'huge'])).toThrow('«huge»')
  })
})

test('clearing removes the pictures below a path, or all, from the folder of a running shop', async () => {
  const jpeg = await opaqueJpeg()
  const host = await mediaHost({ 'catalog/a.jpg': jpeg, 'wysiwyg/a.jpg': jpeg })
  const dataDir = await emptyFolder()
  const app = await imageApp({ mediaUrl: host.mediaUrl, cacheDir: join(dataDir, 'resized-images') })
  const urls = ['/resized-images/catalog/a.jpg?format=small', '/resized-images/wysiwyg/a.jpg?format=small']
  for (const url of urls) await app.inject(url)

  const clear = async (...prefix: string[]) => {
    const args = ['scripts/run.mjs', 'scripts/images.ts', 'clear', ...prefix]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } })
    return stdout.trim()
  }
  expect(await clear('catalog/')).toBe('pictures removed: 1')
  expect(await clear()).toBe('pictures removed: 1')
  for (const url of urls) expect((await app.inject(url)).statusCode).toBe(200)
  expect(await clear()).toBe('pictures removed: 2')
})
