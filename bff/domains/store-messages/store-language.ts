import type { TextId } from '../../i18n/texts.ts'

/** Text of the shop ← what the store says. Named groups are values of the text. */
export type StoreSentences = readonly (readonly [TextId, RegExp])[]

/** What a store says in a language. */
export type StoreLanguage = {
  /** What the store writes before the reason. */
  prefixes: readonly RegExp[]
  /** Words that are frequent in this language and no words of the others. */
  frequentWords: RegExp
  sentences: StoreSentences
}
