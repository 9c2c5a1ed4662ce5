import { textLanguage } from '../../../schema/texts/text-language.ts'

/** Words of one language that only medicines may be advertised with, as patterns between word boundaries. */
type Words = readonly string[]

const ILLNESS =
  '(?:maladies?|infections?|allergies?|douleurs?|inflammations?|arthrose|arthrite|diabète|cancers?|tumeurs?|eczéma|otites?|cystites?|parasites?|vers)'
const TO = '(?:contre |la |le |les |l’|une? |des |toutes? )*'

const FRENCH: Words = [
  'gu[ée]ri(?:t|r|ra|ssent|son|sons)',
  'soign(?:e|er|era|ent)',
  `trait(?:e|er|era|ent|ement) ${TO}${ILLNESS}`,
  `(?:prévient|prévenir|prévention de|évite|éviter|combat|combattre|élimine|éliminer|soulage|soulager) ${TO}${ILLNESS}`,
  'anti-?(?:inflammatoires?|infectieux|infectieuses?|biotiques?|cancéreux|parasitaires?|douleurs?|dépresseurs?)',
  '(?:médicaments?|médicinale?s?|médicinaux|thérapeutiques?|thérapies?|remèdes?|curati(?:f|fs|ve|ves))',
]

const ILLNESS_IN_ENGLISH =
  '(?:diseases?|illness(?:es)?|infections?|allerg(?:y|ies)|pains?|inflammations?|arthritis|osteoarthritis|diabetes|cancers?|tumou?rs?|eczema|cystitis|parasites?|worms?)'
const TO_IN_ENGLISH = '(?:against |the |an? |all |any |of |for )*'

// «Treats» are snacks and hams are «cured»: such words count only beside an illness.
const ENGLISH: Words = [
  'cures?',
  'heal(?:s|ed|ing)?',
  `treat(?:s|ing|ment)? ${TO_IN_ENGLISH}${ILLNESS_IN_ENGLISH}`,
  `(?:prevents?|preventing|prevention|avoids?|fights?|fighting|combats?|eliminates?|relieves?|soothes?) ${TO_IN_ENGLISH}${ILLNESS_IN_ENGLISH}`,
  'anti-?(?:inflammatory|infectives?|biotics?|cancer|parasitics?|depressants?)',
  '(?:medicines?|medicinal|medications?|therapeutic|therap(?:y|ies)|remed(?:y|ies)|curative)',
]

const CLAIMS: Readonly<Record<string, readonly RegExp[]>> = {
  fr: patternsOf(FRENCH),
  en: patternsOf(ENGLISH),
}

/** Characters of a page that are looked at. */
const MAX_TEXT = 200_000

/**
 * Returns words that claim of a feed what only a medicine may: that it prevents, treats or cures a disease (Regulation (EC) No 767/2009, art. 13(3)).
 * They are spelled as in the text, each once, in the order of the list. A person decides: a sentence may deny the claim.
 */
export function claimsIn(text: string, language: string): string[] {
  const read = text.slice(0, MAX_TEXT).replaceAll("'", '’').replaceAll(/\s+/g, ' ')
  const patterns = CLAIMS[textLanguage(language, CLAIMS)] ?? []
  const found = patterns.flatMap((pattern) => [...read.matchAll(pattern)].map(([words]) => words.toLowerCase()))
  return [...new Set(found)]
}

function patternsOf(words: Words): RegExp[] {
  return words.map((one) => new RegExp(`(?<![\\p{L}-])${one}(?![\\p{L}-])`, 'giu'))
}
