import { colourValues, hueValues } from './colours.ts'
import { optionLists, optionsOf } from './options.ts'
import type { AttributeSeed } from './product-types.ts'

type Shown = Pick<AttributeSeed, 'filterable' | 'visibleOnFront' | 'usedInListing'>

const facet: Shown = { filterable: true, visibleOnFront: true, usedInListing: true }
const detail: Shown = { filterable: false, visibleOnFront: true, usedInListing: false }
const listed: Shown = { filterable: false, visibleOnFront: true, usedInListing: true }

/** A text swatch shows its own label. */
const itself = (labels: readonly string[]): Record<string, string> => Object.fromEntries(labels.map((l) => [l, l]))

/** The attributes of the demo store; 93 is the colour and 186 the size, the feed label from regulation (EC) 767/2009. */
export const attributes: AttributeSeed[] = [
  {
    id: 93,
    code: 'color',
    label: 'Couleur',
    input: 'select',
    ...facet,
    swatch: 'colour',
    options: optionsOf('color', colourValues),
  },
  {
    id: 186,
    code: 'size',
    label: 'Taille',
    input: 'select',
    ...facet,
    swatch: 'text',
    options: optionsOf('size', itself(optionLists.size)),
  },
  {
    id: 187,
    code: 'conditionnement',
    label: 'Conditionnement',
    input: 'select',
    ...facet,
    swatch: 'text',
    options: optionsOf('conditionnement', itself(optionLists.conditionnement)),
  },
  { id: 188, code: 'marque', label: 'Marque', input: 'select', ...facet, sortable: true, options: optionsOf('marque') },
  { id: 189, code: 'age_animal', label: 'Âge', input: 'select', ...facet, options: optionsOf('age_animal') },
  { id: 190, code: 'besoin', label: 'Besoin', input: 'multiselect', ...facet, options: optionsOf('besoin') },
  {
    id: 191,
    code: 'proteine',
    label: 'Protéine principale',
    input: 'select',
    ...facet,
    options: optionsOf('proteine'),
  },
  { id: 192, code: 'bio', label: 'Bio', input: 'boolean', ...facet },
  { id: 193, code: 'sans_cereales', label: 'Sans céréales', input: 'boolean', ...facet },
  {
    id: 194,
    code: 'teinte',
    label: 'Teinte',
    input: 'select',
    ...facet,
    swatch: 'colour',
    options: optionsOf('teinte', hueValues),
  },
  { id: 195, code: 'modele', label: 'Modèle', input: 'select', ...facet, options: optionsOf('modele') },
  { id: 196, code: 'format', label: 'Format', input: 'select', ...facet, options: optionsOf('format') },
  { id: 197, code: 'saveur', label: 'Saveur', input: 'select', ...facet, options: optionsOf('saveur') },
  {
    id: 198,
    code: 'type_aliment',
    label: 'Type d’aliment',
    input: 'select',
    ...facet,
    options: optionsOf('type_aliment'),
  },
  { id: 199, code: 'espece', label: 'Espèce', input: 'select', ...facet, options: optionsOf('espece') },
  { id: 200, code: 'livraison', label: 'Livraison', input: 'select', ...listed, options: optionsOf('livraison') },
  { id: 201, code: 'poids_net', label: 'Poids net (g)', input: 'text', ...listed },
  { id: 202, code: 'volume_net', label: 'Volume net (ml)', input: 'text', ...listed },
  { id: 203, code: 'composition', label: 'Composition', input: 'textarea', ...detail },
  { id: 204, code: 'constituants_analytiques', label: 'Constituants analytiques', input: 'textarea', ...detail },
  { id: 205, code: 'additifs', label: 'Additifs', input: 'textarea', ...detail },
  { id: 206, code: 'mode_emploi', label: 'Mode d’emploi', input: 'textarea', ...detail },
  { id: 207, code: 'energie', label: 'Énergie métabolisable (kcal/kg)', input: 'text', ...detail },
  { id: 208, code: 'exploitant', label: 'Responsable de l’étiquetage', input: 'textarea', ...detail },
  { id: 209, code: 'etiquette_stock', label: 'Disponibilité', input: 'text', ...listed },
  {
    id: 211,
    code: 'prix_mini_30j',
    label: 'Prix le plus bas des 30 jours avant la promotion',
    input: 'text',
    ...listed,
  },
  { id: 210, code: 'matiere', label: 'Matière', input: 'text', ...detail },
  { id: 212, code: 'date_recolte', label: 'Date de récolte', input: 'date', ...detail },
  { id: 213, code: 'prix_conseille', label: 'Prix conseillé en magasin', input: 'price', ...detail },
]
