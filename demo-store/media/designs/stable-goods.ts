import { head, houseMark } from '../drawings/animals.ts'
import { cream } from '../drawings/label.ts'
import {
  circle,
  clipped,
  darken,
  ellipse,
  groundShadow,
  lighten,
  line,
  linear,
  path,
  place,
  roundness,
} from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** A long lead, coiled, with its snap hook. */
export function lead({ colours: [main, accent] }: PictureLook): string {
  const coils = Array.from({ length: 6 }, (_, i) => {
    const [rx, ry, y] = [400 - i * 52, 118 - i * 15, 920 - i * 8]
    return (
      ellipse(590, y, rx, ry, 'none', `stroke="${darken(main, 0.35)}" stroke-width="46"`) +
      ellipse(590, y - 7, rx, ry, 'none', `stroke="${main}" stroke-width="34"`) +
      ellipse(590, y - 12, rx, ry, 'none', `stroke="${lighten(main, 0.35)}" stroke-width="5" stroke-dasharray="20 12"`)
    )
  })
  return (
    groundShadow(590, 1010, 900, 0.9) +
    coils.join('') +
    line('M700 860C860 760 780 520 820 330', darken(main, 0.3), 44) +
    line('M700 860C860 760 780 520 820 330', main, 32) +
    `<rect x="786" y="288" width="72" height="62" rx="10" fill="${accent}"/>` +
    circle(824, 252, 38, 'none', 'stroke="#b98d3a" stroke-width="16"') +
    line('M824 214C816 150 870 112 908 150C936 180 916 226 876 222', '#c9a14a', 24) +
    line('M822 206C818 152 866 120 900 150', '#f2dc9f', 6)
  )
}

/** The nosebag that gave the house its name: canvas, leather rim, head strap. */
export function nosebag({ colours: [main, accent], species = 'horse' }: PictureLook): string {
  const canvas = 'M300 470C380 500 820 500 900 470L872 900C850 1010 740 1072 600 1072C460 1072 350 1010 328 900Z'
  const shade = roundness(1.1)
  const weave = Array.from({ length: 30 }, (_, i) => `M${286 + i * 22} 460L${306 + i * 20.6} 1080`).join('')
  const inside = linear(
    [0, 0, 0, 1],
    [
      [0, darken(main, 0.62)],
      [1, darken(main, 0.35)],
    ],
  )
  return (
    `<defs>${shade.def}${inside.def}</defs>` +
    groundShadow(600, 1056, 560) +
    line('M312 470C250 60 950 60 888 470', darken(accent, 0.3), 40) +
    line('M312 466C250 64 950 64 888 466', accent, 28) +
    line('M312 466C250 64 950 64 888 466', lighten(accent, 0.5), 4, 'stroke-dasharray="16 12"') +
    place(
      '<rect x="-44" y="-34" width="88" height="68" rx="12" fill="none" stroke="#c9a14a" stroke-width="15"/><path d="M-44 0H34" stroke="#a97f2f" stroke-width="11"/>',
      862,
      300,
      1,
      68,
    ) +
    ellipse(600, 470, 300, 62, inside.ref) +
    path(canvas, main) +
    clipped(
      canvas,
      line(weave, darken(main, 0.3), 2, 'opacity="0.22"') +
        path('M300 860C420 920 780 920 900 860V1090H300Z', accent) +
        vents(main),
    ) +
    circle(600, 690, 122, cream, 'opacity="0.95"') +
    circle(600, 690, 108, 'none', `stroke="${accent}" stroke-width="6"`) +
    place(head(species, accent, cream), 600, 690, 1.5) +
    path(canvas, shade.ref) +
    line('M300 470C380 534 820 534 900 470', darken(accent, 0.2), 30) +
    line('M302 468C382 530 818 530 898 468', lighten(accent, 0.5), 4, 'stroke-dasharray="16 12"') +
    place(houseMark(cream), 600, 968, 0.9)
  )
}

/** Holes in the bottom, through which a horse breathes. */
const vents = (colour: string): string =>
  [400, 460, 740, 800]
    .map(
      (x, i) =>
        circle(x, 960 + (i % 2) * 26, 15, darken(colour, 0.6)) +
        circle(x, 960 + (i % 2) * 26, 15, 'none', 'stroke="#c9a14a" stroke-width="6"'),
    )
    .join('')

/** A supple stable tub with two handles. */
export function tub({ colours: [main, accent] }: PictureLook): string {
  const wall = 'M236 560C400 610 800 610 964 560L880 1000C860 1050 740 1072 600 1072C460 1072 340 1050 320 1000Z'
  const shade = roundness(1.1)
  const inside = linear(
    [0, 0, 0, 1],
    [
      [0, darken(main, 0.58)],
      [1, darken(main, 0.2)],
    ],
  )
  const ear = 'M-86 60C-96 -40 -56 -80 0 -80C56 -80 96 -40 86 60'
  return (
    `<defs>${shade.def}${inside.def}</defs>` +
    groundShadow(600, 1058, 640) +
    place(line(ear, darken(main, 0.4), 50) + line(ear, main, 34), 600, 470) +
    ellipse(600, 556, 366, 98, lighten(main, 0.22)) +
    ellipse(600, 562, 336, 80, inside.ref) +
    line('M330 560C380 520 480 500 560 498M660 610h60M650 590h40', '#ffffff', 6, 'opacity="0.35"') +
    path(wall, main) +
    clipped(
      wall,
      line('M250 700C420 752 780 752 950 700M262 760C430 810 770 810 938 760', lighten(main, 0.3), 6, 'opacity="0.5"') +
        path('M300 930C460 980 740 980 900 930V1090H300Z', accent, 'opacity="0.92"'),
    ) +
    place(houseMark(lighten(main, 0.75)), 600, 862, 2.1) +
    path(wall, shade.ref) +
    line('M238 562C400 612 800 612 962 562', lighten(main, 0.4), 14) +
    place(
      line('M-86 -40C-96 60 -56 100 0 100C56 100 96 60 86 -40', darken(main, 0.4), 46) +
        line('M-86 -46C-96 54 -56 94 0 94C56 94 96 54 86 -46', lighten(main, 0.12), 32),
      600,
      650,
    )
  )
}
