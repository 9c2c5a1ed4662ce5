import type { Metadata } from 'sharp'
import { IMAGE_PRESETS } from '../../schema/image-presets.ts'
import { ORIGINAL } from './parameters.ts'
import type { Wanted } from './parameters.ts'

/**
 * Most pictures are processed line by line. Two kinds must be in memory as a whole, at 6 to 8 bytes per pixel. Large
 * pictures of these kinds are made one at a time, so that together they do not fill the memory.
 */
const LARGE_PIXELS = 8_000_000
/** AVIF is slower to encode, and its encoder needs some 40 bytes per pixel. */
const LARGE_AVIF_PIXELS = 1_500_000

/** Whether an original is large in memory: interlaced ones are held until their last line is decoded. */
export function isLargeOriginal({ isProgressive, width, height }: Metadata): boolean {
  return isProgressive === true && width * height > LARGE_PIXELS
}

/** Whether a variant is large in memory: it is held until it is encoded. */
export function isLargeVariant(wanted: Wanted): boolean {
  if (wanted === ORIGINAL) return false
  const { preset, scale, extension } = wanted
  const { width, height } = IMAGE_PRESETS[preset]
  return width * (height ?? width) * scale ** 2 > (extension === 'avif' ? LARGE_AVIF_PIXELS : LARGE_PIXELS)
}
