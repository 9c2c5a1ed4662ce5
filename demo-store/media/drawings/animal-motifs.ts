import { circle, ellipse, line, path } from '../svg/paint.ts'

/** Source animals for labels, about 100 units around (0, 0), drawn in two tones. */
export const chicken = (main: string, accent: string): string =>
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

export const duck = (main: string, accent: string): string =>
  path(
    'M-44 -2C-34 4 -24 2 -12 -2C0 -6 8 -12 8 -22C6 -38 26 -44 33 -30C36 -22 30 -16 29 -10C40 6 28 30 -6 30C-30 30 -42 18 -44 -2Z',
    main,
  ) +
  path('M32 -30C38 -30 44 -28 48 -25C44 -20 36 -20 32 -22Z', accent) +
  path('M-28 8C-14 2 4 4 12 8C6 22 -18 24 -28 8Z', accent, 'opacity="0.4"') +
  path('M9 -12C16 -6 24 -6 30 -10L29 -4C22 0 14 -2 8 -8Z', '#fffaf0', 'opacity="0.9"') +
  circle(24, -30, 2.6, '#2b2f2e') +
  line('M-46 36C-36 32 -28 40 -18 36C-8 32 0 40 10 36C20 32 28 40 40 36', accent, 3, 'opacity="0.7"')

export const fish = (main: string, accent: string): string =>
  path(
    'M46 0C34 -20 10 -28 -14 -12C-20 -8 -26 -3 -30 0L-48 -18C-46 -6 -46 6 -48 18L-30 2C-26 6 -20 10 -14 13C10 28 34 20 46 0Z',
    main,
  ) +
  path('M46 0C34 20 10 28 -14 13C0 14 24 12 46 0Z', accent, 'opacity="0.55"') +
  path('M-2 -20C6 -31 16 -30 20 -26C14 -24 10 -22 8 -20ZM-4 18C2 28 10 28 14 25C10 22 8 20 6 19Z', accent) +
  line('M22 -14C16 -6 16 6 22 14', accent, 2.6) +
  circle(31, -4, 3.2, '#2b2f2e') +
  line('M2 -8C-1 -4 -1 4 2 8M-10 -6C-12 -2 -12 4 -10 7', accent, 2.2)

export const lamb = (main: string, accent: string): string =>
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

export const beef = (main: string, accent: string): string =>
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

export const rabbit = (main: string, accent: string): string =>
  path('M8 -22C2 -38 6 -50 13 -48C19 -46 20 -32 18 -22ZM20 -20C22 -36 32 -46 37 -42C42 -36 34 -22 28 -16Z', main) +
  path(
    'M-36 14C-36 -8 -14 -18 6 -12C4 -24 18 -30 28 -24C38 -18 40 -8 34 -2C30 2 26 2 24 6C26 16 24 26 20 32H-22C-32 32 -36 24 -36 14Z',
    main,
  ) +
  circle(-38, 16, 9, accent) +
  path('M-20 32C-26 16 -12 4 0 12C8 18 6 28 2 32Z', accent, 'opacity="0.45"') +
  circle(26, -13, 2.8, '#2b2f2e') +
  line('M12 -26C10 -34 11 -40 13 -42', accent, 2.6)

export const insect = (main: string, accent: string): string =>
  line(
    'M-14 -16L-32 -26M-18 0L-38 0M-14 18L-30 30M14 -16L32 -26M18 0L38 0M14 18L30 30M-6 -36C-10 -44 -16 -46 -20 -45M6 -36C10 -44 16 -46 20 -45',
    accent,
    3,
  ) +
  ellipse(0, -30, 10, 9, accent) +
  path('M0 -24C16 -24 22 -8 21 8C20 26 10 38 0 38C-10 38 -20 26 -21 8C-22 -8 -16 -24 0 -24Z', main) +
  line('M0 -23V38', accent, 2.6) +
  line('M-8 -8C-14 4 -12 20 -6 30', '#fffaf0', 2.4, 'opacity="0.5"')

export const egg = (main: string, accent: string): string =>
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
