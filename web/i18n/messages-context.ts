import { createContext, use, useContext } from 'react'
import { formatMessage, type MessageValues } from './format-message.ts'
import { messagesOf, type MessageId, type Messages, type Section } from './messages.ts'

export const MessagesContext = createContext<Messages | null>(null)

export type Translate = (id: MessageId, values?: MessageValues) => string

/** One function per catalogue: what depends on it changes with the language only. */
const translates = new WeakMap<Messages, Translate>()

/** `t('cart.items', { count: 2 })` in the shop's language. */
export function useTranslate(): Translate {
  const messages = useMessages()
  let translate = translates.get(messages)
  if (!translate) {
    translate = (id, values) => formatMessage(messages[id] ?? id, values, messages.language)
    translates.set(messages, translate)
  }
  return translate
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('MessagesContext is missing')
  return messages
}

/** The messages with those of sections; suspends until they are there, which `preloadRoute` spares. */
export function useSectionMessages(sections: readonly Section[] | undefined): Messages {
  const messages = useMessages()
  return sections ? use(messagesOf(messages.language, sections).shown()) : messages
}
