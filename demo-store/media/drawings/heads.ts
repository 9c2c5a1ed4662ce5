import { circle, line, path } from '../svg/paint.ts'
import type { Species } from '../../seed/pictures.ts'

/** Heads for labels, about 100 units high around (0, 0): shape in one colour, features in the other. */
const heads: Record<Species, (shape: string, features: string) => string> = {
  dog: (shape, features) =>
    path(
      'M-25 -22C-24 -44 24 -44 25 -22C29 -6 27 8 21 18C17 34 9 43 0 43C-9 43 -17 34 -21 18C-27 8 -29 -6 -25 -22Z',
      shape,
    ) +
    path(
      'M-22 -36C-38 -42 -50 -22 -49 2C-48 20 -38 25 -31 14C-27 6 -30 -10 -20 -24C-17 -29 -17 -34 -22 -36Z',
      shape,
      `stroke="${features}" stroke-width="3"`,
    ) +
    path(
      'M22 -36C38 -42 50 -22 49 2C48 20 38 25 31 14C27 6 30 -10 20 -24C17 -29 17 -34 22 -36Z',
      shape,
      `stroke="${features}" stroke-width="3"`,
    ) +
    circle(-10.5, -6, 3.8, features) +
    circle(10.5, -6, 3.8, features) +
    path('M-9 13C-9 8 9 8 9 13C9 19 3 22 0 23C-3 22 -9 19 -9 13Z', features) +
    line('M0 23V29C-3 34 -9 34 -11 31M0 29C3 34 9 34 11 31', features, 2.6),
  cat: (shape, features) =>
    path(
      'M-37 -44C-36 -48 -32 -48 -29 -46L-13 -31C-5 -34 5 -34 13 -31L29 -46C32 -48 36 -48 37 -44C40 -26 42 -10 40 2C37 26 18 40 0 40C-18 40 -37 26 -40 2C-42 -10 -40 -26 -37 -44Z',
      shape,
    ) +
    path(
      'M-31 -36L-19 -25C-25 -22 -29 -17 -31 -12C-33 -20 -33 -29 -31 -36ZM31 -36L19 -25C25 -22 29 -17 31 -12C33 -20 33 -29 31 -36Z',
      features,
      'opacity="0.28"',
    ) +
    path('M-24 1C-20 -8 -11 -8 -7 1C-11 7 -20 7 -24 1ZM24 1C20 -8 11 -8 7 1C11 7 20 7 24 1Z', features) +
    path('M-5 14H5C6 17 2 20 0 21C-2 20 -6 17 -5 14Z', features) +
    line('M0 21V24C-2 28 -7 28 -9 26M0 24C2 28 7 28 9 26', features, 2.4) +
    line('M-18 17L-44 12M-18 22L-43 25M18 17L44 12M18 22L43 25', features, 1.8),
  horse: (shape, features) =>
    path(
      'M12 -50C18 -44 19 -37 18 -31C34 -22 44 4 46 46H2C5 31 1 20 -7 15C-13 22 -23 33 -33 34C-43 35 -48 27 -44 18C-35 4 -26 -19 -8 -31C-3 -36 5 -43 12 -50Z',
      shape,
    ) +
    path(
      'M18 -31C34 -22 44 4 46 46H30C33 16 27 -8 14 -22C10 -27 3 -30 -3 -31C4 -36 13 -36 18 -31Z',
      features,
      'opacity="0.34"',
    ) +
    circle(-8, -11, 3.6, features) +
    line('M-37 20C-35 18 -33 19 -33 21', features, 2.6) +
    line('M-40 28C-35 29 -31 26 -28 23', features, 2.2) +
    line('M-7 15C-3 11 0 5 0 -2', features, 2.2, 'opacity="0.55"'),
}

export const head = (species: Species, shape: string, features: string): string => heads[species](shape, features)

/** The house mark: a shoot growing out of a bowl. About 60 units around (0, 0). */
export const houseMark = (colour: string): string =>
  path('M-30 2H30C32 2 33 4 32.500 6C30 20 20 30 9 31H-9C-20 30 -30 20 -32.500 6C-33 4 -32 2 -30 2Z', colour) +
  line('M0 -2C0 -10 0 -16 0 -20', colour, 3.6) +
  path('M0 -14C-4 -28 -18 -32 -27 -29C-25 -19 -14 -10 0 -14ZM0 -19C2 -33 14 -40 25 -38C25 -27 15 -17 0 -19Z', colour)
