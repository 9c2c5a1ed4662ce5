import type { PictureDesign, PictureLook } from '../../seed/pictures.ts'
import { head, houseMark, sittingDog, standingDog, standingHorse } from '../drawings/animals.ts'
import { heap } from '../drawings/food.ts'
import { cream } from '../drawings/label.ts'
import { motif } from '../drawings/motifs.ts'
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
import { bag, pouch } from './bags.ts'
import { bed, bowl, brush, toy } from './home-goods.ts'
import { box, syringe, tray, tube } from './packs.ts'
import { lead, nosebag, tub } from './stable-goods.ts'
import { bottle, bucket, can, pot } from './vessels.ts'

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
const medal = ({ colours: [main], species }: PictureLook): string => {
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

/** A video call on a tablet. */
const call = ({ colours: [main, accent] }: PictureLook): string => {
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

/** Things that stand alone in a 1200 × 1200 field, their foot near y = 1070. */
export const objects: Partial<Record<PictureDesign, (look: PictureLook) => string>> = {
  bag,
  bed,
  book,
  bottle,
  bowl,
  box,
  brush,
  bucket,
  call,
  can,
  chew,
  coat,
  collar,
  lead,
  medal,
  nosebag,
  pot,
  pouch,
  syringe,
  toy,
  tray,
  treats,
  tub,
  tube,
}

/** A thing standing with its foot at (x, y), smaller packs smaller. */
export function standing(look: PictureLook, x: number, y: number, scale: number): string {
  const draw = objects[look.design] ?? bag
  const size = scale * (look.scale ?? 1)
  return place(place(draw(look), -600, -1070), x, y, size)
}

/** Several packs side by side, the tallest in the middle. */
export function group(parts: PictureLook[]): string {
  const spread = [[600], [400, 800], [600, 300, 900], [420, 780, 200, 1000]][Math.min(parts.length, 4) - 1] ?? [600]
  return parts
    .slice(0, 4)
    .map((part, index) =>
      standing(
        { ...part, scale: 1 },
        spread[index] ?? 600,
        index < parts.length - 2 ? 1010 : 1090,
        parts.length > 2 ? 0.66 : 0.78,
      ),
    )
    .join('')
}

/** Biscuits or dried meat spilling from a paper bag. */
function treats({ colours: [main, accent], variant, motif: name }: PictureLook): string {
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
function chew({ colours: [main, accent], variant }: PictureLook): string {
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

/** A guide lying open to its cover. */
function book({ colours: [main, accent], species, motif: name }: PictureLook): string {
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

/** A leather or webbing collar with its buckle. */
function collar({ colours: [main, accent] }: PictureLook): string {
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
function coat(look: PictureLook): string {
  return look.species === 'horse' ? horseRug(look) : dogCoat(look)
}
