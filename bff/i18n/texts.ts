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

/** `t('cart.tooManyLines', { limit: 20 })` in the language of the site that the current request belongs to. */
export function t(id: TextId, values?: MessageValues): string {
  return say(currentLanguage(), id, values)
}

/** The same for what is said outside a request, such as a status page. */
export function textsOf(language: SiteLanguage): Say {
  return (id, values) => say(language, id, values)
}

/** The language of the texts in a locale: English where there is no translation. */
export function languageOf(locale: string): string {
  return textLanguage(locale, catalogues)
}

/** In the site's own words where it has any; English where a language has no translation. */
function say({ locale, texts }: SiteLanguage, id: TextId, values?: MessageValues): string {
  const language = languageOf(locale)
  const text = texts[id] ?? catalogues[language]?.[id]
  if (text !== undefined) return formatMessage(text, values, language)
  return formatMessage(catalogues[FALLBACK_LANGUAGE]?.[id] ?? id, values, FALLBACK_LANGUAGE)
}
