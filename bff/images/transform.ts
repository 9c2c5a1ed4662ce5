import sharp from 'sharp'
import { ImageNotSupported, ImageTooComplex, isImageError } from './errors.ts'
import type { Variant } from './parameters.ts'
import { createQueue } from './queue.ts'
import { render } from './render.ts'
import type { Rendered } from './render.ts'
import { looksLikePicture } from './sniff.ts'

/** Throws IMAGE_NOT_SUPPORTED (by content), IMAGE_TOO_COMPLEX (too many pixels, or too slow) and IMAGE_BUSY. */
export type Transform = (file: Buffer, variant: Variant) => Promise<Rendered>

export type TransformLimits = {
  /** Pictures drawn at one time. */
  concurrency: number
  maxPixels: number
  timeoutSeconds: number
}

/**
 * Interlaced files are unpacked as a whole, some 6 bytes a pixel, where others run through line by line: large ones
 * go one at a time, so that several do not fill the memory together.
 */
const LARGE_INTERLACED_PIXELS = 8_000_000

export function createTransform(limits: TransformLimits): Transform {
  const { concurrency, maxPixels, timeoutSeconds } = limits
  const waiting = { maxWaiting: 64, maxWaitMs: timeoutSeconds * 1_000 }
  const turns = createQueue({ concurrency, ...waiting })
  const largeTurns = createQueue({ concurrency: 1, ...waiting })

  async function transform(file: Buffer, variant: Variant): Promise<Rendered> {
    // Reads the header only, so the picture's size is no danger yet.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    const pixels = metadata.width * metadata.height
    if (pixels > maxPixels) throw new ImageTooComplex()
    const draw = () => turns.run(() => render(file, metadata, variant, limits))
    return metadata.isProgressive && pixels > LARGE_INTERLACED_PIXELS ? largeTurns.run(draw) : draw()
  }

  return async (file, variant) => {
    if (!looksLikePicture(file)) throw new ImageNotSupported()
    return transform(file, variant).catch((error: unknown) => Promise.reject(asImageError(error)))
  }
}

/** libvips tells what went wrong in words only. */
function asImageError(error: unknown): Error {
  if (isImageError(error)) return error
  const tooMuch = error instanceof Error && /timeout|pixel limit/i.test(error.message)
  return tooMuch ? new ImageTooComplex() : new ImageNotSupported()
}
