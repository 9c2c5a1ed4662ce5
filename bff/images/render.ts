import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { DEFAULT_BACKGROUND, IMAGE_PRESETS } from '../../schema/image-presets.ts'
import type { ImageBackground, ImageExtension, ImagePreset } from '../../schema/image-presets.ts'
import { focalCrop } from './crop.ts'
import type { Variant } from './parameters.ts'

export type Rendered = { type: `image/${ImageExtension}`; body: Buffer }

export type RenderLimits = { maxPixels: number; timeoutSeconds: number }

/**
 * Draws a variant of an original: its first frame, turned upright, in sRGB, without metadata (EXIF holds places).
 * Rejects with libvips' words when the file is damaged, has more than `maxPixels` or takes longer than the timeout.
 */
export async function render(
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

/** A background or encoding that was asked for decides; else the picture itself. */
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
  // Many opaque pictures carry an alpha channel. A small copy shows whether there is anything to see through.
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
  // A box is always filled to its last pixel, so that the widths in a `srcset` are true.
  if (preset.height !== null) return image.resize(width, height, { fit: cover ? 'cover' : 'contain', background })
  return image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
}

function encode(image: Sharp, extension: ImageExtension, scale: number): Sharp {
  // On dense screens a pixel is too small to show what compression did to it.
  const quality = scale > 1 ? 68 : 80
  // The effort that costs little more time than webp; the next saves 1 % and takes ten times as long.
  if (extension === 'avif') return image.avif({ quality: quality - 25, effort: 2 })
  if (extension === 'webp') return image.webp({ quality })
  if (extension === 'jpeg') return image.jpeg({ quality, mozjpeg: true })
  return image.png()
}
