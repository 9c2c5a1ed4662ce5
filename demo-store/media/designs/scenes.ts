import { group, standing } from './object.ts'
import { sittingCat, sittingDog, standingDog, standingHorse } from '../drawings/animals.ts'
import { circle, darken, ellipse, lighten, line, linear, mix, path, place, radial, seeded } from '../svg.ts'
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

type Palette = { sky: [string, string]; sun: string; far: string; near: string; grass: string }

/** Times of day and seasons, so that scenes differ. */
const palettes: Palette[] = [
  { sky: ['#bfe0e2', '#fdf1d6'], sun: '#fff3c4', far: '#9cc3ac', near: '#6da47e', grass: '#3f8557' },
  { sky: ['#f4cfa6', '#fdeed2'], sun: '#ffe2a0', far: '#c9b487', near: '#9aa765', grass: '#62893f' },
  { sky: ['#a9cfe6', '#eef6ee'], sun: '#ffffff', far: '#98b9b4', near: '#5f9b86', grass: '#2f7d4f' },
  { sky: ['#d9d4ec', '#fbe9dc'], sun: '#ffe9d2', far: '#a9a9c0', near: '#7f9a86', grass: '#4d8059' },
]

/** Sky, hills, trees and meadow filling width × height; the meadow's edge is at `horizon`. */
function landscape(width: number, height: number, horizon: number, palette: Palette, seed: number): string {
  const random = seeded(seed)
  const sky = linear(
    [0, 0, 0, 1],
    [
      [0, palette.sky[0]],
      [1, palette.sky[1]],
    ],
  )
  const glow = radial(
    [0.5, 0.5, 0.5],
    [
      [0, palette.sun, 0.95],
      [0.2, palette.sun, 0.5],
      [1, palette.sun, 0],
    ],
  )
  const meadow = linear(
    [0, 0, 0, 1],
    [
      [0, lighten(palette.grass, 0.2)],
      [0.5, palette.grass],
      [1, darken(palette.grass, 0.2)],
    ],
  )
  const sunX = width * (0.62 + random() * 0.2)
  return (
    `<defs>${sky.def}${glow.def}${meadow.def}</defs>` +
    `<rect width="${width}" height="${height}" fill="${sky.ref}"/>` +
    circle(sunX, horizon * 0.62, height * 0.62, glow.ref) +
    circle(sunX, horizon * 0.62, height * 0.075, palette.sun) +
    clouds(width, horizon, random) +
    ridge(width, height, horizon - height * 0.13, height * 0.1, mix(palette.far, palette.sky[1], 0.35), random) +
    ridge(width, height, horizon - height * 0.05, height * 0.08, palette.far, random) +
    trees(width, horizon - height * 0.005, height * 0.1, darken(palette.near, 0.06), random) +
    ridge(width, height, horizon, height * 0.05, palette.near, random) +
    path(
      `M0 ${horizon + height * 0.05}C${width * 0.3} ${horizon - height * 0.02} ${width * 0.6} ${horizon + height * 0.09} ${width} ${horizon + height * 0.02}V${height}H0Z`,
      meadow.ref,
    ) +
    tufts(width, height, horizon + height * 0.08, palette.grass, random)
  )
}

const clouds = (width: number, horizon: number, random: () => number): string =>
  Array.from({ length: 4 }, () => {
    const [x, y, r] = [random() * width, horizon * (0.14 + random() * 0.34), horizon * (0.05 + random() * 0.05)]
    return (
      ellipse(x, y, r * 2.4, r * 0.55, '#ffffff', 'opacity="0.5"') +
      ellipse(x + r * 0.5, y - r * 0.35, r * 1.3, r * 0.6, '#ffffff', 'opacity="0.5"')
    )
  }).join('')

function ridge(width: number, height: number, y: number, swing: number, colour: string, random: () => number): string {
  const steps = 4
  let d = `M0 ${height}V${(y + (random() - 0.5) * swing).toFixed(1)}`
  for (let i = 0; i < steps; i += 1) {
    const x = (width / steps) * (i + 1)
    d += `S${(x - width / steps / 2).toFixed(1)} ${(y - swing * random()).toFixed(1)} ${x.toFixed(1)} ${(y + (random() - 0.5) * swing).toFixed(1)}`
  }
  return path(`${d}V${height}Z`, colour)
}

const trees = (width: number, y: number, size: number, colour: string, random: () => number): string =>
  Array.from({ length: Math.round(width / size / 1.7) }, () => {
    const [x, s] = [random() * width, size * (0.5 + random() * 0.7)]
    const foliage = mix(colour, random() > 0.6 ? '#d9a03f' : '#2f6b4a', random() * 0.35)
    return random() > 0.45
      ? ellipse(x, y - s * 0.55, s * 0.4, s * 0.55, foliage) +
          ellipse(x - s * 0.1, y - s * 0.68, s * 0.2, s * 0.28, lighten(foliage, 0.2), 'opacity="0.5"')
      : path(`M${x - s * 0.26} ${y}L${x} ${y - s * 1.25}L${x + s * 0.26} ${y}Z`, darken(foliage, 0.12))
  }).join('')

const tufts = (width: number, height: number, top: number, colour: string, random: () => number): string =>
  Array.from({ length: Math.round(width / 16) }, (_, i) => {
    const depth = random()
    const [x, y, s] = [random() * width, top + (height - top) * depth, 8 + depth * 26]
    const blade = line(
      `M${x} ${y}q${-s * 0.2} ${-s * 0.6} ${-s * 0.5} ${-s}M${x} ${y}q${s * 0.1} ${-s * 0.7} 0 ${-s * 1.2}M${x} ${y}q${s * 0.3} ${-s * 0.6} ${s * 0.6} ${-s * 0.9}`,
      i % 3 === 0 ? lighten(colour, 0.34) : darken(colour, 0.2),
      2 + depth * 2,
      'opacity="0.6"',
    )
    return i % 7 === 0 ? blade + circle(x, y - s * 1.3, 3 + depth * 5, i % 2 === 0 ? '#fff4d9' : '#f2c14e') : blade
  }).join('')

/** A wooden paddock fence from x1 to x2; its foot is at y. */
function fence(x1: number, x2: number, y: number, size: number): string {
  const posts = Array.from({ length: Math.floor((x2 - x1) / (size * 1.5)) + 1 }, (_, i) => x1 + i * size * 1.5)
  const wood = '#a98a63'
  return (
    [0.78, 0.42]
      .map(
        (share) =>
          path(`M${x1 - 20} ${y - size * share}H${x2 + 20}V${y - size * share + size * 0.13}H${x1 - 20}Z`, wood) +
          line(`M${x1 - 20} ${y - size * share + 2}H${x2 + 20}`, '#d8bd93', 3),
      )
      .join('') +
    posts
      .map(
        (x) =>
          path(
            `M${x - size * 0.075} ${y}V${y - size}L${x} ${y - size * 1.06}L${x + size * 0.075} ${y - size}V${y}Z`,
            '#8d7150',
          ) + line(`M${x - size * 0.05} ${y - 4}V${y - size}`, '#c4a67b', 4),
      )
      .join('')
  )
}
