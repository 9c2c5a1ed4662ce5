import { createContext, useContext } from 'react'
import { formatMessage, type MessageValues } from './format-message.ts'
import type { MessageId, Messages } from './messages.ts'

export const MessagesContext = createContext<Messages | null>(null)

export type Translate = (id: MessageId, values?: MessageValues) => string

/** `t('cart.items', { count: 2 })` in the shop's language. */
export function useTranslate(): Translate {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('MessagesContext is missing')
  return (id, values) => formatMessage(messages[id], values, messages.language)
}
