import sharp from 'sharp'

export type MediaFile = { status: number; contentType: string; body: Buffer }
export type MediaHandler = (path: string) => Promise<MediaFile | null>

const CACHE_PREFIX = /^catalog\/product\/cache\/[0-9a-f]{32}\//

let placeholder: Promise<Buffer> | undefined

export async function placeholderFile(): Promise<MediaFile> {
  return {
    status: 200,
    contentType: 'image/jpeg',
    body: await placeholderImage(),
  }
}

/**
 * A file under the media root. Pictures of the catalogue lie under `cache/<hash>/` on a real store; an unknown path
 * below `catalog/` is answered with a placeholder and status 200, any other with 404.
 */
export function createMediaRoute(handler: MediaHandler) {
  return async (path: string): Promise<MediaFile> => {
    const file = await handler(path.replace(CACHE_PREFIX, 'catalog/product/'))
    if (file) return file
    if (path.startsWith('catalog/')) return placeholderFile()
    return { status: 404, contentType: 'text/html; charset=UTF-8', body: Buffer.from('<h1>404 Not Found</h1>') }
  }
}

/** The grey square a store's theme shows instead of a missing picture. */
function placeholderImage(): Promise<Buffer> {
  return (placeholder ??= sharp({ create: { width: 240, height: 240, channels: 3, background: '#ececec' } })
    .jpeg({ quality: 80 })
    .toBuffer())
}
