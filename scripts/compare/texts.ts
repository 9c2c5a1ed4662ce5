import type { LimitId } from './limits.ts'
import type { PageKind } from './page.ts'
import type { Medians } from './report.ts'
import type { Rating, Rule } from './rules.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'

export type Language = 'en' | 'fr'

/** What the report says, in one language. */
export type Texts = {
  title: string
  old: string
  new: string
  made: string
  compared: string
  interrupted: string
  noDifference: string
  summary: string
  ratings: Record<Rating, { one: string; many: string; means: string }>
  differences: string
  rest: string
  more: string
  pagesByKind: string
  kind: string
  pages: string
  kinds: Record<PageKind, string>
  medians: string
  measure: string
  measures: Record<keyof Medians, string>
  onlyNew: string
  onlyNewMeans: string
  limits: string
  limit: Record<LimitId, string>
  rules: Record<Rule, { says: string; advice: string }>
}

export const texts: Readonly<Record<Language, Texts>> = { en, fr }
