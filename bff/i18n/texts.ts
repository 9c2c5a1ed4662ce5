import catalogues from 'virtual:extensions/server-texts'
import { formatMessage, type MessageValues } from '../../schema/texts/format-message.ts'
import type { ServerTextId } from '../../schema/texts/text-ids.ts'
import { FALLBACK_LANGUAGE, textLanguage } from '../../schema/texts/text-language.ts'
import { currentLanguage, type SiteLanguage } from './locale.ts'

/** Texts of extensions, which `npm run generate` names. */
export interface ExtensionServerTexts {}

export type TextId =
  ServerTextId | { [Name in keyof ExtensionServerTexts]: keyof ExtensionServerTexts[Name] }[keyof ExtensionServerTexts]
export type Say = (id: TextId, values?: MessageValues) => string

/** Returns a text in the language of the current request's site: `t('cart.tooManyLines', { limit: 20 })`. */
export function t(id: TextId, values?: MessageValues): string {
  return say(currentLanguage(), id, values)
}

/** Returns the same function for texts outside of a request, such as a status page. */
export function textsOf(language: SiteLanguage): Say {
  return (id, values) => say(language, id, values)
}

/** Returns the language of the texts for a locale: English where there is no translation. */
export function languageOf(locale: string): string {
  return textLanguage(locale, catalogues)
}

/** Returns the site's own text if it has one; English where a language has no translation. */
function say({ locale, texts }: SiteLanguage, id: TextId, values?: MessageValues): string {
  const language = languageOf(locale)
  const text = texts[id] ?? catalogues[language]?.[id]
  if (text !== undefined) return formatMessage(text, values, language)
  return formatMessage(catalogues[FALLBACK_LANGUAGE]?.[id] ?? id, values, FALLBACK_LANGUAGE)
}
