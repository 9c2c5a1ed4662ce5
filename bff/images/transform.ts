import sharp from 'sharp'
import { ImageNotSupported, ImageTooComplex, isImageError } from './errors.ts'
import type { Variant } from './parameters.ts'
import { createQueue } from './queue.ts'
import { render } from './render.ts'
import type { Rendered } from './render.ts'
import { looksLikePicture } from './sniff.ts'
import { isLargeOriginal, isLargeVariant } from './weight.ts'

/** Throws IMAGE_NOT_SUPPORTED (by content), IMAGE_TOO_COMPLEX (too many pixels, or too slow) and IMAGE_BUSY. */
export type Transform = (file: Buffer, variant: Variant) => Promise<Rendered>

export type TransformLimits = {
  /** Pictures drawn at one time. */
  concurrency: number
  maxPixels: number
  timeoutSeconds: number
}

export function createTransform(limits: TransformLimits): Transform {
  const { concurrency, maxPixels, timeoutSeconds } = limits
  const waiting = { maxWaiting: 64, maxWaitMs: timeoutSeconds * 1_000 }
  const turns = createQueue({ concurrency, ...waiting })
  const largeTurns = createQueue({ concurrency: 1, ...waiting })

  async function transform(file: Buffer, variant: Variant): Promise<Rendered> {
    // Reads the header only, so the picture's size is no danger yet.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > maxPixels) throw new ImageTooComplex()
    const draw = () => turns.run(() => render(file, metadata, variant, limits))
    return isLargeOriginal(metadata) || isLargeVariant(variant) ? largeTurns.run(draw) : draw()
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
