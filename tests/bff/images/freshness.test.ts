import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { emptyFolder, imageApp, mediaHost } from './image-app.ts'
import type { MediaHost } from './media-host.ts'
import { cutOutPng, opaqueJpeg } from './sample-pictures.ts'
import { waitFor } from '../../support/wait-for.ts'

const URL = '/resized-images/catalog/chien.jpg?format=small'

async function etagOf(app: FastifyInstance, url = URL): Promise<unknown> {
  return (await app.inject(url)).headers.etag
}

/** An app that finds `URL` made in an earlier run, and holds it for due to be compared. */
async function laterRun(host: MediaHost): Promise<{ app: FastifyInstance; etag: unknown }> {
  const cacheDir = await emptyFolder()
  const earlier = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
  const etag = await etagOf(earlier)
  await earlier.close()
  host.requests.length = 0
  return { app: await imageApp({ mediaUrl: host.mediaUrl, cacheDir, freshForMs: 0 }), etag }
}

/** A file that knows its version, and what it was asked with. */
function versioned(etag: string, body: Buffer) {
  const requestedWith: (string | undefined)[] = []
  const listener: RequestListener = (request, response) => {
    requestedWith.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { etag }).end(body)
  }
  return { requestedWith, listener }
}

describe('a picture that was made a while ago', () => {
  test('is shown at once, and drawn again in the background when its original changed', async () => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const { app, etag } = await laterRun(host)
    host.files.set('catalog/chien.jpg', await cutOutPng())
    expect(await etagOf(app)).toBe(etag)
    await waitFor(async () => expect(await etagOf(app)).not.toBe(etag))
  })

  test('costs the media host no bytes while the entity tag of its original holds', async () => {
    const { requestedWith, listener } = versioned('"1"', await opaqueJpeg())
    const { app, etag } = await laterRun(await mediaHost({ 'catalog/chien.jpg': listener }))
    expect(await etagOf(app)).toBe(etag)
    await waitFor(() => expect(requestedWith).toEqual([undefined, '"1"']))
    expect(await etagOf(app)).toBe(etag)
  })

  test('stays cached when the same bytes come without an entity tag', async () => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const { app, etag } = await laterRun(host)
    await etagOf(app)
    await waitFor(() => expect(host.requests).toHaveLength(1))
    expect(await etagOf(app)).toBe(etag)
  })

  test('goes when its original has gone', async () => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const { app, etag } = await laterRun(host)
    host.files.clear()
    expect(await etagOf(app)).toBe(etag)
    await waitFor(async () => expect((await app.inject(URL)).statusCode).toBe(404))
  })

  test.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['sends something else', (_request, response) => response.end('<h1>Maintenance</h1>')],
  ])('stays, and is left in peace for a while, when the media host %s', async (_name, trouble) => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const { app, etag } = await laterRun(host)
    host.files.set('catalog/chien.jpg', trouble)
    expect(await etagOf(app)).toBe(etag)
    await waitFor(() => expect(host.requests).toHaveLength(1))
    for (let visitor = 0; visitor < 5; visitor++) expect(await etagOf(app)).toBe(etag)
    expect(host.requests).toHaveLength(1)
  })

  test('is compared once for simultaneous requests', async () => {
    const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
    const { app } = await laterRun(host)
    await Promise.all(Array.from({ length: 30 }, () => etagOf(app)))
    await waitFor(() => expect(host.requests).toHaveLength(1))
  })
})

describe('purge', () => {
  const made = ['catalog/a.jpg', 'catalog/b.jpg', 'wysiwyg/a.jpg']

  async function shop() {
    const jpeg = await opaqueJpeg()
    const host = await mediaHost(Object.fromEntries(made.map((path) => [path, jpeg])))
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    for (const path of made) await etagOf(app, `/resized-images/${path}?format=small`)
    return { host, app }
  }

  test('forgets everything', async () => {
    const { app, host } = await shop()
    expect(await app.images.purge()).toBe(3)
    expect(await app.images.purge()).toBe(0)
    await etagOf(app, '/resized-images/catalog/a.jpg?format=small')
    expect(host.requests).toHaveLength(4)
  })

  test('forgets the pictures below a path only', async () => {
    const { app, host } = await shop()
    expect(await app.images.purge('catalog/')).toBe(2)
    await etagOf(app, '/resized-images/wysiwyg/a.jpg?format=small')
    expect(host.requests).toHaveLength(3)
    await etagOf(app, '/resized-images/catalog/b.jpg?format=small')
    expect(host.requests).toHaveLength(4)
  })

  test('forgets that a file was missing', async () => {
    const { app, host } = await shop()
    const url = '/resized-images/catalog/new.jpg?format=small'
    expect((await app.inject(url)).statusCode).toBe(404)
    host.files.set('catalog/new.jpg', await opaqueJpeg())
    await app.images.purge('catalog/new.jpg')
    expect((await app.inject(url)).statusCode).toBe(200)
  })

  test('reaches a picture that is being made meanwhile', async () => {
    const [before, after] = [await opaqueJpeg(), await cutOutPng()]
    const host = await mediaHost()
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    let deliver = () => {}
    const requested = new Promise<void>((resolve) => {
      host.files.set('catalog/slow.jpg', (_request, response) => {
        deliver = () => response.end(before)
        resolve()
      })
    })
    const url = '/resized-images/catalog/slow.jpg?format=small'
    const early = app.inject(url)
    await requested
    await app.images.purge()
    host.files.set('catalog/slow.jpg', after)
    const late = await etagOf(app, url)
    deliver()
    expect((await early).headers.etag).not.toBe(late)
    expect(await etagOf(app, url)).toBe(late)
  })
})
