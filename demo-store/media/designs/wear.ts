import { head, standingDog, standingHorse } from '../drawings/animals.ts'
import { circle, darken, ellipse, groundShadow, lighten, line, linear, mix, path, place } from '../svg.ts'
import type { PictureLook } from '../../seed/pictures.ts'

/** A leather or webbing collar with its buckle. */
export function collar({ colours: [main, accent] }: PictureLook): string {
  const outer = linear(
    [0, 0, 1, 0],
    [
      [0, darken(main, 0.2)],
      [0.3, lighten(main, 0.18)],
      [1, darken(main, 0.26)],
    ],
  )
  return (
    `<defs>${outer.def}</defs>` +
    groundShadow(600, 930, 760, 0.8) +
    path(
      'M220 560C220 420 390 350 600 350C810 350 980 420 980 560V660C980 520 810 460 600 460C390 460 220 520 220 660Z',
      darken(main, 0.42),
    ) +
    path(
      'M220 560C220 760 390 850 600 850C810 850 980 760 980 560V680C980 880 810 960 600 960C390 960 220 880 220 680Z',
      outer.ref,
    ) +
    line(
      'M230 596C250 780 420 866 600 866C780 866 950 780 970 596M230 664C250 860 420 944 600 944C780 944 950 860 970 664',
      mix(main, accent, 0.75),
      5,
      'stroke-dasharray="16 10"',
    ) +
    place(
      '<rect x="-64" y="-66" width="128" height="132" rx="20" fill="none" stroke="#c9a14a" stroke-width="20"/><rect x="-64" y="-66" width="128" height="132" rx="20" fill="none" stroke="#f2dc9f" stroke-width="5"/><path d="M-70 0H54" stroke="#a97f2f" stroke-width="14" stroke-linecap="round"/>',
      742,
      892,
      1,
      -12,
    ) +
    circle(470, 978, 44, 'none', 'stroke="#c9a14a" stroke-width="15"') +
    circle(468, 975, 44, 'none', 'stroke="#f2dc9f" stroke-width="4"') +
    [860, 896].map((x, i) => circle(x, 846 - i * 30, 9, darken(main, 0.5))).join('')
  )
}

/** A coat for dogs, or a rug for horses, worn. */
export function coat(look: PictureLook): string {
  return look.species === 'horse' ? horseRug(look) : dogCoat(look)
}

const dogCoat = ({ colours: [main, accent] }: PictureLook): string =>
  groundShadow(600, 1010, 700, 0.8) +
  place(
    standingDog('#c9a57c', darken(main, 0.2)) +
      path(
        'M-158 -214C-90 -236 40 -224 96 -238L128 -276L168 -256C168 -210 150 -170 132 -136C100 -104 20 -88 -60 -96C-110 -100 -150 -120 -166 -150C-172 -176 -172 -200 -158 -214Z',
        main,
      ) +
      path(
        'M-158 -214C-90 -236 40 -224 96 -238L128 -276L168 -256C168 -246 164 -230 162 -222C60 -190 -70 -180 -170 -186C-170 -200 -166 -206 -158 -214Z',
        lighten(main, 0.22),
        'opacity="0.5"',
      ) +
      path('M96 -240L130 -284L174 -260L160 -222Z', accent) +
      line('M-166 -152C-120 -112 20 -96 134 -138', accent, 7) +
      line('M-170 -166C-120 -126 20 -110 142 -154', '#f4f1e6', 5, 'opacity="0.85"') +
      line('M-10 -94V-122M22 -96V-124', darken(main, 0.4), 20) +
      path('M-14 -118H26V-106H-14Z', '#d9b25a') +
      line('M-40 -206C-40 -170 -44 -130 -52 -98', darken(main, 0.35), 4, 'opacity="0.5"'),
    575,
    1000,
    1.9,
  )

const horseRug = ({ colours: [main, accent] }: PictureLook): string =>
  groundShadow(600, 1066, 820, 0.8) +
  place(
    standingHorse('#8a5a3c', '#3a2a22') +
      path(
        'M-204 -306C-120 -340 40 -316 104 -322C120 -344 132 -356 142 -360C176 -340 200 -300 206 -262C200 -220 186 -176 160 -142C60 -116 -90 -116 -176 -146C-224 -170 -238 -280 -204 -306Z',
        main,
      ) +
      path(
        'M-204 -306C-120 -340 40 -316 104 -322C120 -344 132 -356 142 -360C156 -352 170 -338 180 -322C60 -280 -110 -276 -218 -286C-214 -296 -210 -302 -204 -306Z',
        lighten(main, 0.24),
        'opacity="0.5"',
      ) +
      line('M-176 -146C-90 -116 60 -116 160 -142', accent, 10) +
      line('M142 -360C176 -340 200 -300 206 -262', accent, 9) +
      line('M176 -216L206 -228M170 -190L200 -204', '#d9b25a', 8) +
      line('M-40 -124C-20 -104 40 -104 60 -124', darken(main, 0.4), 9),
    575,
    1056,
    1.6,
  )

/** An engraved tag. */
export const medal = ({ colours: [main], species }: PictureLook): string => {
  const metal = linear(
    [0, 0, 1, 1],
    [
      [0, lighten(main, 0.65)],
      [0.4, main],
      [0.6, lighten(main, 0.35)],
      [1, darken(main, 0.35)],
    ],
  )
  return (
    `<defs>${metal.def}</defs>` +
    ellipse(640, 700, 350, 340, '#17211c', 'opacity="0.14"') +
    circle(600, 250, 84, 'none', 'stroke="#9aa29f" stroke-width="22"') +
    circle(598, 247, 84, 'none', 'stroke="#e9edeb" stroke-width="6"') +
    circle(600, 660, 344, darken(main, 0.35)) +
    circle(596, 654, 340, metal.ref) +
    circle(596, 654, 300, 'none', `stroke="${darken(main, 0.32)}" stroke-width="6" opacity="0.6"`) +
    circle(598, 657, 300, 'none', 'stroke="#fff6dc" stroke-width="3" opacity="0.8"') +
    circle(598, 356, 34, darken(main, 0.5)) +
    place(head(species ?? 'dog', darken(main, 0.42), main), 598, 640, 3.6) +
    line('M430 850C540 884 660 884 770 850', darken(main, 0.4), 8, 'opacity="0.6"') +
    line('M340 500C380 420 450 370 520 350', '#ffffff', 14, 'opacity="0.55"')
  )
}
