import { analysisText, dryAdditives, rationText, wetAdditives } from './feed.ts'
import type { Analysis } from './feed.ts'
import type { FeedLabel, Recipe } from './recipe.ts'

type Meal = Omit<Recipe, 'feed' | 'format' | 'species'> & {
  composition: string
  analysis: Analysis
  /** kcal/kg. */
  energy: number
  /** Need compared with an active adult: puppies more, seniors less. */
  share?: number
  richness?: 1 | 2 | 3
}

type Partial2<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

function label(species: 'dog' | 'cat', meal: Meal, additives: string): FeedLabel {
  return {
    kind: 'Aliment complet',
    composition: meal.composition,
    analysis: analysisText(meal.analysis),
    additives,
    directions: rationText(species, meal.energy, meal.share),
    energy: meal.energy,
  }
}

/** A complete dry food. */
export function kibble(species: 'dog' | 'cat', meal: Meal): Recipe {
  const { composition: _c, analysis: _a, energy: _e, share: _s, richness, ...recipe } = meal
  return { ...recipe, species, format: 'Croquettes', feed: label(species, meal, dryAdditives(species, richness)) }
}

/** A complete wet food. */
export function wet(species: 'dog' | 'cat', meal: Meal): Recipe {
  const { composition: _c, analysis: _a, energy: _e, share: _s, richness: _r, ...recipe } = meal
  return { ...recipe, species, format: 'Pâtée', feed: label(species, meal, wetAdditives(species)) }
}

type Raw = Partial2<Meal, 'energy'> & { complete: boolean }

/** Raw food, frozen: sent by refrigerated carrier only. */
export function raw(species: 'dog' | 'cat', meal: Raw): Recipe {
  const { composition, analysis, energy = 1650, share: _s, richness: _r, complete, ...recipe } = meal
  const daily =
    species === 'dog'
      ? 'Compter 2 à 3 % du poids de l’animal par jour, en une ou deux fois'
      : 'Compter 3 à 4 % du poids de l’animal par jour, en plusieurs fois'
  return {
    ...recipe,
    species,
    format: 'Cru surgelé',
    delivery: 'Livraison réfrigérée',
    grainFree: true,
    feed: {
      kind: complete ? 'Aliment complet' : 'Aliment complémentaire',
      composition,
      analysis: analysisText(analysis),
      additives: complete
        ? `Additifs nutritionnels par kg : vitamine D3 220 UI, vitamine E 45 mg, ${species === 'cat' ? 'taurine 1000 mg, ' : ''}zinc 20 mg, iode 0,4 mg.`
        : 'Sans additif.',
      directions: `${daily}. Décongeler douze heures au réfrigérateur, servir à température ambiante, consommer sous 48 h. Ne pas recongeler. Se laver les mains et le plan de travail après usage.${complete ? '' : ' À associer à une source de calcium, de vitamines et de légumes.'}`,
      energy,
    },
  }
}

type Care = Omit<Recipe, 'feed'> & {
  composition: string
  analysis: Analysis | string
  additives: string
  directions: string
}

/** A complementary feed: supplement, treat, horse feed. */
export function complement(care: Care): Recipe {
  const { composition, analysis, additives, directions, ...recipe } = care
  return {
    ...recipe,
    feed: {
      kind: 'Aliment complémentaire',
      composition,
      analysis: typeof analysis === 'string' ? analysis : analysisText(analysis),
      additives,
      directions,
    },
  }
}
