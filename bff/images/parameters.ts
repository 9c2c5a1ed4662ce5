import { IMAGE_PRESETS, isImagePresetName } from '../../schema/image-presets.ts'
import type {
  ImageBackground,
  ImageExtension,
  ImagePreset,
  ImagePresetName,
  ImageScale,
} from '../../schema/image-presets.ts'
import type { FocalPoint } from '../../schema/resized-image-url.ts'
import { ImageBadRequest } from './errors.ts'

/** The file as the store has it, for zooms and feeds. */
export const ORIGINAL = 'original'

export type Wanted = Variant | typeof ORIGINAL

/** One picture that a preset allows. Requests that spell it differently are the same variant. */
export type Variant = {
  preset: ImagePresetName
  scale: ImageScale
  cover: boolean
  /** `null`: the request names no background, so transparent pictures stay transparent. */
  background: ImageBackground | null
  /** `null`: PNG or JPEG, depending on the picture's transparency. */
  extension: ImageExtension | null
  /** Set only where a crop needs it, on a grid of `FOCAL_GRID` pixels. */
  focalPoint: FocalPoint | null
}

const NAMES = ['format', 'width', 'height', 'size', 'bg', 'cover', 'extension', 'focalPoint'] as const
type Name = (typeof NAMES)[number]
type Values = Partial<Record<Name, string>>

const MAX_QUERY_LENGTH = 300
const EXTENSIONS: readonly ImageExtension[] = ['avif', 'webp', 'jpeg', 'png']
/** An AVIF encoder uses some 40 bytes per pixel: 4400 x 4400 would take 700 MB and several seconds. */
const MAX_AVIF_PIXELS = 8_000_000
/**
 * Focal points are rounded to this grid. The error is invisible in a crop, and a thousandth of the variants remain to
 * make and store.
 */
const FOCAL_GRID = 32

/** Parses the query string of an image request. Throws IMAGE_BAD_REQUEST for what no preset allows. */
export function parseWanted(query: string): Wanted {
  const values = readValues(query)
  if (values.format !== ORIGINAL) return readVariant(values)
  if (Object.keys(values).length > 1) throw new ImageBadRequest(`format=${ORIGINAL} takes no other parameters.`)
  return ORIGINAL
}

/** Part of the cache key that the query string decides: the same text for the same picture. */
export function wantedId(wanted: Wanted): string {
  if (wanted === ORIGINAL) return ORIGINAL
  const { preset, scale, cover, background, extension, focalPoint } = wanted
  return [preset, scale, cover, background, extension, focalPoint?.x, focalPoint?.y].join(' ')
}

function readVariant(values: Values): Variant {
  const { format } = values
  if (format === undefined || !isImagePresetName(format))
    throw new ImageBadRequest(`format must be ${ORIGINAL} or one of ${Object.keys(IMAGE_PRESETS).join(', ')}.`)
  const preset: ImagePreset = IMAGE_PRESETS[format]
  const background = readBackground(values.bg, preset)
  const cover = readCover(values.cover, preset)
  const focalPoint = readFocalPoint(values.focalPoint)
  const scale = readScale(values, preset)
  return {
    preset: format,
    scale,
    cover,
    background,
    extension: readExtension(values.extension, background, preset.width * preset.maxHeight * scale ** 2),
    focalPoint: cover ? focalPoint : null,
  }
}

function readValues(query: string): Values {
  if (query.length > MAX_QUERY_LENGTH)
    throw new ImageBadRequest(`The query string is longer than ${MAX_QUERY_LENGTH} characters.`)
  const values: Values = {}
  for (const [key, value] of new URLSearchParams(query)) {
    const name = NAMES.find((known) => known === key)
    if (!name) throw new ImageBadRequest(`Parameters are ${NAMES.join(', ')}; there are no others.`)
    if (values[name] !== undefined) throw new ImageBadRequest(`${name} is given more than once.`)
    values[name] = value
  }
  return values
}

/**
 * `size` is the scale. `width` and `height` repeat the box, in CSS pixels (as in the preset) or in device pixels (times
 * the scale). Where `size` is missing, a width in device pixels decides.
 */
function readScale({ size, width, height }: Values, preset: ImagePreset): ImageScale {
  const pixels = (length: number, scale: number) => String(Math.round(length * scale))
  const named = preset.scales.find((scale) =>
    size === undefined ? pixels(preset.width, scale) === width : String(scale) === size,
  )
  if (named === undefined && size !== undefined)
    throw new ImageBadRequest(`size must be one of ${preset.scales.join(', ')} in this format.`)
  const scale = named ?? 1
  const fits = (requested: string | undefined, length: number | null) =>
    requested === undefined ||
    (length !== null && (requested === pixels(length, 1) || requested === pixels(length, scale)))
  if (!fits(width, preset.width) || !fits(height, preset.height))
    throw new ImageBadRequest(
      `width and height must be those of the format: ${preset.width} x ${preset.height ?? 'free'}.`,
    )
  return scale
}

function readBackground(bg: string | undefined, preset: ImagePreset): ImageBackground | null {
  if (bg === undefined) return null
  const background = preset.bgColors.find((colour) => colour.toLowerCase() === bg.toLowerCase())
  if (!background) throw new ImageBadRequest(`bg must be one of ${preset.bgColors.join(', ')} in this format.`)
  return background
}

function readCover(cover: string | undefined, preset: ImagePreset): boolean {
  if (cover === undefined) return preset.cover
  if (cover !== 'true' && cover !== 'false') throw new ImageBadRequest('cover must be true or false.')
  if (cover === 'true' && preset.height === null)
    throw new ImageBadRequest('cover must be false in this format: its height is free.')
  return cover === 'true'
}

function readExtension(
  extension: string | undefined,
  background: ImageBackground | null,
  maxPixels: number,
): ImageExtension | null {
  if (extension === undefined) return null
  const known = EXTENSIONS.find((name) => name === extension)
  if (!known) throw new ImageBadRequest(`extension must be one of ${EXTENSIONS.join(', ')}.`)
  if (known === 'jpeg' && background === 'transparent')
    throw new ImageBadRequest('extension must be avif, webp or png with a transparent background.')
  if (known === 'avif' && maxPixels > MAX_AVIF_PIXELS)
    throw new ImageBadRequest('extension must not be avif in this format and size: it is too large.')
  return known
}

function readFocalPoint(focalPoint: string | undefined): FocalPoint | null {
  if (focalPoint === undefined) return null
  const match = /^(\d{1,5}),(\d{1,5})$/.exec(focalPoint)
  if (!match) throw new ImageBadRequest('focalPoint must be x,y in whole pixels of the original.')
  const [x, y] = match.slice(1).map((digits) => Math.round(Number(digits) / FOCAL_GRID) * FOCAL_GRID)
  return { x: x ?? 0, y: y ?? 0 }
}
