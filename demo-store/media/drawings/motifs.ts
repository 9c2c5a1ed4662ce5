import { circle, ellipse, line, path, place } from '../svg.ts'
import type { Motif } from '../../seed/pictures.ts'

/** Source animals for labels, about 100 units around (0, 0), drawn in two tones. */
const chicken = (main: string, accent: string): string =>
  path(
    'M-40 8C-44 -4 -40 -14 -33 -17C-28 -6 -20 -2 -10 -4C0 -8 4 -18 6 -28C8 -39 24 -42 30 -32C32 -28 32 -22 31 -16C34 8 22 30 -6 30C-28 30 -37 20 -40 8Z',
    main,
  ) +
  path('M31 -30L41 -25L31 -21Z', accent) +
  path('M10 -37C9 -45 15 -46 17 -42C19 -48 25 -47 25 -42C29 -45 33 -41 30 -35C24 -40 15 -40 10 -37Z', accent) +
  path('M28 -20C33 -19 33 -11 28 -10C25 -12 25 -18 28 -20Z', accent) +
  path('M-26 4C-14 0 0 2 6 8C0 20 -18 22 -26 4Z', accent, 'opacity="0.45"') +
  circle(23, -29, 2.4, '#2b2f2e') +
  line('M-8 30V43M-8 43H-15M-8 43L-2 46M8 28V43M8 43H1M8 43L14 46', accent, 3.4)

const duck = (main: string, accent: string): string =>
  path(
    'M-44 -2C-34 4 -24 2 -12 -2C0 -6 8 -12 8 -22C6 -38 26 -44 33 -30C36 -22 30 -16 29 -10C40 6 28 30 -6 30C-30 30 -42 18 -44 -2Z',
    main,
  ) +
  path('M32 -30C38 -30 44 -28 48 -25C44 -20 36 -20 32 -22Z', accent) +
  path('M-28 8C-14 2 4 4 12 8C6 22 -18 24 -28 8Z', accent, 'opacity="0.4"') +
  path('M9 -12C16 -6 24 -6 30 -10L29 -4C22 0 14 -2 8 -8Z', '#fffaf0', 'opacity="0.9"') +
  circle(24, -30, 2.6, '#2b2f2e') +
  line('M-46 36C-36 32 -28 40 -18 36C-8 32 0 40 10 36C20 32 28 40 40 36', accent, 3, 'opacity="0.7"')

const fish = (main: string, accent: string): string =>
  path(
    'M46 0C34 -20 10 -28 -14 -12C-20 -8 -26 -3 -30 0L-48 -18C-46 -6 -46 6 -48 18L-30 2C-26 6 -20 10 -14 13C10 28 34 20 46 0Z',
    main,
  ) +
  path('M46 0C34 20 10 28 -14 13C0 14 24 12 46 0Z', accent, 'opacity="0.55"') +
  path('M-2 -20C6 -31 16 -30 20 -26C14 -24 10 -22 8 -20ZM-4 18C2 28 10 28 14 25C10 22 8 20 6 19Z', accent) +
  line('M22 -14C16 -6 16 6 22 14', accent, 2.6) +
  circle(31, -4, 3.2, '#2b2f2e') +
  line('M2 -8C-1 -4 -1 4 2 8M-10 -6C-12 -2 -12 4 -10 7', accent, 2.2)

const lamb = (main: string, accent: string): string =>
  line('M-20 22V42M-8 24V42M12 24V42M22 20V42', accent, 6) +
  [
    [-24, 0, 15],
    [-12, -14, 15],
    [5, -16, 16],
    [20, -6, 14],
    [24, 10, 13],
    [8, 18, 15],
    [-10, 18, 15],
    [-26, 13, 13],
    [0, 2, 22],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, main))
    .join('') +
  path('M24 -30C34 -34 46 -24 46 -14C46 -2 36 2 30 -2C22 -8 20 -22 24 -30Z', accent) +
  path('M24 -27C17 -29 12 -25 13 -21C18 -18 24 -20 27 -23Z', accent) +
  circle(36, -18, 2.3, '#fffaf0') +
  line('M-24 6C-20 10 -16 10 -13 6M-4 -2C0 2 4 2 7 -2M-6 14C-2 18 2 18 5 14', accent, 2.2, 'opacity="0.45"')

const beef = (main: string, accent: string): string =>
  path(
    'M-20 -22C-34 -20 -42 -30 -40 -42C-30 -36 -22 -38 -16 -32ZM20 -22C34 -20 42 -30 40 -42C30 -36 22 -38 16 -32Z',
    '#e9dcc3',
  ) +
  path('M-22 -10C-38 -12 -44 -4 -42 4C-34 8 -26 4 -21 -2ZM22 -10C38 -12 44 -4 42 4C34 8 26 4 21 -2Z', main) +
  path(
    'M-22 -18C-20 -34 20 -34 22 -18C26 0 20 14 18 22C16 38 10 42 0 42C-10 42 -16 38 -18 22C-20 14 -26 0 -22 -18Z',
    main,
  ) +
  path('M-18 22C-16 12 16 12 18 22C20 36 12 43 0 43C-12 43 -20 36 -18 22Z', accent) +
  path('M-5 -30C0 -22 6 -22 8 -31C4 -34 -2 -34 -5 -30Z', accent) +
  circle(-12, -4, 3, '#2b2f2e') +
  circle(12, -4, 3, '#2b2f2e') +
  ellipse(-7, 27, 3, 4, '#2b2f2e', 'opacity="0.6"') +
  ellipse(7, 27, 3, 4, '#2b2f2e', 'opacity="0.6"')

const rabbit = (main: string, accent: string): string =>
  path('M8 -22C2 -38 6 -50 13 -48C19 -46 20 -32 18 -22ZM20 -20C22 -36 32 -46 37 -42C42 -36 34 -22 28 -16Z', main) +
  path(
    'M-36 14C-36 -8 -14 -18 6 -12C4 -24 18 -30 28 -24C38 -18 40 -8 34 -2C30 2 26 2 24 6C26 16 24 26 20 32H-22C-32 32 -36 24 -36 14Z',
    main,
  ) +
  circle(-38, 16, 9, accent) +
  path('M-20 32C-26 16 -12 4 0 12C8 18 6 28 2 32Z', accent, 'opacity="0.45"') +
  circle(26, -13, 2.8, '#2b2f2e') +
  line('M12 -26C10 -34 11 -40 13 -42', accent, 2.6)

const insect = (main: string, accent: string): string =>
  line(
    'M-14 -16L-32 -26M-18 0L-38 0M-14 18L-30 30M14 -16L32 -26M18 0L38 0M14 18L30 30M-6 -36C-10 -44 -16 -46 -20 -45M6 -36C10 -44 16 -46 20 -45',
    accent,
    3,
  ) +
  ellipse(0, -30, 10, 9, accent) +
  path('M0 -24C16 -24 22 -8 21 8C20 26 10 38 0 38C-10 38 -20 26 -21 8C-22 -8 -16 -24 0 -24Z', main) +
  line('M0 -23V38', accent, 2.6) +
  line('M-8 -8C-14 4 -12 20 -6 30', '#fffaf0', 2.4, 'opacity="0.5"')

const egg = (main: string, accent: string): string =>
  path('M-8 -36C12 -38 32 -6 30 14C28 32 12 40 -4 40C-22 40 -34 28 -33 10C-32 -12 -22 -35 -8 -36Z', main) +
  path(
    'M-14 -24C-22 -16 -26 -2 -26 8',
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.7"',
  ) +
  circle(8, 8, 2.4, accent) +
  circle(14, 20, 3, accent) +
  circle(-4, 22, 2.4, accent) +
  circle(2, -10, 2, accent)

const leafShape = 'M0 0C-12 -10 -12 -28 0 -40C12 -28 12 -10 0 0Z'

/** One leaf growing from (0, 0) upwards, 40 units long. */
const leafUp = (colour: string, vein: string): string =>
  path(leafShape, colour) + line('M0 -3V-30', vein, 1.8, 'opacity="0.6"')

/** Plants and other ingredients for labels, about 100 units around (0, 0), drawn in two tones. */
const carrot = (main: string, accent: string): string =>
  place(leafUp(accent, main), 14, -18, 0.8, 12) +
  place(leafUp(accent, main), 18, -14, 0.8, 62) +
  place(leafUp(accent, main), 16, -16, 0.85, 36) +
  path('M24 -12C28 -2 20 8 10 16C-4 28 -22 40 -38 44C-40 30 -32 10 -18 -6C-8 -18 8 -26 18 -20Z', main) +
  line('M-4 -8L4 0M-18 8L-10 15M-26 22L-21 26', accent, 2.6, 'opacity="0.5"')

const apple = (main: string, accent: string): string =>
  path('M0 -18C-12 -28 -38 -24 -38 4C-38 28 -20 44 -8 41C-3 39 3 39 8 41C20 44 38 28 38 4C38 -24 12 -28 0 -18Z', main) +
  path('M10 -26C22 -24 38 -18 38 4C38 28 20 44 8 41C28 30 30 -2 10 -26Z', '#2b2f2e', 'opacity="0.1"') +
  line('M0 -18C0 -28 2 -34 6 -40', '#6b4a2f', 4) +
  place(leafUp(accent, main), 4, -28, 0.75, 68) +
  path(
    'M-28 -2C-28 -12 -22 -17 -16 -18',
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.6"',
  )

const berry = (main: string, accent: string): string =>
  [
    [-16, 12],
    [16, 12],
    [0, -10],
    [0, 32],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 17, main) +
        circle(x - 5, y - 6, 4, '#ffffff', 'opacity="0.45"') +
        circle(x + 2, y + 1, 3, '#2b2f2e', 'opacity="0.25"'),
    )
    .join('') +
  place(leafUp(accent, main), -2, -24, 0.8, -40) +
  place(leafUp(accent, main), 2, -24, 0.8, 35)

const herb = (main: string, accent: string): string =>
  line('M0 46C0 20 -2 -10 2 -34', accent, 3.4) +
  [
    [0, 26, -62],
    [0, 20, 62],
    [0, 6, -56],
    [0, 0, 56],
    [0, -14, -48],
    [1, -18, 48],
    [2, -30, 0],
  ]
    .map(([x = 0, y = 0, angle = 0], index) => place(leafUp(main, accent), x, y, index > 3 ? 0.62 : 0.82, angle))
    .join('')

const flower = (main: string, accent: string): string =>
  line('M0 2C2 20 0 34 -2 48', '#5d7f4a', 3.6) +
  place(leafUp('#5d7f4a', '#40603a'), 0, 38, 0.7, 58) +
  Array.from({ length: 12 }, (_, i) => place(ellipse(0, -22, 6.2, 14, main), 0, -10, 1, i * 30)).join('') +
  circle(0, -10, 12, accent) +
  circle(-3, -13, 3.4, '#ffffff', 'opacity="0.35"')

const root = (main: string, accent: string): string =>
  path(
    'M-40 -8C-34 -20 -20 -16 -10 -20C0 -26 6 -36 16 -32C24 -28 20 -20 18 -14C30 -14 42 -10 42 0C42 10 30 8 20 8C26 18 30 32 20 36C10 38 8 22 2 14C-8 20 -20 32 -28 24C-34 18 -24 8 -26 4C-34 6 -44 2 -40 -8Z',
    main,
  ) +
  line(
    'M-28 -10C-26 -6 -26 -2 -28 2M-10 -12C-8 -6 -8 0 -10 6M10 -12C14 -8 14 0 10 6M28 -8C29 -4 29 0 28 4M10 18C14 18 18 20 20 22',
    accent,
    2.4,
    'opacity="0.6"',
  )

const seaweed = (main: string, accent: string): string =>
  path('M-4 46C-14 26 2 14 -8 -4C-16 -20 -6 -32 0 -44C10 -32 6 -20 10 -6C16 12 2 28 8 46Z', main) +
  path('M-14 46C-34 34 -24 18 -32 6C-38 -6 -32 -16 -28 -24C-18 -14 -20 -4 -18 6C-16 18 -10 30 -6 46Z', accent) +
  path('M16 46C36 34 24 22 32 8C38 -4 34 -12 32 -20C22 -12 22 0 20 8C16 20 12 30 10 46Z', accent) +
  line('M0 40C-4 24 4 14 0 -2C-3 -14 0 -24 0 -34', '#ffffff', 2.2, 'opacity="0.4"')

const flax = (main: string, accent: string): string =>
  line('M-8 46C-6 20 -14 0 -18 -12M0 46C0 16 4 -6 6 -24M8 46C12 24 22 10 26 0', '#5d7f4a', 3) +
  [
    [-18, -20, 15],
    [6, -30, 17],
    [28, -8, 13],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        Array.from({ length: 5 }, (_, i) =>
          place(ellipse(0, -r * 0.62, r * 0.42, r * 0.6, main), x, y, 1, i * 72),
        ).join('') + circle(x, y, r * 0.26, accent),
    )
    .join('')

const oat = (main: string, accent: string): string =>
  line('M2 46C0 20 4 -10 0 -44', accent, 3) +
  [
    [0, -30, -34],
    [1, -26, 34],
    [2, -12, -40],
    [2, -8, 40],
    [2, 6, -44],
    [2, 10, 44],
    [0, -36, 0],
  ]
    .map(([x = 0, y = 0, angle = 0]) =>
      place(path('M0 0C-8 -6 -8 -20 0 -28C8 -20 8 -6 0 0Z', main) + line('M0 -26V-40', accent, 1.6), x, y, 0.92, angle),
    )
    .join('')

const drop = (main: string, accent: string): string =>
  path('M0 -46C16 -22 32 -4 32 14C32 32 18 44 0 44C-18 44 -32 32 -32 14C-32 -4 -16 -22 0 -46Z', main) +
  path('M0 44C18 44 32 32 32 14C32 4 27 -6 21 -16C24 8 14 30 -12 42Z', accent, 'opacity="0.5"') +
  line('M-18 8C-18 18 -12 26 -5 29', '#ffffff', 5, 'opacity="0.65"')

const leaf = (main: string, accent: string): string =>
  path('M-30 36C-44 0 -14 -38 40 -42C44 8 12 46 -30 36Z', main) +
  path('M-30 36C12 46 44 8 40 -42C20 -10 -6 14 -30 36Z', accent, 'opacity="0.4"') +
  line('M-40 46C-20 22 4 0 26 -26M-12 16C-12 6 -12 0 -10 -8M6 -2C14 0 20 0 26 -2', '#ffffff', 2.6, 'opacity="0.6"')

const bone = (main: string, accent: string): string =>
  place(
    path(
      'M-26 -9H26C24 -22 44 -26 44 -11C54 -8 54 8 44 11C44 26 24 22 26 9H-26C-24 22 -44 26 -44 11C-54 8 -54 -8 -44 -11C-44 -26 -24 -22 -26 -9Z',
      main,
    ) + line('M-22 3H18', accent, 3, 'opacity="0.35"'),
    0,
    0,
    1,
    -30,
  )

type Drawn = { draw: (main: string, accent: string) => string; colours: [string, string] }

/** Each motif with its natural colours. */
const motifs: Record<Motif, Drawn> = {
  chicken: { draw: chicken, colours: ['#d99a4e', '#b5482f'] },
  duck: { draw: duck, colours: ['#8c6b4a', '#d9962f'] },
  fish: { draw: fish, colours: ['#e08a6d', '#a9583f'] },
  lamb: { draw: lamb, colours: ['#f3ead9', '#5b4a42'] },
  beef: { draw: beef, colours: ['#8a5138', '#e3bfa4'] },
  rabbit: { draw: rabbit, colours: ['#b59a80', '#f0e4d2'] },
  insect: { draw: insect, colours: ['#6f8a3c', '#3c4a2a'] },
  egg: { draw: egg, colours: ['#f3e2c7', '#d0a77a'] },
  carrot: { draw: carrot, colours: ['#e07b2f', '#4f8a4a'] },
  apple: { draw: apple, colours: ['#c8453a', '#5a8f46'] },
  berry: { draw: berry, colours: ['#8b2f55', '#4f7f4a'] },
  herb: { draw: herb, colours: ['#5f9a56', '#356b43'] },
  flower: { draw: flower, colours: ['#fff4d9', '#e0a52f'] },
  root: { draw: root, colours: ['#c98a4a', '#7d4f26'] },
  seaweed: { draw: seaweed, colours: ['#2f7d6a', '#4f9a72'] },
  flax: { draw: flax, colours: ['#6f8fc4', '#f2d36b'] },
  oat: { draw: oat, colours: ['#d9b35a', '#a97f35'] },
  drop: { draw: drop, colours: ['#e3a93b', '#b97a22'] },
  leaf: { draw: leaf, colours: ['#5f9a56', '#2f6b43'] },
  bone: { draw: bone, colours: ['#f3ead9', '#b79f80'] },
}

/** An ingredient in its natural colours, about 100 units around (0, 0). */
export function motif(name: Motif): string {
  const { draw, colours } = motifs[name]
  return draw(colours[0], colours[1])
}
