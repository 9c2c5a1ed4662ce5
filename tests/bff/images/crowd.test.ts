import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createQueue } from '../../../bff/images/queue.ts'
import { imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'

const PATH = '/resized-images/original'

describe('a crowd', () => {
  test('of requests for one new picture causes one request to the media host', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject(`${PATH}?format=medium&size=2`)))
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(host.requests).toHaveLength(1)
  })

  test('of requests for many sizes of one picture causes one request, too', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    const urls = ['small', 'medium', 'large', 'swatch'].flatMap((format) =>
      ['webp', 'jpeg'].map((extension) => `${PATH}?format=${format}&extension=${extension}`),
    )
    const answers = await Promise.all(urls.map((url) => app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200))
    expect(host.requests).toHaveLength(1)
  })

  test('that is too large is asked to come back, while finished pictures are served', async () => {
    const jpeg = await opaqueJpeg()
    const held: (() => void)[] = []
    const slow: RequestListener = (_request, response) => void held.push(() => response.end(jpeg))
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`slow${n}`, slow]))
    const host = await mediaHost({ ...files, made: jpeg })
    const app = await imageApp({ mediaUrl: host.mediaUrl, maxWaiting: 4 })
    await app.inject('/resized-images/made?format=small')

    const waiting = Object.keys(files).map((name) => app.inject(`/resized-images/${name}?format=small`))
    const first = await Promise.race(waiting)
    expect(first.json()).toMatchObject({ statusCode: 503, code: 'IMAGE_BUSY' })
    expect(first.headers['retry-after']).toMatch(/^\d+$/)
    expect((await app.inject('/resized-images/made?format=small')).statusCode).toBe(200)

    const release = setInterval(() => held.splice(0).forEach((result) => result()), 5)
    const codes = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
    clearInterval(release)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(4)
    expect(codes.every((code) => code === 200 || code === 503)).toBe(true)
    expect((await app.inject('/resized-images/slow39?format=small&size=2')).statusCode).not.toBe(503)
  })
})

describe('the queue', () => {
  const held = () => {
    let release = () => {}
    const job = () => new Promise<void>((resolve) => (release = resolve))
    return { job, release: () => release() }
  }

  test('runs as many jobs as allowed, in the order of their arrival', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 10, maxWaitMs: 1_000 })
    const order: number[] = []
    await Promise.all([1, 2, 3].map((n) => queue.run(async () => void order.push(n))))
    expect(order).toEqual([1, 2, 3])
  })

  test('refuses one more than may wait, and takes jobs again when there is room', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1_000 })
    const first = held()
    const running = queue.run(first.job)
    const waiting = queue.run(async () => 'second')
    await expect(queue.run(async () => 'third')).rejects.toMatchObject({ statusCode: 503 })
    first.release()
    await running
    expect(await waiting).toBe('second')
    expect(await queue.run(async () => 'fourth')).toBe('fourth')
  })

  test('ends each wait', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 10 })
    const first = held()
    const running = queue.run(first.job)
    await expect(queue.run(async () => 'second')).rejects.toMatchObject({ statusCode: 503 })
    first.release()
    await running
  })

  test('is not blocked by a job that fails', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1_000 })
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
