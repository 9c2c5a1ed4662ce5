import { heap } from '../drawings/food.ts'
import { motif } from '../drawings/motifs.ts'
import { circle, clipped, darken, groundShadow, lighten, line, linear, mix, path, place, roundness } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** Biscuits or dried meat spilling from a paper bag. */
export function treats({ colours: [main, accent], variant, motif: name }: PictureLook): string {
  const piece = (['star', 'disc', 'chunk', 'triangle'] as const)[variant % 4] ?? 'star'
  const biscuit = ['#c98f4f', '#a8683a', '#8f4a35', '#d3a45f'][variant % 4] ?? '#c98f4f'
  const shade = roundness(0.9)
  const sack =
    'M330 300L372 268L412 300L452 266L500 300L548 266L596 300L644 266L690 300L740 268L780 300L812 1000C700 1030 420 1030 300 1000Z'
  return (
    `<defs>${shade.def}</defs>` +
    groundShadow(580, 1010, 680) +
    heap(piece, biscuit, 560, 330, 190, 120, variant + 3) +
    path(sack, variant % 2 === 0 ? '#cfac7e' : mix(main, '#f7efdf', 0.72)) +
    clipped(
      sack,
      path('M280 800C460 850 660 760 830 820V1040H280Z', main) + line('M280 788C460 838 660 748 830 808', accent, 12),
    ) +
    path(sack, shade.ref) +
    circle(556, 590, 150, main) +
    circle(556, 590, 132, 'none', 'stroke="#faf4e6" stroke-width="5" opacity="0.8"') +
    (name ? circle(556, 590, 118, '#faf4e6') + place(motif(name), 556, 590, 1.75) : '') +
    place(heap(piece, biscuit, 0, 0, 190, 90, variant + 9), 880, 1000)
  )
}

/** Chews: a bone, sticks of hide, or antler. */
export function chew({ colours: [main, accent], variant }: PictureLook): string {
  const tone = ['#e9d6b4', '#b0713f', '#8a4a33', '#d7b98a'][variant % 4] ?? '#e9d6b4'
  const gloss = linear(
    [0, 0, 0.2, 1],
    [
      [0, lighten(tone, 0.5)],
      [0.5, tone],
      [1, darken(tone, 0.35)],
    ],
  )
  const stick = (angle: number, x: number, y: number) =>
    place(
      path(
        'M-330 -44C-350 -30 -350 30 -330 44C-120 60 120 30 330 46C350 30 350 -30 330 -44C120 -60 -120 -26 -330 -44Z',
        gloss.ref,
      ) + line('M-300 -10C-160 10 120 -20 300 4M-260 20C-100 34 100 10 240 24', darken(tone, 0.4), 5, 'opacity="0.35"'),
      x,
      y,
      1,
      angle,
    )
  const long =
    path(
      'M-300 -60H300C290 -150 430 -170 440 -70C510 -50 510 50 440 70C430 170 290 150 300 60H-300C-290 150 -430 170 -440 70C-510 50 -510 -50 -440 -70C-430 -170 -290 -150 -300 -60Z',
      gloss.ref,
    ) + line('M-260 -26H220', '#ffffff', 14, 'opacity="0.45"')
  const sticks = stick(-14, 600, 640) + stick(8, 610, 720) + stick(-4, 590, 800) + ribbon(main, accent)
  return `<defs>${gloss.def}</defs>${groundShadow(600, 860, 840, 0.8)}${variant % 2 === 0 ? place(long, 600, 690, 0.92, -16) : sticks}`
}

/** Keeps a bundle of sticks together. */
const ribbon = (main: string, accent: string): string =>
  path('M560 580C580 572 624 572 644 580L654 858C630 872 574 872 550 858Z', main) +
  line('M574 586L566 852M630 586L638 852', accent, 6) +
  path(
    'M600 720C560 670 500 680 506 716C510 746 570 740 600 726C630 740 690 746 694 716C700 680 640 670 600 720Z',
    darken(main, 0.15),
  ) +
  path('M596 726L552 800L584 794L600 742L616 794L648 800L604 726Z', darken(main, 0.28)) +
  circle(600, 724, 17, darken(main, 0.05))
