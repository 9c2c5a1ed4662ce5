import sharp from 'sharp'

export type MediaFile = { status: number; contentType: string; body: Buffer }
export type MediaHandler = (path: string) => Promise<MediaFile | null>

const cachePrefix = /^catalog\/product\/cache\/[0-9a-f]{32}\//

let placeholder: Promise<Buffer> | undefined

/** The grey square a store's theme shows instead of a missing picture. */
const placeholderImage = (): Promise<Buffer> =>
  (placeholder ??= sharp({ create: { width: 240, height: 240, channels: 3, background: '#ececec' } })
    .jpeg({ quality: 80 })
    .toBuffer())

export const placeholderFile = async (): Promise<MediaFile> => ({
  status: 200,
  contentType: 'image/jpeg',
  body: await placeholderImage(),
})

/**
 * A file under the media root. Pictures of the catalogue lie under `cache/<hash>/` on a real store; an unknown path
 * below `catalog/` is answered with a placeholder and status 200, any other with 404.
 */
export const createMediaRoute =
  (handler: MediaHandler) =>
  async (path: string): Promise<MediaFile> => {
    const file = await handler(path.replace(cachePrefix, 'catalog/product/'))
    if (file) return file
    if (path.startsWith('catalog/')) return placeholderFile()
    return { status: 404, contentType: 'text/html; charset=UTF-8', body: Buffer.from('<h1>404 Not Found</h1>') }
  }
