import type { FocalPoint } from '../../schema/resized-image-url.ts'

export type Region = { left: number; top: number; width: number; height: number }

/**
 * The largest part of a picture that has the wanted proportions (width / height), as close around the focal point as
 * the picture's edges allow. All lengths are pixels of the upright original.
 */
export function focalCrop(picture: { width: number; height: number }, ratio: number, focalPoint: FocalPoint): Region {
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
