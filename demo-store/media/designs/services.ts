import { cream } from '../drawings/label.ts'
import { head, houseMark, sittingDog } from '../drawings/animals.ts'
import { motif } from '../drawings/motifs.ts'
import { circle, darken, groundShadow, lighten, line, linear, mix, path, place } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** A guide lying open to its cover. */
export function book({ colours: [main, accent], species, motif: name }: PictureLook): string {
  const cover = linear(
    [0, 0, 1, 0],
    [
      [0, darken(main, 0.4)],
      [0.05, darken(main, 0.1)],
      [0.09, darken(main, 0.3)],
      [0.13, lighten(main, 0.1)],
      [1, darken(main, 0.1)],
    ],
  )
  return (
    `<defs>${cover.def}</defs>` +
    groundShadow(610, 1040, 620) +
    path('M330 196L880 176L900 1020L350 1050Z', '#e6dfcd') +
    line(
      Array.from({ length: 9 }, (_, i) => `M${882 + i * 1.6} ${190 + i * 4}L${899 + i * 0.6} ${1010 + i}`).join(''),
      '#b9ae95',
      1.6,
    ) +
    path('M310 200L862 180L872 1016L318 1046Z', cover.ref) +
    path('M372 800L868 780L872 1016L318 1046V1040L366 1036Z', accent, 'opacity="0.95"') +
    place(circle(0, 0, 190, cream) + place(name ? motif(name) : houseMark(main), 0, 0, name ? 2.5 : 3.4), 612, 520) +
    place(head(species ?? 'dog', darken(accent, 0.55), accent), 620, 910, 1.5) +
    line('M420 290L810 276M480 316L750 306', lighten(main, 0.6), 7, 'opacity="0.55"')
  )
}

/** A video call on a tablet. */
export const call = ({ colours: [main, accent] }: PictureLook): string => {
  const screen = linear(
    [0, 0, 1, 1],
    [
      [0, mix(accent, '#fff6e4', 0.6)],
      [1, mix(main, '#f4efe2', 0.5)],
    ],
  )
  return (
    `<defs>${screen.def}</defs>` +
    groundShadow(600, 1000, 900) +
    `<rect x="150" y="300" width="900" height="660" rx="52" fill="#2b2f2e"/><rect x="186" y="336" width="828" height="588" rx="24" fill="${screen.ref}"/>` +
    place(
      path('M-190 330C-190 150 -100 90 0 90C100 90 190 150 190 330Z', main) +
        path('M-60 96L0 170L60 96Z', cream) +
        circle(0, -30, 120, '#e8b990') +
        path(
          'M-128 -10C-150 -170 -60 -200 10 -184C110 -190 150 -110 128 -10C110 -70 60 -100 -40 -96C-90 -90 -116 -60 -128 -10Z',
          '#5b3a28',
        ) +
        circle(-42, -22, 9, '#2b2320') +
        circle(42, -22, 9, '#2b2320') +
        line('M-38 34C-16 56 18 56 40 34', '#9c4a3a', 8),
      500,
      594,
    ) +
    `<rect x="760" y="640" width="220" height="250" rx="20" fill="${mix(main, '#ffffff', 0.7)}"/>` +
    place(sittingDog('#b98a5c', main), 850, 880, 0.58) +
    [-110, 0, 110]
      .map((dx, i) => circle(600 + dx, 866, 40, i === 1 ? '#c8453a' : '#2b2f2e', 'opacity="0.9"'))
      .join('') +
    line('M582 866H618', '#ffffff', 9) +
    line('M474 866H506M694 852V880', '#ffffff', 8)
  )
}
