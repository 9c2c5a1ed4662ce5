import { darken, lighten, mix } from '../svg/colour.ts'
import { circle, ellipse, line, linear, path, radial } from '../svg/paint.ts'
import { seeded } from '../svg/random.ts'

export type Palette = { sky: [string, string]; sun: string; far: string; near: string; grass: string }

/** Times of day and seasons, so that scenes differ. */
export const palettes: Palette[] = [
  { sky: ['#bfe0e2', '#fdf1d6'], sun: '#fff3c4', far: '#9cc3ac', near: '#6da47e', grass: '#3f8557' },
  { sky: ['#f4cfa6', '#fdeed2'], sun: '#ffe2a0', far: '#c9b487', near: '#9aa765', grass: '#62893f' },
  { sky: ['#a9cfe6', '#eef6ee'], sun: '#ffffff', far: '#98b9b4', near: '#5f9b86', grass: '#2f7d4f' },
  { sky: ['#d9d4ec', '#fbe9dc'], sun: '#ffe9d2', far: '#a9a9c0', near: '#7f9a86', grass: '#4d8059' },
]

/** Sky, hills, trees and meadow filling width × height; the meadow's edge is at `horizon`. */
export function landscape(width: number, height: number, horizon: number, palette: Palette, seed: number): string {
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
export function fence(x1: number, x2: number, y: number, size: number): string {
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
