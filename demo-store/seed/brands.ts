import type { OptionLabel } from './options.ts'

type Brand = {
  /** Responsible operator: name, address and approval number, as printed on the feed label. All invented. */
  operator: string
}

const brands: Record<OptionLabel<'marque'>, Brand> = {
  Musette: { operator: 'Musette SAS, 12 rue des Bourreliers, 35000 Rennes – n° d’agrément FR 35 000 017' },
  'Vallon & Fils': { operator: 'Vallon & Fils, ZA du Moulin Neuf, 79300 Bressuire – n° d’agrément FR 79 000 042' },
  'Croc’Bocage': { operator: 'Croc’Bocage SARL, 4 chemin des Haies, 61100 Flers – n° d’agrément FR 61 000 008' },
  Félicie: { operator: 'Ateliers Félicie, 27 quai de la Fosse, 44000 Nantes – n° d’agrément FR 44 000 133' },
  'Haras du Ruisseau': {
    operator: 'Nutrition Équine du Ruisseau, Le Haut-Bois, 14130 Pont-l’Évêque – n° d’agrément FR 14 000 061',
  },
  Herbaë: { operator: 'Laboratoire Herbaë, 8 allée des Simples, 26110 Nyons – n° d’agrément FR 26 000 025' },
  'Maison Grelot': { operator: 'Maison Grelot, 3 place du Marché, 87000 Limoges – n° d’agrément FR 87 000 019' },
}

/** Who answers for a feed label of this brand. */
export const operatorOf = (brand: OptionLabel<'marque'>): string => brands[brand].operator
