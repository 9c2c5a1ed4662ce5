import type { TextId } from '../../i18n/texts.ts'

/** Text of the shop ← message of the store. Named groups are values of the text. */
export type StoreSentences = readonly (readonly [TextId, RegExp])[]

/** Messages of a store in one language. */
export type StoreLanguage = {
  /** Prefixes of the store before the reason. */
  prefixes: readonly RegExp[]
  /** Words that are frequent in this language and no words of the others. */
  frequentWords: RegExp
  sentences: StoreSentences
}
