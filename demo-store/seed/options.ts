import type { AttributeSeed } from './product-types.ts'

/** Labels of every select and multiselect attribute. An option's id is the list's first id plus its place: append only. */
export const optionLists = {
  color: ['Vert sapin', 'Marine', 'Bordeaux', 'Moutarde', 'Gris ardoise', 'Naturel', 'Rose thé', 'Noir'],
  size: ['XS', 'S', 'M', 'L', 'XL', '115 cm', '125 cm', '135 cm', '145 cm', '155 cm'],
  conditionnement: [
    '85 g',
    '300 g',
    '400 g',
    '500 g',
    '700 g',
    '750 g',
    '800 g',
    '900 g',
    '1 kg',
    '1,5 kg',
    '2 kg',
    '3 kg',
    '4 kg',
    '5 kg',
    '6 kg',
    '7 kg',
    '8 kg',
    '10 kg',
    '12 kg',
    '15 kg',
    '20 kg',
    '25 kg',
    '250 ml',
    '500 ml',
    '1 L',
    '2,5 L',
    '5 L',
    '60 comprimés',
    '120 comprimés',
  ],
  marque: ['Musette', 'Vallon & Fils', 'Croc’Bocage', 'Félicie', 'Haras du Ruisseau', 'Herbaë', 'Maison Grelot'],
  age_animal: ['Chiot', 'Chaton', 'Junior', 'Adulte', 'Senior', 'Poulain'],
  besoin: [
    'Articulations',
    'Digestion',
    'Peau et pelage',
    'Poids idéal',
    'Immunité',
    'Pigmentation',
    'Stérilisé',
    'Voies urinaires',
    'Calme',
    'Respiration',
    'Pieds et corne',
    'Énergie et effort',
    'Hygiène dentaire',
  ],
  proteine: ['Poulet', 'Agneau', 'Saumon', 'Canard', 'Bœuf', 'Insectes', 'Dinde', 'Lapin', 'Poisson blanc', 'Truite'],
  teinte: ['Vert', 'Bleu', 'Rouge', 'Jaune', 'Gris', 'Beige', 'Rose', 'Noir'],
  modele: ['Classique', 'Confort', 'Randonnée', 'Hiver'],
  format: ['Croquettes', 'Pâtée', 'Cru surgelé', 'Poudre', 'Granulés', 'Liquide', 'Comprimés', 'Friandise', 'Pâte'],
  saveur: ['Volaille', 'Poisson', 'Viande rouge', 'Pomme', 'Carotte', 'Banane', 'Menthe', 'Nature'],
  type_aliment: ['Aliment complet', 'Aliment complémentaire'],
  espece: ['Chien', 'Chat', 'Cheval'],
  livraison: ['Standard', 'Livraison réfrigérée', 'Colis volumineux', 'Sans expédition'],
} as const

export type ListCode = keyof typeof optionLists
export type OptionLabel<C extends ListCode> = (typeof optionLists)[C][number]

const firstId = (code: ListCode): number => 1001 + 100 * Object.keys(optionLists).indexOf(code)

/** The id of an option; the label is checked by the compiler. */
export function optionId<C extends ListCode>(code: C, label: OptionLabel<C>): number {
  return firstId(code) + (optionLists[code] as readonly string[]).indexOf(label)
}

/** All options of an attribute, with the swatch that belongs to each label, if any. */
export function optionsOf(code: ListCode, swatches?: Record<string, string>): NonNullable<AttributeSeed['options']> {
  return optionLists[code].map((label, index) => {
    const swatch = swatches?.[label]
    return { id: firstId(code) + index, label, ...(swatch === undefined ? {} : { swatch }) }
  })
}
