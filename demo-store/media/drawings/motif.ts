import { beef, chicken, duck, egg, fish, insect, lamb, rabbit } from './animal-motifs.ts'
import { apple, berry, bone, carrot, drop, flax, flower, herb, leaf, oat, root, seaweed } from './plant-motifs.ts'
import type { Motif } from '../../seed/pictures.ts'

type Drawn = { draw: (main: string, accent: string) => string; colours: [string, string] }

/** Each motif with its natural colours. */
const motifs: Record<Motif, Drawn> = {
  chicken: { draw: chicken, colours: ['#d99a4e', '#b5482f'] },
  duck: { draw: duck, colours: ['#8c6b4a', '#d9962f'] },
  fish: { draw: fish, colours: ['#e08a6d', '#a9583f'] },
  lamb: { draw: lamb, colours: ['#f3ead9', '#5b4a42'] },
  beef: { draw: beef, colours: ['#8a5138', '#e3bfa4'] },
  rabbit: { draw: rabbit, colours: ['#b59a80', '#f0e4d2'] },
  insect: { draw: insect, colours: ['#6f8a3c', '#3c4a2a'] },
  egg: { draw: egg, colours: ['#f3e2c7', '#d0a77a'] },
  carrot: { draw: carrot, colours: ['#e07b2f', '#4f8a4a'] },
  apple: { draw: apple, colours: ['#c8453a', '#5a8f46'] },
  berry: { draw: berry, colours: ['#8b2f55', '#4f7f4a'] },
  herb: { draw: herb, colours: ['#5f9a56', '#356b43'] },
  flower: { draw: flower, colours: ['#fff4d9', '#e0a52f'] },
  root: { draw: root, colours: ['#c98a4a', '#7d4f26'] },
  seaweed: { draw: seaweed, colours: ['#2f7d6a', '#4f9a72'] },
  flax: { draw: flax, colours: ['#6f8fc4', '#f2d36b'] },
  oat: { draw: oat, colours: ['#d9b35a', '#a97f35'] },
  drop: { draw: drop, colours: ['#e3a93b', '#b97a22'] },
  leaf: { draw: leaf, colours: ['#5f9a56', '#2f6b43'] },
  bone: { draw: bone, colours: ['#f3ead9', '#b79f80'] },
}

/** An ingredient in its natural colours, about 100 units around (0, 0). */
export function motif(name: Motif): string {
  const { draw, colours } = motifs[name]
  return draw(colours[0], colours[1])
}
