import type { OptionLabel } from './options.ts'

/** Cloth and leather colours of collars, coats and bowls; swatches and pictures use the same values. */
export const colourValues: Record<OptionLabel<'color'>, string> = {
  'Vert sapin': '#2f6b4a',
  Marine: '#27406b',
  Bordeaux: '#7d2a3a',
  Moutarde: '#c9952f',
  'Gris ardoise': '#5b6670',
  Naturel: '#c8a57a',
  'Rose thé': '#d39a93',
  Noir: '#2b2b2d',
}

/** The coarse hue that a colour is filed under in the facet. */
export const hueOfColour: Record<OptionLabel<'color'>, OptionLabel<'teinte'>> = {
  'Vert sapin': 'Vert',
  Marine: 'Bleu',
  Bordeaux: 'Rouge',
  Moutarde: 'Jaune',
  'Gris ardoise': 'Gris',
  Naturel: 'Beige',
  'Rose thé': 'Rose',
  Noir: 'Noir',
}

export const hueValues: Record<OptionLabel<'teinte'>, string> = {
  Vert: '#2f7d4f',
  Bleu: '#2f5597',
  Rouge: '#a3343f',
  Jaune: '#d9a531',
  Gris: '#7a838b',
  Beige: '#cdb38b',
  Rose: '#d9a09a',
  Noir: '#2b2b2d',
}
