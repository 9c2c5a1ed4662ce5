import { backdropFor, boards, studio } from '../drawings/backdrop.ts'
import { standing } from './object.ts'
import { heap, scatter, terrine } from '../drawings/food.ts'
import { motif } from '../drawings/motifs.ts'
import {
  circle,
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
  seeded,
} from '../svg.ts'
import type { PieceName } from '../drawings/food.ts'
import type { Motif, PictureLook } from '../../seed/pictures.ts'

/** What goes well with what on a table. */
const companions: Record<Motif, [Motif, Motif, Motif]> = {
  chicken: ['oat', 'carrot', 'herb'],
  fish: ['seaweed', 'berry', 'herb'],
  lamb: ['root', 'flax', 'herb'],
  beef: ['carrot', 'oat', 'leaf'],
  duck: ['apple', 'berry', 'herb'],
  rabbit: ['carrot', 'leaf', 'flower'],
  insect: ['flax', 'apple', 'leaf'],
  egg: ['oat', 'drop', 'herb'],
  carrot: ['apple', 'oat', 'leaf'],
  apple: ['carrot', 'oat', 'leaf'],
  berry: ['apple', 'leaf', 'flower'],
  herb: ['flower', 'drop', 'leaf'],
  flower: ['herb', 'drop', 'leaf'],
  root: ['herb', 'flower', 'drop'],
  seaweed: ['fish', 'drop', 'leaf'],
  flax: ['drop', 'oat', 'herb'],
  oat: ['apple', 'flax', 'leaf'],
  drop: ['flax', 'fish', 'herb'],
  leaf: ['herb', 'flower', 'berry'],
  bone: ['carrot', 'herb', 'beef'],
}

/** Living animals look lost beside a bowl. */
const animals = new Set<Motif>(['chicken', 'fish', 'lamb', 'beef', 'duck', 'rabbit', 'insect'])

/** The form of the food in the bowl. */
function pieceOf({ species, variant }: PictureLook): { name: PieceName; colour: string } {
  if (species === 'horse')
    return variant % 2 === 0 ? { name: 'pellet', colour: '#8f7a45' } : { name: 'flake', colour: '#c79f56' }
  if (species === 'cat')
    return variant % 2 === 0 ? { name: 'triangle', colour: '#a8693c' } : { name: 'disc', colour: '#9a5c38' }
  return [
    { name: 'disc', colour: '#9a633a' },
    { name: 'triangle', colour: '#a9713f' },
    { name: 'star', colour: '#8f5a38' },
  ][variant % 3] as { name: PieceName; colour: string }
}

/** A filled bowl before its pack. */
export function served(look: PictureLook, pack: PictureLook): string {
  const [main, accent] = look.colours
  const name = look.motif ?? 'leaf'
  const [first, second] = companions[name]
  return (
    backdropFor(look) +
    standing({ ...pack, scale: 1 }, 380, 980, 0.72) +
    place(motif(second), 1040, 760, 1.9, 8) +
    bowlWith(filling(look, pack), look.variant % 2 === 0 ? '#f1ebdd' : mix(main, '#ffffff', 0.12), accent) +
    ellipse(250, 1100, 90, 16, '#17211c', 'opacity="0.14"') +
    place(motif(first), 250, 1036, 1.5, -14) +
    ellipse(470, 1140, 76, 13, '#17211c', 'opacity="0.14"') +
    place(motif(animals.has(name) ? second : name), 470, 1076, 1.25)
  )
}

function filling(look: PictureLook, pack: PictureLook): string {
  if (pack.design === 'can')
    return place(terrine('#a8694f', look.variant), 800, 782, 1.42, -4) + place(motif('herb'), 880, 708, 0.8, 20)
  if (pack.design === 'tray') return heap('chunk', '#a9433f', 800, 800, 250, 120, look.variant)
  const { name, colour } = pieceOf(look)
  return heap(name, colour, 800, 800, 250, 130, look.variant)
}

function bowlWith(content: string, colour: string, accent: string): string {
  const shade = roundness()
  const side = 'M510 800C520 900 560 1010 620 1050C680 1072 920 1072 980 1050C1040 1010 1080 900 1090 800Z'
  return (
    `<defs>${shade.def}</defs>` +
    groundShadow(800, 1062, 470) +
    ellipse(800, 800, 290, 72, darken(colour, 0.3)) +
    content +
    path(`${side.slice(0, -1)}C1060 872 540 872 510 800Z`, colour) +
    line('M540 930C640 972 960 972 1060 930', accent, 12) +
    path(`${side.slice(0, -1)}C1060 872 540 872 510 800Z`, shade.ref) +
    line('M512 802C540 874 1060 874 1088 802', lighten(colour, 0.5), 8)
  )
}

/** Ingredients laid out on boards, seen from above. */
export function ingredients(look: PictureLook): string {
  const name = look.motif ?? 'leaf'
  const [a, b, c] = companions[name]
  const plate = linear(
    [0, 0, 1, 1],
    [
      [0, '#fffdf8'],
      [1, '#e3dccb'],
    ],
  )
  const turn = seeded(look.variant)
  const around: [Motif, number, number, number][] = [
    [a, 190, 220, 2.2],
    [b, 1010, 230, 2.1],
    [c, 1020, 930, 2.2],
    [b, 180, 960, 1.9],
    [c, 600, 112, 1.3],
    [a, 600, 1096, 1.35],
  ]
  return (
    `<defs>${plate.def}</defs>${boards(look.colours[0])}` +
    circle(622, 632, 352, '#17211c', 'opacity="0.16"') +
    circle(612, 618, 348, '#17211c', 'opacity="0.12"') +
    circle(600, 600, 344, plate.ref) +
    circle(600, 600, 276, 'none', `stroke="${mix(look.colours[0], '#ffffff', 0.3)}" stroke-width="9"`) +
    circle(600, 600, 296, 'none', `stroke="${mix(look.colours[1], '#ffffff', 0.2)}" stroke-width="4"`) +
    place(motif(name), 608, 610, 4.3) +
    around.map(([item, x, y, scale]) => place(motif(item), x, y, scale, turn() * 40 - 20)).join('') +
    scatter(pieceOf(look).name, pieceOf(look).colour, 9, { x: 330, y: 70, width: 560, height: 60 }, look.variant + 5) +
    scatter(pieceOf(look).name, pieceOf(look).colour, 8, { x: 300, y: 1040, width: 620, height: 70 }, look.variant + 8)
  )
}

/** A dosing spoon of the product before its jar. */
export function scoop(look: PictureLook, pack: PictureLook): string {
  const powder =
    look.motif === 'seaweed'
      ? '#7f9a6a'
      : look.motif === 'drop'
        ? '#d9a441'
        : look.variant % 2 === 0
          ? '#d8c49c'
          : '#b59a6a'
  const metal = linear(
    [0, 0, 1, 1],
    [
      [0, '#f6f7f5'],
      [0.5, '#c4cbc7'],
      [1, '#8f9894'],
    ],
  )
  const shade =
    look.species === 'horse'
      ? heap('pellet', powder, 0, 0, 170, 100, look.variant)
      : path('M-170 0C-130 -110 120 -120 170 0C120 40 -120 40 -170 0Z', powder) +
        path('M-130 -22C-90 -90 60 -100 110 -40C40 -70 -60 -60 -130 -22Z', lighten(powder, 0.4), 'opacity="0.7"') +
        line('M-90 -30l6 4M-20 -60l6 3M60 -30l5 4M20 -10l6 3M-50 0l5 3', darken(powder, 0.3), 5, 'opacity="0.5"')
  return (
    `<defs>${metal.def}</defs>${studio(look.colours[0], 780)}` +
    standing({ ...pack, scale: 1 }, 430, 960, 0.8) +
    groundShadow(820, 1076, 430, 0.8) +
    path('M980 960L1180 872C1200 866 1206 894 1190 904L990 1010Z', metal.ref) +
    ellipse(820, 980, 200, 62, '#7c8682') +
    place(shade, 820, 968, 1.05) +
    path(
      'M620 980C624 1050 720 1090 820 1090C920 1090 1016 1050 1020 980C1000 1030 900 1042 820 1042C740 1042 640 1030 620 980Z',
      metal.ref,
    ) +
    line('M624 992C660 1050 760 1066 840 1064', '#ffffff', 7, 'opacity="0.7"') +
    ellipse(1060, 872, 96, 16, '#17211c', 'opacity="0.14"') +
    place(motif(look.motif ?? 'leaf'), 1060, 806, 1.6, 10) +
    place(motif(companions[look.motif ?? 'leaf'][0]), 210, 1050, 1.4, -12)
  )
}
