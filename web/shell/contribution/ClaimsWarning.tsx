import { useEffect, useState } from 'react'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { CONTENT_ID } from '../navigation/content-id.ts'
import { claimsIn } from './claims.ts'
import styles from './ToolboxPanel.module.css'

const MAX_SHOWN = 8
/** Ms between two checks: texts change with the page, the preview and opened panels. */
const LOOK_PAUSE = 1000

/** Warns editors of words that feed must not be advertised with. */
export function ClaimsWarning() {
  const t = useTranslate()
  const { language } = useMessages()
  const [claims, setClaims] = useState('')
  useEffect(() => {
    const look = () => !document.hidden && setClaims(claimsIn(editedText(), language).slice(0, MAX_SHOWN).join(', '))
    look()
    const timer = setInterval(look, LOOK_PAUSE)
    return () => clearInterval(timer)
  }, [language])
  return (
    <div role="status">{claims && <p className={styles.claims}>{t('contribution.claims', { words: claims })}</p>}</div>
  )
}

/** Hidden elements, and reviews, which are the words of their authors. */
const LEFT_OUT = 'script, style, template, #avis'
/** All elements except phrasing elements, which do not end a sentence. */
const BLOCK = ':not(a, abbr, b, bdi, cite, code, em, i, mark, q, s, small, span, strong, sub, sup, time, u)'
/** Separates the texts of blocks, so that no claim is found across two of them. */
const BREAK = ' | '

/** Returns all text of the page's content, each piece once. */
function editedText(): string {
  const content = document.getElementById(CONTENT_ID)
  if (!content) return ''
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  let text = ''
  let block: Element | null | undefined
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Text) {
      const own = node.parentElement?.closest(BLOCK)
      text += own === block ? node.data : BREAK + node.data
      block = own
    } else if (node instanceof Element && node.matches(BLOCK)) text += BREAK
  }
  return text
}
