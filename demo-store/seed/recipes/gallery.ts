import type { PictureDesign, PictureLook, PictureSeed } from '../pictures.ts'
import type { Recipe } from './recipe.ts'

/** Designs whose first picture stands free on a transparent ground. */
const freeStanding = new Set<PictureDesign>([
  'bag',
  'pouch',
  'pot',
  'bucket',
  'bottle',
  'tube',
  'can',
  'tray',
  'box',
  'syringe',
  'set',
  'medal',
  'nosebag',
  'tub',
])

/** Path under the media root, spread over folders by the first letters as Magento does. */
export function picturePath(sku: string, place: number, extension: 'png' | 'jpg'): string {
  const name = sku.toLowerCase()
  return `catalog/product/${name[0]}/${name[1]}/${name}_${place}.${extension}`
}

/** The same thing in another cloth. */
export const recolour = (look: PictureLook, colour: string): PictureLook => ({
  ...look,
  colours: [colour, look.colours[1]],
})

/** The pictures of a recipe: the product itself first, then what surrounds it. */
export function galleryOf(recipe: Recipe): PictureSeed[] {
  const species = recipe.look.species ?? recipe.species
  const shown = [recipe.look.design].concat(recipe.gallery ?? usualGallery(recipe))
  return shown.map((each, index) => {
    const free = index === 0 && freeStanding.has(each)
    return {
      ...recipe.look,
      design: each,
      variant: recipe.look.variant + index,
      ...(index === 0
        ? {}
        : { parts: recipe.look.parts ?? [species === undefined ? recipe.look : { ...recipe.look, species }] }),
      path: picturePath(recipe.sku, index + 1, free ? 'png' : 'jpg'),
      width: 1200,
      height: 1200,
      ...(species === undefined ? {} : { species }),
    }
  })
}

function usualGallery({ look, feed }: Recipe): PictureDesign[] {
  if (feed === undefined) return ['story']
  switch (look.design) {
    case 'bag':
    case 'can':
    case 'tray':
      return ['served', 'ingredients']
    case 'pouch':
    case 'treats':
    case 'chew':
      return ['ingredients', 'story']
    case 'set':
      return ['served']
    default:
      return ['ingredients', 'scoop']
  }
}
