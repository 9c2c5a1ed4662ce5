import type { RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createVideoSource, videoRoutes, videosPlugin } from '../../../bff/images/videos-plugin.ts'
import { mediaHost } from './image-app.ts'

const FILM = Buffer.from('0123456789')

/** A media host as nginx is one: with entity tags and parts. */
const film: RequestListener = ({ headers }, response) => {
  if (headers['if-none-match'] === '"film"') return response.writeHead(304, { etag: '"film"' }).end()
  const common = { 'content-type': 'text/html', etag: '"film"', 'accept-ranges': 'bytes', 'set-cookie': 'a=b' }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (!from) return response.writeHead(200, { ...common, 'content-length': FILM.length }).end(FILM)
  const part = FILM.subarray(Number(from), Number(to) + 1)
  response.writeHead(206, { ...common, 'content-range': `bytes ${from}-${to}/10`, 'content-length': part.length })
  return response.end(part)
}

async function shop(files: Record<string, Buffer | RequestListener> = { 'wysiwyg/au pré.webm': film }) {
  const host = await mediaHost(files)
  const app = fastify({ forceCloseConnections: true, trustProxy: true })
  await app.register(videosPlugin, { mediaUrl: host.mediaUrl })
  await app.register(videoRoutes, { prefix: '/fr/video-files' })
  onTestFinished(() => app.close())
  return { app, host }
}

const ADDRESS = '/fr/video-files/wysiwyg/au%20pr%C3%A9.webm'

describe('a film of the store', () => {
  test('comes whole, as a film whatever the store says it is', async () => {
    const { app } = await shop()
    const { statusCode, headers, body } = await app.inject(ADDRESS)
    expect([statusCode, body]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: '"film"',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('comes in parts, for browsers that jump in it', async () => {
    const { app } = await shop()
    const { statusCode, headers, body } = await app.inject({ url: ADDRESS, headers: { range: 'bytes=2-5' } })
    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 2-5/10', '2345'])
  })

  test('has no cache keep that a part lies beyond its end: others would get that answer', async () => {
    const { app } = await shop({
      'a.mp4': (_request, response) => response.writeHead(416, { 'content-range': 'bytes */10' }).end(),
    })
    const { statusCode, headers } = await app.inject({
      url: '/fr/video-files/a.mp4',
      headers: { range: 'bytes=99-' },
    })
    expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */10', 'no-store'])
  })

  test('is not sent again to browsers that have it', async () => {
    const { app } = await shop()
    const again = await app.inject({ url: ADDRESS, headers: { 'if-none-match': '"film"' } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: ADDRESS })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
  })

  test.each([
    ['is not there', '/fr/video-files/wysiwyg/autre.mp4'],
    ['is a picture', '/fr/video-files/wysiwyg/a.jpg'],
    ['is a page', '/fr/video-files/wysiwyg/a.html'],
    ['has no ending', '/fr/video-files/constructor'],
    ['lies above the media root', '/fr/video-files/..%2f..%2fetc%2fa.mp4'],
    ['is encoded twice', '/fr/video-files/%252e%252e/a.mp4'],
  ])('is not found when it %s', async (_, url) => {
    const { app, host } = await shop({ 'wysiwyg/a.jpg': FILM, 'wysiwyg/a.html': FILM })
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(host.requests.filter((line) => !line.endsWith('autre.mp4'))).toEqual([])
  })

  test('does not follow the store elsewhere', async () => {
    const { app } = await shop({
      'a.mp4': (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
    })
    expect((await app.inject('/fr/video-files/a.mp4')).statusCode).toBe(404)
  })

  test('is sent to a share of each network, and to a limited number of connections; others are asked to come back', async () => {
    const waiting: (() => void)[] = []
    const { app } = await shop({
      'a.mp4': (_request, response) => {
        response.writeHead(200, { 'content-length': 3 })
        response.write('a')
        waiting.push(() => response.end('bc'))
      },
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const url = `${address}/fr/video-files/a.mp4`
    const ask = (network: number) => fetch(url, { headers: { 'x-forwarded-for': `198.51.${network}.7` } })
    const refused = async (network: number) => {
      const { status, headers } = await ask(network)
      return [status, headers.get('retry-after')]
    }
    const open: Response[] = []
    for (const network of [1, 2, 3, 4]) {
      open.push(...(await Promise.all(Array.from({ length: 8 }, () => ask(network)))))
      expect(await refused(network)).toEqual([503, '5'])
    }
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200))
    expect(await refused(5)).toEqual([503, '5'])
    for (const finish of waiting) finish()
    expect(await Promise.all(open.map((result) => result.text()))).toEqual(open.map(() => 'abc'))
    const after = ask(1)
    await expect.poll(() => waiting.length).toBe(33)
    waiting.at(-1)?.()
    expect(await (await after).text()).toBe('abc')
  })
})

test('is cut off where it is longer than a film may be, whether it says so or not', async () => {
  const { host } = await shop({
    'says.mp4': film,
    'silent.mp4': (_request, response) => {
      response.writeHead(200)
      response.write(FILM)
      response.end(FILM)
    },
  })
  const source = createVideoSource(host.mediaUrl, FILM.length - 1)
  onTestFinished(() => source.close())
  expect(await source.open('says.mp4', 'GET', {}, 'a')).toBe('missing')
  const result = await source.open('silent.mp4', 'GET', {}, 'a')
  if (typeof result === 'string') throw new Error(result)
  await expect(buffer(result.body)).rejects.toThrow('More than 9 bytes')
})

test('says so when the store cannot be reached', async () => {
  const { app, host } = await shop()
  await host.close()
  expect((await app.inject(ADDRESS)).statusCode).toBe(502)
})
