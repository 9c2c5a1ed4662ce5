import { createContext, useContext } from 'react'
import { formatMessage, type MessageValues } from './format-message.ts'
import type { MessageId, Messages } from './messages.ts'

export const MessagesContext = createContext<Messages | null>(null)

export type Translate = (id: MessageId, values?: MessageValues) => string

/** One function per catalogue: what depends on it changes with the language only. */
const translates = new WeakMap<Messages, Translate>()

/** `t('cart.items', { count: 2 })` in the shop's language. */
export function useTranslate(): Translate {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('MessagesContext is missing')
  let translate = translates.get(messages)
  if (!translate) {
    translate = (id, values) => formatMessage(messages[id], values, messages.language)
    translates.set(messages, translate)
  }
  return translate
}
