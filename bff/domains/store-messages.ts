import extensions from 'virtual:extensions/server'
import type { MessageValues } from '../../schema/texts/format-message.ts'
import { textLanguage } from '../../schema/texts/text-language.ts'
import { currentLocale, number } from '../i18n/locale.ts'
import type { QuantityRule } from '../graphql/shop-schema.generated.ts'
import { t, type TextId } from '../i18n/texts.ts'
import { english } from './store-messages/english.ts'
import { french } from './store-messages/french.ts'
import { german } from './store-messages/german.ts'
import type { StoreLanguage } from './store-messages/store-language.ts'

/**
 * The store responds in the language of its view, except for texts that its language pack lacks, which are Magento's English ones. The shop has its
 * own sentences for messages that shoppers see, with the named parts as values. Everything else is passed on unchanged.
 */
const LANGUAGES: Readonly<Record<string, StoreLanguage>> = { en: english, fr: french, de: german }

/** Messages in memory, so that each is logged once. */
const MAX_KINDS = 200
const logged = new Set<string>()
let report: (message: string) => void = () => undefined

/** Reports messages of the store that the shop has no sentence for, each once. */
export function watchUnknownMessages(listener: (message: string) => void): void {
  report = listener
}

export function storeMessage(text: string): string {
  return knownMessage(text) ?? t('store.unknown')
}

/** Returns the message for shoppers; null if it is in another language than the page and the shop has no sentence for it. */
export function knownMessage(text: string): string | null {
  const message = reasonOf(text)
  const sentence = sentenceOf(message)
  if (sentence) return t(sentence.id, sentence.values)
  if (!isForeign(message, textLanguage(currentLocale(), LANGUAGES))) return message
  note(message)
  return null
}

/** Returns the reason without the store's prefix. */
function reasonOf(text: string): string {
  const prefix = all(({ prefixes }) => prefixes).find((one) => one.test(text))
  return prefix ? text.replace(prefix, '') : text
}

function all<T>(part: (language: StoreLanguage) => readonly T[]): T[] {
  return Object.values(LANGUAGES).flatMap(part)
}

/** Returns the shop's text for a message of the store, with the quantity in it. */
function sentenceOf(message: string): { id: TextId; values: MessageValues; qty: number | null } | null {
  const ofExtensions = extensions.flatMap((one) => one.storeMessages ?? [])
  for (const [id, pattern] of [...all(({ sentences }) => sentences), ...ofExtensions]) {
    const found = pattern.exec(message)
    const qty = found?.groups?.qty?.replace(',', '.')
    if (found) return { id, values: valuesOf({ ...found.groups, ...(qty && { qty }) }), qty: qty ? Number(qty) : null }
  }
  return null
}

/** Returns the rule for a refused quantity, which the store states only in its messages. Null if they contain none. */
export function quantityRule(messages: readonly string[]): QuantityRule | null {
  for (const message of messages) {
    const { id, qty } = sentenceOf(reasonOf(message)) ?? {}
    if (id === 'cart.wholeOnly') return { ...NO_RULE, step: 1 }
    if (!qty) continue
    if (id === 'cart.quantitySteps') return { ...NO_RULE, step: qty }
    if (id === 'cart.quantityFewest') return { ...NO_RULE, min: qty }
    if (id === 'cart.quantityMost') return { ...NO_RULE, max: qty }
  }
  return null
}

const NO_RULE: QuantityRule = { step: null, min: null, max: null }

/** Formats numbers in the language; texts stay as they are. */
function valuesOf({ qty, limit, ...texts }: Record<string, string>): MessageValues {
  return {
    ...texts,
    ...(qty === undefined ? {} : { qty: number(Number(qty)) }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
  }
}

/** Whether a message is in another language: by its most frequent words. */
function isForeign(message: string, language: string): boolean {
  const { [language]: own, ...others } = LANGUAGES
  return own !== undefined && Object.values(others).some((other) => count(message, other) > count(message, own))
}

const count = (message: string, { frequentWords }: StoreLanguage) => message.match(frequentWords)?.length ?? 0

/** Notes a message without names, numbers and addresses, which are personal and would make many messages of one. */
function note(message: string): void {
  const kind = message.replace(/"[^"]*"|«[^»]*»|„[^“]*“|\S+@\S+|\d+(?:[.,]\d+)*/g, '…')
  if (logged.has(kind) || logged.size >= MAX_KINDS) return
  logged.add(kind)
  report(kind)
}
