import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { CONTENT_ID } from '../navigation/content-id.ts'
import styles from './ToolboxPanel.module.css'

const ILLNESS =
  '(?:maladies?|infections?|allergies?|douleurs?|inflammations?|arthrose|arthrite|diabète|cancers?|tumeurs?|eczéma|otites?|cystites?|parasites?|vers)'
const TO = '(?:contre |la |le |les |l’|une? |des |toutes? )*'

/**
 * French words that say of a feed what only a medicine may claim: that it prevents, treats or cures a disease (Regulation (EC) No
 * 767/2009, art. 13(3)). A human decides: the same words may stand in a sentence that denies it.
 */
const CLAIMS = [
  'gu[ée]ri(?:t|r|ra|ssent|son|sons)',
  'soign(?:e|er|era|ent)',
  `trait(?:e|er|era|ent|ement) ${TO}${ILLNESS}`,
  `(?:prévient|prévenir|prévention de|évite|éviter|combat|combattre|élimine|éliminer|soulage|soulager) ${TO}${ILLNESS}`,
  'anti-?(?:inflammatoires?|infectieux|infectieuses?|biotiques?|cancéreux|parasitaires?|douleurs?|dépresseurs?)',
  '(?:médicaments?|médicinale?s?|médicinaux|thérapeutiques?|thérapies?|remèdes?|curati(?:f|fs|ve|ves))',
].map((words) => new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'giu'))

/** Characters of a page that are looked at. */
const MAX_TEXT = 200_000
const MAX_SHOWN = 8
/** Ms between two looks: texts change with the page, the preview and panels that open. */
const LOOK_PAUSE = 1000

/** The words as they stand in the text, each once, in the order of the list. */
export function claimsIn(text: string): string[] {
  const read = text.slice(0, MAX_TEXT).replaceAll("'", '’').replaceAll(/\s+/g, ' ')
  const found = CLAIMS.flatMap((pattern) => [...read.matchAll(pattern)].map(([words]) => words.toLowerCase()))
  return [...new Set(found)]
}

/** Warns editors of words that a feed may not be sold with. Reviews are their writers' words. */
export function ClaimsWarning() {
  const t = useTranslate()
  const [claims, setClaims] = useState('')
  useEffect(() => {
    const look = () => !document.hidden && setClaims(claimsIn(editedText()).slice(0, MAX_SHOWN).join(', '))
    look()
    const timer = setInterval(look, LOOK_PAUSE)
    return () => clearInterval(timer)
  }, [])
  return (
    <div role="status">{claims && <p className={styles.claims}>{t('contribution.claims', { words: claims })}</p>}</div>
  )
}

function editedText(): string {
  const content = document.getElementById(CONTENT_ID)
  const parts = [...(content?.querySelectorAll('h1, h2, h3, h4, p, li, dd, td, figcaption, summary') ?? [])]
  return parts
    .filter((part) => !part.closest('#avis'))
    .map(({ textContent }) => textContent)
    .join('\n')
}
