import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  DEFAULT_BACKGROUND,
  IMAGE_PRESETS,
  type ImageBackground,
  type ImageExtension,
  type ImagePreset,
} from '../../schema/image-presets.ts'
import type { FocalPoint } from '../../schema/resized-image-url.ts'
import { ImageBusy, ImageNotSupported, ImageTooComplex, isImageError } from './errors.ts'
import { ORIGINAL, type Variant, type Wanted } from './parameters.ts'
import { createQueue } from './queue.ts'
import { isLargeOriginal, isLargeVariant } from './weight.ts'

// Every input is a different file, so libvips' operation cache would only use memory.
sharp.cache(false)

/** Signatures of the accepted types. A file name or a Content-Type proves nothing, and SVG can contain scripts. */
const SIGNATURES: readonly Signature[] = [
  begins('image/jpeg', Buffer.from([0xff, 0xd8, 0xff])),
  begins('image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  begins('image/gif', 'GIF87a'),
  begins('image/gif', 'GIF89a'),
  begins('image/webp', 'RIFF', { offset: 8, bytes: Buffer.from('WEBP') }),
  { type: 'image/avif', parts: [{ offset: 4, bytes: Buffer.from('ftypavif') }] },
  { type: 'image/avif', parts: [{ offset: 4, bytes: Buffer.from('ftypavis') }] },
]

/**
 * Makes the requested picture from an original. Throws IMAGE_NOT_SUPPORTED (by content), IMAGE_TOO_COMPLEX (too many
 * pixels) and IMAGE_BUSY (it waited or took too long).
 */
export type Resizer = (file: Buffer, wanted: Wanted) => Promise<{ type: string; body: Buffer }>

export type ResizeLimits = {
  concurrency: number
  maxPixels: number
  timeoutSeconds: number
}

export function createResizer(limits: ResizeLimits): Resizer {
  const { concurrency, maxPixels, timeoutSeconds } = limits
  const waiting = { maxWaiting: 64, maxWaitMs: timeoutSeconds * 1_000 }
  const turns = createQueue({ concurrency, ...waiting })
  const largeTurns = createQueue({ concurrency: 1, ...waiting })

  async function resizeIfAllowed(file: Buffer, type: string, wanted: Wanted): ReturnType<Resizer> {
    // Only the header is read, so the picture's size is harmless here.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > maxPixels) throw new ImageTooComplex()
    if (wanted === ORIGINAL) return { type, body: file }
    const draw = () => turns.run(() => render(file, metadata, wanted, limits))
    return isLargeOriginal(metadata) || isLargeVariant(wanted) ? largeTurns.run(draw) : draw()
  }

  return async (file, wanted) => {
    const type = pictureType(file)
    if (!type) throw new ImageNotSupported()
    return resizeIfAllowed(file, type, wanted).catch((error: unknown) => Promise.reject(asImageError(error)))
  }
}

/** Maps an error of libvips to one of ours by its message, which is all that libvips provides. */
function asImageError(error: unknown): Error {
  if (isImageError(error)) return error
  const { message } = error instanceof Error ? error : { message: '' }
  // The pixel limit bounds the work, so a timeout means a busy machine, and the request may be tried again.
  if (/timeout/i.test(message)) return new ImageBusy()
  return /pixel limit/i.test(message) ? new ImageTooComplex() : new ImageNotSupported()
}

type Signature = { type: `image/${string}`; parts: readonly { offset: number; bytes: Buffer }[] }

function begins(type: Signature['type'], start: string | Buffer, ...more: Signature['parts']): Signature {
  return { type, parts: [{ offset: 0, bytes: Buffer.from(start) }, ...more] }
}

/** Detects the media type from a file's signature. Returns `undefined` unless it is JPEG, PNG, GIF, WebP or AVIF. */
function pictureType(file: Buffer): Signature['type'] | undefined {
  return SIGNATURES.find(({ parts }) =>
    parts.every(({ offset, bytes }) => file.subarray(offset, offset + bytes.length).equals(bytes)),
  )?.type
}

type Rendered = { type: `image/${ImageExtension}`; body: Buffer }

type RenderLimits = { maxPixels: number; timeoutSeconds: number }

/**
 * Renders a variant of an original: its first frame, turned upright, in sRGB, without metadata (EXIF contains
 * locations). Rejects with libvips' error when the file is damaged, has more than `maxPixels` or exceeds the timeout.
 */
async function render(
  file: Buffer,
  metadata: Metadata,
  variant: Variant,
  { maxPixels, timeoutSeconds }: RenderLimits,
): Promise<Rendered> {
  const preset = IMAGE_PRESETS[variant.preset]
  const open = () => sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: timeoutSeconds })
  const transparent = await staysTransparent(open, metadata, preset, variant)
  const background = `#${transparent ? '00000000' : solidBackground(preset, variant)}`
  const extension = variant.extension ?? (transparent ? 'png' : 'jpeg')

  const upright = crop(open().autoOrient(), metadata, preset, variant)
  const sized = resize(upright, preset, variant, background)
  const flat = transparent ? sized : sized.flatten({ background })
  const body = await encode(flat.toColourspace('srgb'), extension, variant.scale).toBuffer()
  return { type: `image/${extension}`, body }
}

/** Whether the result stays transparent: by the requested background or encoding, or else by the picture itself. */
async function staysTransparent(
  open: () => Sharp,
  { hasAlpha }: Metadata,
  preset: ImagePreset,
  { background, extension }: Variant,
): Promise<boolean> {
  if (extension === 'jpeg') return false
  const wanted = background ?? preset.bgColors[0]
  if (wanted === 'transparent') return true
  if (background !== null || !hasAlpha) return false
  // Many opaque pictures carry an alpha channel. A small copy shows whether any pixel is transparent.
  const alpha = await open()
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  return alpha.some((value) => value < 255)
}

function solidBackground(preset: ImagePreset, { background }: Variant): ImageBackground {
  const candidates = background ? [background] : preset.bgColors
  return candidates.find((colour) => colour !== 'transparent') ?? DEFAULT_BACKGROUND
}

function crop(image: Sharp, metadata: Metadata, preset: ImagePreset, { focalPoint }: Variant): Sharp {
  if (!focalPoint) return image
  return image.extract(focalCrop(metadata.autoOrient, preset.width / preset.maxHeight, focalPoint))
}

function resize(image: Sharp, preset: ImagePreset, { cover, scale }: Variant, background: string): Sharp {
  const width = Math.round(preset.width * scale)
  const height = Math.round(preset.maxHeight * scale)
  // A box is always filled completely, so that the widths in a `srcset` are true.
  if (preset.height !== null) return image.resize(width, height, { fit: cover ? 'cover' : 'contain', background })
  return image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
}

function encode(image: Sharp, extension: ImageExtension, scale: number): Sharp {
  // On dense screens a pixel is too small for compression artefacts to be visible.
  const quality = scale > 1 ? 68 : 80
  // This effort takes little more time than WebP. The next one saves 1 % and takes ten times as long.
  if (extension === 'avif') return image.avif({ quality: quality - 25, effort: 2 })
  if (extension === 'webp') return image.webp({ quality })
  if (extension === 'jpeg') return image.jpeg({ quality, mozjpeg: true })
  return image.png()
}

type Region = { left: number; top: number; width: number; height: number }

/**
 * Largest region of a picture with the requested ratio (width / height), as close around the focal point as the
 * picture's edges allow. All lengths are pixels of the upright original.
 */
function focalCrop(picture: { width: number; height: number }, ratio: number, focalPoint: FocalPoint): Region {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratio)))
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / ratio)))
  return {
    left: clamp(focalPoint.x - Math.round(width / 2), picture.width - width),
    top: clamp(focalPoint.y - Math.round(height / 2), picture.height - height),
    width,
    height,
  }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}
