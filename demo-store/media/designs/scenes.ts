import { group, standing } from './object.ts'
import { sittingCat, sittingDog, standingDog, standingHorse } from '../drawings/animals.ts'
import { fence, landscape, palettes } from '../drawings/landscape.ts'
import { mix } from '../svg/colour.ts'
import { ellipse, linear, place } from '../svg/paint.ts'
import type { PictureLook, Species } from '../../seed/pictures.ts'

type Frame = { width: number; height: number }

const coats: Record<Species, string[]> = {
  dog: ['#b98a5c', '#6b4a34', '#d9b98a', '#3f3a38', '#a5673f'],
  cat: ['#d99a5b', '#7c7f83', '#3f3a3d', '#e6d3b5', '#a98a6b'],
  horse: ['#8a5a3c', '#5b3a28', '#c9c2b6', '#a9713f', '#d6b27a'],
}

const paletteOf = (look: PictureLook) => palettes[look.variant % palettes.length] ?? palettes[0]!

/** One animal of a species standing at (x, y). */
function animal(species: Species, variant: number, collar: string, x: number, y: number, scale: number): string {
  const coat = coats[species][variant % 5] ?? '#b98a5c'
  const drawn =
    species === 'cat'
      ? sittingCat(coat, collar)
      : species === 'horse'
        ? standingHorse(coat, mix(coat, '#1f1713', 0.72))
        : variant % 2 === 0
          ? sittingDog(coat, collar)
          : standingDog(coat, collar)
  const width = species === 'horse' ? 260 : species === 'dog' ? 170 : 110
  return ellipse(x, y + 2, width * scale, 16 * scale, '#17301f', 'opacity="0.3"') + place(drawn, x, y, scale)
}

/** A veil of light on the left, where the page lays its words. */
function veil({ width, height }: Frame, share: number): string {
  const light = linear(
    [0, 0, 1, 0],
    [
      [0, '#fffaf0', 0.72],
      [share, '#fffaf0', 0.34],
      [Math.min(1, share + 0.2), '#fffaf0', 0],
    ],
  )
  return `<defs>${light.def}</defs><rect width="${width}" height="${height}" fill="${light.ref}"/>`
}

/** All three species in a meadow, the left half kept calm for a headline. */
export function hero(look: PictureLook, frame: Frame): string {
  const { width, height } = frame
  const unit = height / 816
  const ground = height * 0.9
  return (
    landscape(width, height, height * 0.66, paletteOf(look), look.variant + 11) +
    fence(width * 0.4, width * 1.02, height * 0.735, height * 0.13) +
    veil(frame, 0.4) +
    animal('horse', 0, look.colours[1], width * 0.78, ground - height * 0.045, unit * 1.02) +
    animal('dog', 2, look.colours[0], width * 0.515, ground + height * 0.01, unit * 0.86) +
    animal('cat', 0, look.colours[0], width * 0.635, ground + height * 0.04, unit * 0.6)
  )
}

/** A wide strip for a department: its animals on the right, the left kept calm for a headline. */
export function banner(look: PictureLook, frame: Frame): string {
  const { width, height } = frame
  const unit = height / 300
  const kinds: Species[] = look.species ? [look.species, look.species] : ['dog', 'cat', 'horse']
  const spots = kinds.length === 2 ? [0.85, 0.62] : [0.52, 0.69, 0.87]
  const size = (species: Species) => unit * (species === 'horse' ? 0.44 : species === 'dog' ? 0.56 : 0.52)
  return (
    landscape(width, height, height * 0.62, paletteOf(look), look.variant + 3) +
    (look.species === 'horse' ? fence(width * 0.45, width * 1.02, height * 0.76, height * 0.2) : '') +
    veil(frame, 0.42) +
    kinds
      .map((species, index) =>
        animal(
          species,
          look.variant + index * 2 + (species === 'dog' ? 1 : 0),
          look.colours[0],
          width * (spots[index] ?? 0.8),
          height * (0.92 + 0.02 * (index % 2)),
          size(species) * (kinds.length === 2 && index === 1 ? 0.86 : 1),
        ),
      )
      .join('')
  )
}

/** A tall or square scene with one animal in the foreground, and a product beside it when one is given. */
export function story(look: PictureLook, frame: Frame, product?: PictureLook): string {
  const { width, height } = frame
  const unit = Math.min(width, height) / 1200
  const species = look.species ?? 'dog'
  const scale = unit * { dog: 1.9, cat: 1.95, horse: 1.42 }[species]
  const beside =
    product === undefined
      ? ''
      : place(
          product.parts ? group(product.parts) : standing({ ...product, scale: 1 }, 600, 1070, 1),
          width * 0.56,
          height * 0.45,
          unit * 0.44,
        )
  return (
    landscape(width, height, height * 0.6, paletteOf(look), look.variant + 23) +
    (species === 'horse' ? fence(0, width, height * 0.76, height * 0.14) : '') +
    animal(
      species,
      look.variant,
      look.colours[0],
      width * (product === undefined ? (species === 'horse' ? 0.46 : 0.5) : species === 'horse' ? 0.42 : 0.34),
      height * 0.92,
      scale * (product === undefined ? 1 : 0.86),
    ) +
    beside
  )
}
