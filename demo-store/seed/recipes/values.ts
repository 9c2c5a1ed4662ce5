import { hueOfColour, operatorOf, optionId } from '../attributes.ts'
import { typographic } from '../typography.ts'
import { labelOf } from './feed.ts'
import type { Kind, Recipe } from './recipe.ts'
import type { ProductSeed } from '../product-types.ts'

type Values = ProductSeed['attributes']

const speciesLabels = { dog: 'Chien', cat: 'Chat', horse: 'Cheval' } as const

/** The attribute values that a recipe's plain words stand for; `warning` is one of a variant alone. */
export function attributesOf(recipe: Recipe, warning?: string): Values {
  const { kind, feed } = recipe
  const values: Values = {
    marque: optionId('marque', recipe.brand),
    livraison: optionId('livraison', recipe.delivery ?? usualDelivery(kind)),
    etiquette_stock: recipe.stockLabel ?? usualStockLabel(recipe),
  }
  if (recipe.species) values.espece = optionId('espece', speciesLabels[recipe.species])
  if (recipe.age) values.age_animal = optionId('age_animal', recipe.age)
  if (recipe.needs) values.besoin = recipe.needs.map((need) => optionId('besoin', need))
  if (recipe.protein) values.proteine = optionId('proteine', recipe.protein)
  if (recipe.format) values.format = optionId('format', recipe.format)
  if (recipe.flavour) values.saveur = optionId('saveur', recipe.flavour)
  if (recipe.model) values.modele = optionId('modele', recipe.model)
  if (recipe.material) values.matiere = typographic(recipe.material)
  if (recipe.harvested) values.date_recolte = recipe.harvested
  if (recipe.advisedCents) values.prix_conseille = String(recipe.advisedCents / 100)
  if (recipe.usage) values.mode_emploi = typographic(recipe.usage)
  if (feed) {
    const label = labelOf(feed, recipe.species === 'cat' ? 'cat' : 'dog')
    values.type_aliment = optionId('type_aliment', label.kind)
    values.bio = recipe.organic === true ? '1' : '0'
    values.sans_cereales = recipe.grainFree === true ? '1' : '0'
    values.composition = typographic(label.composition)
    values.constituants_analytiques = typographic(label.analysis)
    values.additifs = typographic(label.additives)
    values.mode_emploi = typographic(label.directions)
    values.exploitant = operatorOf(recipe.brand)
    if (label.energy !== undefined) values.energie = String(label.energy)
  }
  if (kind.type === 'simple' && kind.colour) {
    values.color = optionId('color', kind.colour)
    values.teinte = optionId('teinte', hueOfColour(kind.colour))
  }
  Object.assign(values, noticesOf(recipe, warning))
  const net = netOf(kind)
  return net === undefined ? values : { ...values, ...netAttributes(net) }
}

const WARNINGS = {
  dog: 'Ne laissez pas votre animal jouer sans surveillance. Retirez le produit dès qu’il est abîmé.',
  cat: 'Ne laissez pas votre animal jouer sans surveillance. Retirez le produit dès qu’il est abîmé.',
  horse: 'Vérifiez coutures, boucles et fixations avant chaque usage.',
} as const

/** What the law wants said before the purchase: of feed and other goods, not of services and files. */
function noticesOf(recipe: Recipe, warning = ''): Values {
  const { kind, feed, brand, species = 'dog' } = recipe
  if (kind.type === 'virtual' || kind.type === 'downloadable') return {}
  const values: Values = { consigne_tri: 'Emballage : bac de tri. Séparez les éléments avant de les trier.' }
  const exception = exceptionOf(recipe)
  if (exception) values.exception_retractation = exception
  if (feed) return values
  const [address = '', ...rest] = operatorOf(brand).split(' – ')
  values.fabricant = rest.length > 0 ? address : operatorOf(brand)
  values.fabricant_contact = `securite@${slugOf(brand)}.example`
  values.avertissements = typographic(`${WARNINGS[species]} ${warning}`.trim())
  if (recipe.inUnion) [values.responsable_ue, values.responsable_ue_contact] = recipe.inUnion
  if (recipe.guarantee) values.garantie_commerciale = String(recipe.guarantee)
  if (recipe.material)
    values.qualites_environnementales = typographic('Emballage comportant au moins 80 % de matières recyclées.')
  return values
}

function exceptionOf({ kind, feed, delivery, customOptions = [] }: Recipe): string | undefined {
  if (delivery === 'Livraison réfrigérée') return 'Surgelé, donc périssable : pas de droit de rétractation'
  if (customOptions.length > 0) return 'Fait sur mesure pour vous : pas de droit de rétractation'
  if (feed && kind.type !== 'bundle') return '14 jours pour changer d’avis, tant que l’emballage n’est pas ouvert'
  return undefined
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]+/g, '')
    .toLowerCase()

/** Net content: grams or millilitres. The price per kilogram or litre is derived from it. */
export type Net = { grams: number } | { millilitres: number }

/** Reads «2 kg», «400 g», «1,5 kg», «500 ml» or «5 L»; tablets need their weight. */
export function readNet(label: string, grams?: number): Net {
  if (grams !== undefined) return { grams }
  const [, amount = '', unit = ''] = label.match(/^([\d,]+) (kg|g|ml|L)$/) ?? []
  const value = Number.parseFloat(amount.replace(',', '.'))
  if (Number.isNaN(value)) throw new Error(`«${label}» is no weight or volume`)
  const whole = unit === 'kg' || unit === 'L' ? Math.round(value * 1000) : value
  return unit === 'kg' || unit === 'g' ? { grams: whole } : { millilitres: whole }
}

/** A configurable product carries the content of its smallest pack, which is the one its «from» price belongs to. */
function netOf(kind: Kind): Net | undefined {
  if (kind.type === 'packs') return kind.packs[0] && readNet(kind.packs[0].label, kind.packs[0].grams)
  return (kind.type === 'simple' || kind.type === 'bundle') && kind.net ? readNet(kind.net) : undefined
}

/** Net content as the store keeps it: whole grams or millilitres, as text. */
export function netAttributes(net: Net): Values {
  return 'grams' in net ? { poids_net: String(net.grams) } : { volume_net: String(net.millilitres) }
}

/** Shipping weight in grams: the content and about 4 % packaging, at least 20 g. */
export function shippingWeight(net: Net): number {
  const content = 'grams' in net ? net.grams : net.millilitres
  return content + Math.max(20, Math.round(content * 0.04))
}

const usualDelivery = (kind: Kind) =>
  kind.type === 'virtual' || kind.type === 'downloadable' ? 'Sans expédition' : 'Standard'

function usualStockLabel({ kind, delivery }: Recipe): string {
  if (kind.type === 'virtual') return 'Rendez-vous sous 72 h'
  if (kind.type === 'downloadable') return 'Disponible dès le paiement'
  if (kind.type === 'simple' && kind.stock === 0) return 'De retour bientôt'
  if (delivery === 'Livraison réfrigérée') return 'Départ chaque mardi et jeudi'
  if (delivery === 'Colis volumineux') return 'Expédié sous 48 h'
  return 'Expédié sous 24 h'
}
