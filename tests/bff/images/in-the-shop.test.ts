import { expect, onTestFinished, test } from 'vitest'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { createTestApp } from '../support/test-app.ts'
import { emptyFolder, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'

test('pictures keep their own headers among those of the shop', async () => {
  const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
  const app = await createTestApp({ MEDIA_URL: host.mediaUrl, DATA_DIR: await emptyFolder(), BASE_PATH: '/boutique' })
  onTestFinished(() => app.close())
  const picture = await app.inject({
    url: resizedImageUrl('/boutique', 'catalog/chien.jpg', { preset: 'medium', extension: 'webp' }),
    headers: { 'accept-encoding': 'gzip, br', cookie: 'session=whatever' },
  })
  expect(picture.statusCode).toBe(200)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(picture.rawPayload.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('public'),
  })
  expect(picture.headers).not.toHaveProperty('content-encoding')
  expect(picture.headers).not.toHaveProperty('set-cookie')

  const refusal = await app.inject('/boutique/resized-images/catalog/chien.jpg?format=medium&size=7')
  expect(refusal.json()).toMatchObject({ statusCode: 400, code: 'IMAGE_BAD_REQUEST' })
  expect(await app.images.purge('catalog/')).toBe(1)
})

test('pictures have a cache status, in the response and in the metrics', async () => {
  const host = await mediaHost({ 'catalog/chien.jpg': await opaqueJpeg() })
  const app = await createTestApp({ MEDIA_URL: host.mediaUrl, DATA_DIR: await emptyFolder() })
  onTestFinished(() => app.close())
  const url = resizedImageUrl('', 'catalog/chien.jpg', { preset: 'medium', extension: 'webp' })
  expect((await app.inject(url)).headers['cache-status']).toBe('Musette; fwd=miss')
  expect((await app.inject(url)).headers['cache-status']).toBe('Musette; hit')
  const { body } = await app.inject('/metrics')
  expect(body).toContain('musette_cache_verdicts_total{route="/resized-images/*",verdict="miss"} 1')
  expect(body).toContain('musette_cache_verdicts_total{route="/resized-images/*",verdict="hit"} 1')
})
