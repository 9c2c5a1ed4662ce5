import { circle, ellipse, line, path, place } from '../svg/paint.ts'

const leafShape = 'M0 0C-12 -10 -12 -28 0 -40C12 -28 12 -10 0 0Z'

/** One leaf growing from (0, 0) upwards, 40 units long. */
const leafUp = (colour: string, vein: string): string =>
  path(leafShape, colour) + line('M0 -3V-30', vein, 1.8, 'opacity="0.6"')

/** Plants and other ingredients for labels, about 100 units around (0, 0), drawn in two tones. */
export const carrot = (main: string, accent: string): string =>
  place(leafUp(accent, main), 14, -18, 0.8, 12) +
  place(leafUp(accent, main), 18, -14, 0.8, 62) +
  place(leafUp(accent, main), 16, -16, 0.85, 36) +
  path('M24 -12C28 -2 20 8 10 16C-4 28 -22 40 -38 44C-40 30 -32 10 -18 -6C-8 -18 8 -26 18 -20Z', main) +
  line('M-4 -8L4 0M-18 8L-10 15M-26 22L-21 26', accent, 2.6, 'opacity="0.5"')

export const apple = (main: string, accent: string): string =>
  path('M0 -18C-12 -28 -38 -24 -38 4C-38 28 -20 44 -8 41C-3 39 3 39 8 41C20 44 38 28 38 4C38 -24 12 -28 0 -18Z', main) +
  path('M10 -26C22 -24 38 -18 38 4C38 28 20 44 8 41C28 30 30 -2 10 -26Z', '#2b2f2e', 'opacity="0.1"') +
  line('M0 -18C0 -28 2 -34 6 -40', '#6b4a2f', 4) +
  place(leafUp(accent, main), 4, -28, 0.75, 68) +
  path(
    'M-28 -2C-28 -12 -22 -17 -16 -18',
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.6"',
  )

export const berry = (main: string, accent: string): string =>
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

export const herb = (main: string, accent: string): string =>
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

export const flower = (main: string, accent: string): string =>
  line('M0 2C2 20 0 34 -2 48', '#5d7f4a', 3.6) +
  place(leafUp('#5d7f4a', '#40603a'), 0, 38, 0.7, 58) +
  Array.from({ length: 12 }, (_, i) => place(ellipse(0, -22, 6.2, 14, main), 0, -10, 1, i * 30)).join('') +
  circle(0, -10, 12, accent) +
  circle(-3, -13, 3.4, '#ffffff', 'opacity="0.35"')

export const root = (main: string, accent: string): string =>
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

export const seaweed = (main: string, accent: string): string =>
  path('M-4 46C-14 26 2 14 -8 -4C-16 -20 -6 -32 0 -44C10 -32 6 -20 10 -6C16 12 2 28 8 46Z', main) +
  path('M-14 46C-34 34 -24 18 -32 6C-38 -6 -32 -16 -28 -24C-18 -14 -20 -4 -18 6C-16 18 -10 30 -6 46Z', accent) +
  path('M16 46C36 34 24 22 32 8C38 -4 34 -12 32 -20C22 -12 22 0 20 8C16 20 12 30 10 46Z', accent) +
  line('M0 40C-4 24 4 14 0 -2C-3 -14 0 -24 0 -34', '#ffffff', 2.2, 'opacity="0.4"')

export const flax = (main: string, accent: string): string =>
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

export const oat = (main: string, accent: string): string =>
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

export const drop = (main: string, accent: string): string =>
  path('M0 -46C16 -22 32 -4 32 14C32 32 18 44 0 44C-18 44 -32 32 -32 14C-32 -4 -16 -22 0 -46Z', main) +
  path('M0 44C18 44 32 32 32 14C32 4 27 -6 21 -16C24 8 14 30 -12 42Z', accent, 'opacity="0.5"') +
  line('M-18 8C-18 18 -12 26 -5 29', '#ffffff', 5, 'opacity="0.65"')

export const leaf = (main: string, accent: string): string =>
  path('M-30 36C-44 0 -14 -38 40 -42C44 8 12 46 -30 36Z', main) +
  path('M-30 36C12 46 44 8 40 -42C20 -10 -6 14 -30 36Z', accent, 'opacity="0.4"') +
  line('M-40 46C-20 22 4 0 26 -26M-12 16C-12 6 -12 0 -10 -8M6 -2C14 0 20 0 26 -2', '#ffffff', 2.6, 'opacity="0.6"')

export const bone = (main: string, accent: string): string =>
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
