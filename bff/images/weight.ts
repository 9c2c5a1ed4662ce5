import type { Metadata } from 'sharp'
import { IMAGE_PRESETS } from '../../schema/image-presets.ts'
import { ORIGINAL } from './parameters.ts'
import type { Wanted } from './parameters.ts'

/**
 * Most pictures run through the memory line by line. Two kinds have to lie in it as a whole, at 6 to 8 bytes a pixel;
 * large ones of these are made one at a time, so that several do not fill the memory together.
 */
const LARGE_PIXELS = 8_000_000
/** AVIF is slower to make, and its encoder needs some 40 bytes a pixel. */
const LARGE_AVIF_PIXELS = 1_500_000

/** Interlaced originals, until their last line has arrived. */
export function isLargeOriginal({ isProgressive, width, height }: Metadata): boolean {
  return isProgressive === true && width * height > LARGE_PIXELS
}

/** Results, until they are encoded. */
export function isLargeVariant(wanted: Wanted): boolean {
  if (wanted === ORIGINAL) return false
  const { preset, scale, extension } = wanted
  const { width, height } = IMAGE_PRESETS[preset]
  return width * (height ?? width) * scale ** 2 > (extension === 'avif' ? LARGE_AVIF_PIXELS : LARGE_PIXELS)
}
