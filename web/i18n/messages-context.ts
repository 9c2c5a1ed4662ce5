import { createContext, use, useContext } from 'react'
import { useSite } from '../site/site.ts'
import { UsedCodeContext } from '../used-code.ts'
import { formatMessage, type MessageValues } from '../../schema/texts/format-message.ts'
import { messagesOf, type MessageId, type Messages, type Section } from './messages.ts'

export const MessagesContext = createContext<Messages | null>(null)

export type Translate = (id: MessageId, values?: MessageValues) => string

const NOT_LOADED = 'This page has not loaded a text: does `messages` of its route, or of its slot, name the section?'

/** One function per catalogue and site, so that memoized components keep it. */
const translates = new WeakMap<object, WeakMap<Messages, Translate>>()

/** Returns `t`: `t('cart.items', { count: 2 })` is the text in the shop's language, or the site's own text. */
export function useTranslate(): Translate {
  const messages = useMessages()
  const { texts } = useSite()
  let ofSite = translates.get(texts)
  if (!ofSite) translates.set(texts, (ofSite = new WeakMap()))
  let translate = ofSite.get(messages)
  if (!translate) {
    translate = (id, values) => {
      const text = texts[id] ?? messages[id]
      if (import.meta.env.DEV && text === undefined) console.error(NOT_LOADED, id)
      return formatMessage(text ?? id, values, messages.language)
    }
    ofSite.set(messages, translate)
  }
  return translate
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('MessagesContext is missing')
  return messages
}

/** One object per pair, so that dependents do not change. */
const united = new WeakMap<Messages, WeakMap<Messages, Messages>>()

function unite(outer: Messages, inner: Messages): Messages {
  let ofOuter = united.get(outer)
  if (!ofOuter) united.set(outer, (ofOuter = new WeakMap()))
  let both = ofOuter.get(inner)
  if (!both) ofOuter.set(inner, (both = { ...outer, ...inner }))
  return both
}

/** Returns the messages with those of sections. Suspends until they are loaded; after `preloadRoute` they are. */
export function useSectionMessages(sections: readonly Section[] | undefined): Messages {
  const messages = useMessages()
  const used = use(UsedCodeContext)
  for (const section of sections ?? []) used?.sections.add(section)
  return sections ? unite(messages, use(messagesOf(messages.language, sections).shown())) : messages
}
