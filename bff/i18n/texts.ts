import { languageOf } from '../../schema/shop-constants.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { currentLocale } from './locale.ts'

/** Every language has every sentence: the French catalogue names them. */
export type Catalogue = typeof fr

/** What the server says to shoppers in the language of a locale; English where there is no translation. */
export function textsIn(locale: string): Catalogue {
  return languageOf(locale) === 'fr' ? fr : en
}

/** Those of the site that the current request belongs to. */
export function texts(): Catalogue {
  return textsIn(currentLocale())
}
