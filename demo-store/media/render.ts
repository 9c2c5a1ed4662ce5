import sharp from 'sharp'
import { draw } from './draw.ts'
import type { PictureSeed } from '../seed/pictures.ts'

export type Rendered = { contentType: string; body: Buffer }

/** Draws a picture and encodes it by its extension: PNG keeps its transparent ground, JPEG has none. */
export async function render(picture: PictureSeed): Promise<Rendered> {
  const image = sharp(Buffer.from(draw(picture)))
  if (picture.path.endsWith('.png')) {
    return { contentType: 'image/png', body: await image.png({ compressionLevel: 5 }).toBuffer() }
  }
  const flat = image.flatten({ background: '#ffffff' })
  return { contentType: 'image/jpeg', body: await flat.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer() }
}
