import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import extensions from 'virtual:extensions/demo-store'
import type { DemoStoreExtension } from '../extension.ts'
import { pictures } from '../seed/data.ts'
import type { PictureLook, PictureSeed } from '../seed/pictures.ts'
import { ingredients, scoop, served } from './designs/arrangements.ts'
import { group, objects, standing } from './designs/object.ts'
import { banner, hero, story } from './designs/scenes.ts'
import { backdropFor } from './drawings/backdrop.ts'
import { circle, lighten, line, linear, mix, path } from './svg.ts'
import { videos } from './videos.ts'

const card = (main: string, accent: string): string =>
  `<rect x="20" y="20" width="280" height="160" rx="18" fill="${main}"/><rect x="20" y="58" width="280" height="30" fill="#17211c" opacity="0.75"/><rect x="44" y="112" width="52" height="38" rx="7" fill="${accent}"/>${line('M44 131H96M70 112V150', mix(accent, '#17211c', 0.4), 3)}${line('M180 140H276', '#ffffff', 9, 'opacity="0.7"')}`

/** Signs for payment and delivery. 320 × 200. */
const symbols: Record<string, (main: string, accent: string) => string> = {
  card,
  wallet: (main, accent) =>
    path(
      'M40 60C40 44 52 34 66 34H250C262 34 268 44 268 56V64H284C294 64 300 70 300 80V160C300 170 294 176 284 176H60C48 176 40 168 40 156Z',
      main,
    ) +
    `<rect x="222" y="100" width="84" height="44" rx="20" fill="${accent}"/>` +
    circle(246, 122, 9, '#ffffff') +
    line('M58 62H262', '#ffffff', 6, 'opacity="0.45"'),
  transfer: (main, accent) =>
    path('M40 84L160 28L280 84V96H40Z', main) +
    [70, 124, 178, 232].map((x) => `<rect x="${x}" y="104" width="22" height="50" fill="${main}"/>`).join('') +
    `<rect x="40" y="158" width="240" height="18" rx="4" fill="${main}"/>` +
    circle(160, 70, 14, accent),
  relay: (main, accent) =>
    path(
      'M60 90L80 36H240L260 90C260 108 234 114 226 96C218 116 186 116 180 96C174 116 146 116 140 96C134 116 102 116 94 96C86 114 60 108 60 90Z',
      accent,
    ) +
    path('M76 108V172H244V108', 'none', `stroke="${main}" stroke-width="12" stroke-linejoin="round"`) +
    path(
      'M160 176C134 146 130 136 130 126C130 108 144 98 160 98C176 98 190 108 190 126C190 136 186 146 160 176Z',
      main,
    ) +
    circle(160, 126, 12, '#ffffff'),
  home: (main, accent) =>
    path('M60 104L160 30L260 104H232V172H88V104Z', main) +
    `<rect x="138" y="116" width="44" height="56" rx="5" fill="${accent}"/>` +
    line('M48 110L160 28L272 110', mix(main, '#17211c', 0.3), 10),
  cold: (main, accent) =>
    `<rect x="26" y="46" width="178" height="104" rx="12" fill="${main}"/>` +
    path('M210 76H256L294 112V150H210Z', accent) +
    path('M226 88H252L274 110H226Z', '#ffffff', 'opacity="0.8"') +
    circle(84, 156, 22, '#2b2f2e') +
    circle(84, 156, 9, '#ffffff') +
    circle(246, 156, 22, '#2b2f2e') +
    circle(246, 156, 9, '#ffffff') +
    line('M115 66V130M87 82L143 114M143 82L87 114M115 66l-9 9M115 66l9 9M115 130l-9 -9M115 130l9 -9', '#ffffff', 5),
}

/** A sign on a transparent ground. 320 × 200. */
const icon = ({ colours: [main, accent], symbol = 'card' }: PictureLook): string =>
  (symbols[symbol] ?? card)(main, accent)

/** Opaque pictures get a studio behind them; transparent ones stand free. */
const ground = (picture: PictureSeed): string => (picture.path.endsWith('.png') ? '' : backdropFor(picture))

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

/** A picture as SVG: what it shows depends on its look only, so the same look is always the same picture. */
export function draw(picture: PictureSeed): string {
  const { width, height } = picture
  const [viewWidth, viewHeight] = viewOf(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewWidth} ${viewHeight}">${content(picture)}</svg>`
}

function viewOf({ width, height, design }: PictureSeed): [number, number] {
  switch (design) {
    case 'hero':
    case 'banner':
    case 'card':
      return [width, height]
    case 'icon':
      return [320, 200]
    case 'swatch':
      return [100, 100]
    default:
      return [1200, 1200]
  }
}

const drawings = Object.assign({}, ...extensions.map((extension) => extension.drawings)) as NonNullable<
  DemoStoreExtension['drawings']
>

function content(picture: PictureSeed): string {
  if (picture.drawing) return drawings[picture.drawing]?.(picture) ?? ''
  const square = { width: 1200, height: 1200 }
  const pack: PictureLook = picture.parts?.[0] ?? { ...picture, design: 'bag' }
  switch (picture.design) {
    case 'hero':
      return hero(picture, picture)
    case 'banner':
      return banner(picture, picture)
    case 'card':
      return story(picture, picture)
    case 'story':
      return story(picture, square, besideOf(picture))
    case 'served':
      return served(picture, pack)
    case 'ingredients':
      return ingredients(picture)
    case 'scoop':
      return scoop(picture, pack)
    case 'swatch':
      return swatch(picture)
    case 'icon':
      return icon(picture)
    case 'set':
      return ground(picture) + group(picture.parts ?? [])
    default:
      return objects[picture.design] === undefined ? '' : ground(picture) + standing(picture, 600, 1110, 1.06)
  }
}

/** What stands beside the animal of a story; what is worn, or shows an animal itself, is left out. */
function besideOf({ parts }: PictureSeed): PictureLook | undefined {
  const first = parts?.[0]
  if (first === undefined || ['coat', 'bed', 'call'].includes(first.design)) return undefined
  return parts !== undefined && parts.length > 1 ? { ...first, parts } : first
}

/** A piece of cloth, as swatch. 100 × 100. */
function swatch({ colours: [main] }: PictureLook): string {
  const fall = linear(
    [0, 0, 1, 1],
    [
      [0, lighten(main, 0.28)],
      [0.5, main],
      [1, mix(main, '#17211c', 0.18)],
    ],
  )
  const weave = Array.from({ length: 26 }, (_, i) => `M${-100 + i * 8} 0L${i * 8} 100`).join('')
  return `<defs>${fall.def}</defs><rect width="100" height="100" fill="${fall.ref}"/>${line(weave, '#ffffff', 1.2, 'opacity="0.16"')}`
}
