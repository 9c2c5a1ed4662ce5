import { sittingCat, sittingDog } from '../drawings/animals.ts'
import {
  circle,
  clipped,
  darken,
  ellipse,
  groundShadow,
  lighten,
  line,
  linear,
  mix,
  path,
  place,
  roundness,
} from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** Glazed stoneware, empty or filled. */
export function bowl({ colours: [main, accent], variant }: PictureLook): string {
  const shade = roundness(1.1)
  const inner = linear(
    [0, 0, 0, 1],
    [
      [0, darken(main, 0.45)],
      [1, darken(main, 0.1)],
    ],
  )
  const side =
    variant % 2 === 0
      ? 'M210 640C214 760 270 940 340 1010C420 1050 780 1050 860 1010C930 940 986 760 990 640Z'
      : 'M226 640L300 1010C380 1050 820 1050 900 1010L974 640Z'
  return (
    `<defs>${shade.def}${inner.def}</defs>` +
    groundShadow(600, 1030, 660) +
    path(side, main) +
    clipped(
      side,
      path('M180 860C420 910 780 910 1020 860V1080H180Z', mix(main, accent, 0.8), 'opacity="0.9"') +
        line(
          variant % 2 === 0
            ? 'M200 838C420 888 780 888 1000 838'
            : 'M200 800C420 850 780 850 1000 800M200 770C420 820 780 820 1000 770',
          lighten(main, 0.5),
          7,
          'opacity="0.7"',
        ),
    ) +
    path(side, shade.ref) +
    ellipse(600, 640, 392, 110, lighten(main, 0.34)) +
    ellipse(600, 646, 356, 92, inner.ref) +
    line('M300 620C400 570 560 560 660 562', '#ffffff', 9, 'opacity="0.5"')
  )
}

/** A ball of rope, a feather rod or a felt mouse. */
export function toy({ colours: [main, accent], variant, species }: PictureLook): string {
  if (species === 'cat' && variant % 2 === 0) {
    return (
      groundShadow(560, 1000, 620, 0.7) +
      line('M260 1000C380 700 520 480 800 300', '#a98a63', 20) +
      line('M800 300C900 320 930 460 900 560', '#6b6f6a', 5) +
      [-34, -12, 10, 32]
        .map((angle, i) =>
          place(
            path('M0 0C-40 60 -44 170 0 250C44 170 40 60 0 0Z', i % 2 === 0 ? main : accent) +
              line('M0 10V236', '#ffffff', 4, 'opacity="0.6"'),
            900,
            560,
            1,
            angle,
          ),
        )
        .join('') +
      circle(900, 556, 22, '#d9b25a')
    )
  }
  if (species === 'cat') {
    return (
      groundShadow(600, 930, 640, 0.8) +
      line('M300 860C200 840 180 740 240 690', accent, 16) +
      path(
        'M290 870C290 680 440 560 620 570C780 580 900 700 930 850C930 900 900 920 860 920H350C310 920 290 900 290 870Z',
        main,
      ) +
      circle(700, 600, 74, accent) +
      circle(700, 600, 46, lighten(accent, 0.4)) +
      circle(820, 760, 15, '#2b2320') +
      circle(930, 850, 20, '#2b2320') +
      line('M860 840L960 800M862 856L970 860', '#2b2320', 4) +
      line('M360 860C380 720 480 640 600 630', lighten(main, 0.5), 10, 'opacity="0.4" stroke-dasharray="22 18"')
    )
  }
  const strands = Array.from(
    { length: 9 },
    (_, i) =>
      `M${330 + i * 24} ${520 + i * 44}C${470 + i * 20} ${430 + i * 30} ${640 + i * 10} ${430 + i * 34} ${800 - i * 8} ${520 + i * 40}`,
  )
  return (
    groundShadow(600, 990, 560, 0.8) +
    line('M860 560C1000 520 1040 640 980 760', main, 46) +
    line('M860 560C1000 520 1040 640 980 760', lighten(accent, 0.2), 10, 'stroke-dasharray="20 26"') +
    circle(580, 740, 256, main) +
    clipped(
      'M324 740a256 256 0 1 0 512 0a256 256 0 1 0 -512 0',
      line(strands.join(''), mix(accent, '#fff4dc', 0.3), 20) +
        line(strands.join(''), darken(main, 0.3), 4, 'opacity="0.5"') +
        circle(500, 640, 200, '#ffffff', 'opacity="0.1"'),
    ) +
    circle(580, 740, 256, 'none', `stroke="${darken(main, 0.35)}" stroke-width="6" opacity="0.5"`)
  )
}

/** A wooden brush with its bristles. */
export const brush = ({ colours: [main, accent] }: PictureLook): string => {
  const wood = linear(
    [0, 0, 1, 1],
    [
      [0, '#d9b383'],
      [0.5, '#c1935d'],
      [1, '#95693b'],
    ],
  )
  return (
    `<defs>${wood.def}</defs>` +
    groundShadow(600, 940, 780, 0.85) +
    line(
      Array.from(
        { length: 46 },
        (_, i) => `M${256 + i * 15.2} 720L${244 + i * 15.8 + (i % 3) * 4} ${906 - Math.abs(i - 23) * 1.6}`,
      ).join(''),
      mix(accent, '#3a302a', 0.55),
      7,
    ) +
    line(
      Array.from({ length: 46 }, (_, i) => `M${262 + i * 15.2} 720L${254 + i * 15.6} 880`).join(''),
      lighten(accent, 0.3),
      3,
      'opacity="0.6"',
    ) +
    path(
      'M220 640C220 520 400 480 600 480C800 480 980 520 980 640C980 720 960 744 900 748H300C240 744 220 720 220 640Z',
      wood.ref,
    ) +
    path('M330 560C400 500 800 500 870 560C900 620 860 640 600 640C340 640 300 620 330 560Z', main) +
    line('M346 580C420 530 780 530 854 580', lighten(main, 0.5), 6, 'stroke-dasharray="14 10"') +
    line('M250 610C300 540 420 506 560 500', '#ffffff', 8, 'opacity="0.4"')
  )
}

/** A padded bed, with its owner asleep or sitting. */
export const bed = ({ colours: [main, accent], species }: PictureLook): string =>
  groundShadow(600, 1010, 920, 0.9) +
  ellipse(600, 800, 440, 190, darken(main, 0.3)) +
  path(
    'M160 800C160 660 380 620 600 620C820 620 1040 660 1040 800C1040 700 820 690 600 690C380 690 160 700 160 800Z',
    lighten(main, 0.16),
  ) +
  ellipse(600, 820, 370, 140, accent) +
  ellipse(590, 812, 340, 120, lighten(accent, 0.3), 'opacity="0.6"') +
  place(
    species === 'cat' ? sittingCat('#d99a5b', '#2f7d4f') : sittingDog('#b98a5c', '#2f7d4f'),
    species === 'cat' ? 600 : 570,
    850,
    1.25,
  ) +
  path(
    'M160 800C160 930 380 1010 600 1010C820 1010 1040 930 1040 800C1060 860 1050 960 980 990C880 1040 320 1040 220 990C150 960 140 860 160 800Z',
    main,
  ) +
  path(
    'M160 800C160 930 380 1010 600 1010C820 1010 1040 930 1040 800C1044 850 980 950 600 956C220 950 156 850 160 800Z',
    lighten(main, 0.14),
  ) +
  line(
    'M300 1004C310 960 306 930 296 900M600 1036V962M900 1004C890 960 894 930 904 900',
    darken(main, 0.35),
    5,
    'opacity="0.45"',
  )
