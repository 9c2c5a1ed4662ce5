import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { RESIZED_IMAGES_PATH } from '../../../schema/resized-image-url.ts'
import { imagesPlugin } from '../../../bff/images/plugin.ts'
import type { ImagesOptions } from '../../../bff/images/plugin.ts'
import { imageRoutes } from '../../../bff/images/routes.ts'
import { startMediaHost } from './media-host.ts'
import type { MediaHost } from './media-host.ts'

type Files = Parameters<typeof startMediaHost>[0]

/** A media host for one test. */
export async function mediaHost(files?: Files): Promise<MediaHost> {
  const host = await startMediaHost(files)
  onTestFinished(() => host.close())
  return host
}

/** An empty folder for one test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'musette-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An app that serves nothing but pictures, for one test. */
export async function imageApp({
  basePath = '',
  ...options
}: Partial<ImagesOptions> & { mediaUrl: string; basePath?: string }): Promise<FastifyInstance> {
  const app = fastify()
  app.decorate('watchCache', () => {})
  app.decorate('watchQueue', () => {})
  const cacheDir = options.cacheDir ?? (await emptyFolder())
  await app.register(imagesPlugin, { maxCacheBytes: 50_000_000, ...options, cacheDir })
  await app.register(imageRoutes, { prefix: basePath + RESIZED_IMAGES_PATH })
  onTestFinished(() => app.close())
  return app
}
