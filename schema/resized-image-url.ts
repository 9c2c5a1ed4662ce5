import { IMAGE_PRESETS, imageExtensions } from './image-presets.ts'
import type { ImageBackground, ImageExtension, ImagePresetName, ImageScale } from './image-presets.ts'

export const RESIZED_IMAGES_PATH = '/resized-images'

/** A point of the original, in pixels as displayed, that stays visible when the picture is cropped. */
export type FocalPoint = { x: number; y: number }

export type ImageLook = {
  preset: ImagePresetName
  /** One of the preset's `bgColors`; absent: transparent pictures stay transparent, others get the preset's first. */
  bg?: ImageBackground
  /** Fill the box and crop (`true`), or fit inside it (`false`); absent: as the preset says. */
  cover?: boolean
  focalPoint?: FocalPoint
}

export type ResizedImage = ImageLook & {
  /** Absent: 1. */
  scale?: ImageScale
  /** Absent: the server chooses png for transparent pictures, jpeg for the others. */
  extension?: ImageExtension
}

/**
 * Returns the same-origin URL of a picture at one of its preset's sizes. `base` is the shop's base path (`''` or
 * `/shop`), `path` an `imageUrl` of the shop schema: below the media root, without a leading slash, percent-encoded as
 * in an address.
 */
export function resizedImageUrl(base: string, path: string, image: ResizedImage): string {
  return `${addressOf(base, path)}?${queryOf(image)}`
}

function addressOf(base: string, path: string): string {
  return `${base}${RESIZED_IMAGES_PATH}/${escapePath(path)}`
}

/** No name or value needs escaping, but for the comma. A page has hundreds of these: `URLSearchParams` would take much of its rendering. */
function queryOf({ preset, scale, bg, cover, focalPoint, extension }: ResizedImage): string {
  let query = `format=${preset}`
  if (scale !== undefined && scale !== 1) query += `&size=${scale}`
  if (bg !== undefined) query += `&bg=${bg}`
  if (cover !== undefined) query += `&cover=${cover}`
  if (focalPoint) query += `&focalPoint=${Math.round(focalPoint.x)}%2C${Math.round(focalPoint.y)}`
  if (extension) query += `&extension=${extension}`
  return query
}

/** Leaves percent-encoded characters as they are. A comma would end the URL in a `srcset`. */
function escapePath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%').replace(/[?#,]/g, encodeURIComponent)
}

/** The attributes of a `<picture>`. `srcSet` has width descriptors, so the `<img>` also needs a `sizes` attribute. */
export type ImageSources = {
  /** The `<source>` for browsers with WebP. */
  webp: { type: 'image/webp'; srcSet: string }
  /** The `<img>`, with its size in CSS pixels to reserve its space; without a height if the picture's own proportions decide. */
  fallback: { src: string; srcSet: string; width: number; height: number | undefined }
}

/** All URLs of a responsive picture: each scale of the preset, in webp and in png (transparent) or jpeg. */
export function imageSources(base: string, path: string, look: ImageLook): ImageSources {
  const preset = IMAGE_PRESETS[look.preset]
  const [webp, fallback] = imageExtensions(look.bg ?? preset.bgColors[0])
  const address = addressOf(base, path)
  const url = (extension: ImageExtension, scale?: ImageScale) => `${address}?${queryOf({ ...look, extension, scale })}`
  const srcSet = (extension: ImageExtension) =>
    preset.scales.map((scale) => `${url(extension, scale)} ${Math.round(preset.width * scale)}w`).join(', ')
  return {
    webp: { type: 'image/webp', srcSet: srcSet(webp) },
    fallback: {
      src: url(fallback),
      srcSet: srcSet(fallback),
      width: preset.width,
      height: preset.height ?? undefined,
    },
  }
}
