import { ingredients, scoop, served } from './designs/arrangements.ts'
import { backdropFor } from './drawings/backdrop.ts'
import { group, objects, standing } from './designs/object.ts'
import { banner, hero, story } from './designs/scenes.ts'
import { icon, swatch } from './designs/small.ts'
import type { PictureLook, PictureSeed } from '../seed/pictures.ts'

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

function content(picture: PictureSeed): string {
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

/** Opaque pictures get a studio behind them; transparent ones stand free. */
const ground = (picture: PictureSeed): string => (picture.path.endsWith('.png') ? '' : backdropFor(picture))
