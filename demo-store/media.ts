import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import sharp from 'sharp'

export type MediaFile = { status: number; contentType: string; body: Buffer }

/** The file at a path under the media root; null where there is none. */
export type MediaHandler = (path: string) => Promise<MediaFile | null>

/** Nothing else is a path of the folder, so that no request leaves it. */
const FILE = /^((?:[\w-]+\/)*[\w-]+)\.(jpg|png|mp4)$/

/**
 * Serves the files of a folder as the media folder of a store. Pictures are compressed SVG, which is small, and are sent as the type that their
 * address names, because Magento takes no SVG: `c/h/chien_1.jpg` is made of `c/h/chien_1.svgz`.
 */
export function createMediaHandler(folder = 'demo-store/media'): MediaHandler {
  return async (path) => {
    const [, name = '', type] = FILE.exec(canonical(path)) ?? []
    const file = await readIfThere(join(folder, `${name}.${type === 'mp4' ? 'mp4' : 'svgz'}`))
    if (file === null) return null
    if (type === 'mp4') return { status: 200, contentType: 'video/mp4', body: file }
    const picture = sharp(await promisify(gunzip)(file))
    if (type === 'png') {
      return { status: 200, contentType: 'image/png', body: await picture.png({ compressionLevel: 5 }).toBuffer() }
    }
    const opaque = picture.flatten({ background: '#ffffff' })
    const body = await opaque.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
    return { status: 200, contentType: 'image/jpeg', body }
  }
}

/** Magento serves product pictures under `cache/<hash>/` too; a leading slash or `media/` does not matter. */
function canonical(path: string): string {
  return path.replace(/^\/?(media\/)?/, '').replace(/^catalog\/product\/cache\/[0-9a-f]{32}\//, 'catalog/product/')
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
