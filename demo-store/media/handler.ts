import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../seed/data.ts'
import { draw } from './draw.ts'
import { videos } from './videos.ts'
import type { PictureSeed } from '../seed/pictures.ts'
import sharp from 'sharp'

export type MediaResponse = { status: number; contentType: string; body: Buffer }

/** Looks a path under the media root up; null when the demo store has no such picture, and no such video. */
export type MediaHandler = (path: string) => Promise<MediaResponse | null>

const byPath = new Map(pictures.map((picture) => [picture.path, picture]))

/** Magento serves product pictures under `cache/<hash>/` too; a leading slash or `media/` does not matter. */
const canonical = (path: string): string =>
  path.replace(/^\/?(media\/)?/, '').replace(/^catalog\/product\/cache\/[0-9a-f]{32}\//, 'catalog/product/')

/**
 * Serves the demo store's pictures. Each is drawn on its first request and stored in `dataDir/media`, named after what it
 * shows: a design that changes makes a new file. Two are drawn at a time, the rest wait; the number of pictures is fixed.
 */
export function createMediaHandler({ dataDir }: { dataDir: string }): MediaHandler {
  const folder = join(dataDir, 'media')
  const gate = createGate(2)
  const underWay = new Map<string, Promise<MediaResponse>>()
  /** File names by path: working one out means drawing. */
  const files = new Map<string, string>()

  function fileOf(picture: PictureSeed): string {
    const known = files.get(picture.path)
    if (known !== undefined) return known
    const file = join(folder, createHash('sha256').update(draw(picture)).digest('hex').slice(0, 32))
    files.set(picture.path, file)
    return file
  }

  async function load(picture: PictureSeed): Promise<MediaResponse> {
    const contentType = picture.path.endsWith('.png') ? 'image/png' : 'image/jpeg'
    const file = fileOf(picture)
    try {
      return { status: 200, contentType, body: await readFile(file) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const { body } = await gate(() => render(picture))
    await mkdir(folder, { recursive: true })
    // Renaming is atomic: another process never reads half a file.
    const draft = `${file}.${process.pid}`
    await writeFile(draft, body)
    await rename(draft, file)
    return { status: 200, contentType, body }
  }

  return (path) => {
    const picture = byPath.get(canonical(path))
    if (picture === undefined) return Promise.resolve(videos.get(canonical(path)) ?? null)
    const known = underWay.get(picture.path)
    if (known !== undefined) return known
    const loading = load(picture).finally(() => underWay.delete(picture.path))
    underWay.set(picture.path, loading)
    return loading
  }
}

type Rendered = { contentType: string; body: Buffer }

/** Draws a picture and encodes it by its extension: PNG keeps its transparent ground, JPEG has none. */
export async function render(picture: PictureSeed): Promise<Rendered> {
  const image = sharp(Buffer.from(draw(picture)))
  if (picture.path.endsWith('.png')) {
    return { contentType: 'image/png', body: await image.png({ compressionLevel: 5 }).toBuffer() }
  }
  const flat = image.flatten({ background: '#ffffff' })
  return { contentType: 'image/jpeg', body: await flat.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer() }
}

/** Lets `width` tasks run at a time; the others wait in the order of their arrival. */
export function createGate(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // A place is handed over, not freed, while somebody waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
