import texts from 'virtual:extensions/texts'
import { textLanguage } from '../../schema/texts/text-language.ts'
import type { ScreenTextId, TextSection } from '../../schema/texts/text-ids.ts'
import { type LoadOnce, loadOnce } from '../load-once.ts'

/** The texts of extensions, each a section of its own. `npm run generate` adds the members. */
export interface ExtensionTexts {}

/** Messages that only the screens of one section need, and that load with them. `account` contains `purchases` and `sign-in`. */
export type Section = Exclude<TextSection, 'shop'> | keyof ExtensionTexts
export type MessageId =
  ScreenTextId | { [Name in keyof ExtensionTexts]: keyof ExtensionTexts[Name] }[keyof ExtensionTexts]

/** Message id → text in `language`, or in English where that has none. */
export type Messages = Readonly<Partial<Record<MessageId, string>>> & { readonly language: string }

/** One object per language and sections, so that dependents do not change. */
const joined = new Map<string, LoadOnce<Messages>>()

/** Returns the messages of a locale, or else of English, loaded on demand, with those of the given sections. */
export function messagesOf(locale: string, own: readonly Section[] = []): LoadOnce<Messages> {
  const language = textLanguage(locale, texts)
  const key = [language, ...own].join('/')
  let catalogue = joined.get(key)
  if (!catalogue) {
    catalogue = loadOnce(() => join(language, ['shop', ...own]))
    joined.set(key, catalogue)
  }
  return catalogue
}

export const loadMessages = (locale: string, own?: readonly Section[]) => messagesOf(locale, own).load()

/** Returns the source files of these messages, by their names in the build's manifest. */
export function messagesSources(locale: string, own: readonly Section[] = []): string[] {
  const language = textLanguage(locale, texts)
  return ['shop', ...own].map((section) => `virtual:extensions/texts/${language}/${section}`)
}

async function join(language: string, sections: readonly (Section | 'shop')[]): Promise<Messages> {
  const parts = await Promise.all(sections.map((section) => load(language, section)))
  return Object.assign({ language }, ...parts) as Messages
}

/** Loads the texts of a section. The list of extensions' texts is loaded late, too: no page of the core needs it. */
async function load(language: string, section: string): Promise<Readonly<Record<string, string>>> {
  const ofCore: Readonly<Record<string, Load>> = texts[language] ?? {}
  const found = ofCore[section] ?? (await import('virtual:extensions/extension-texts')).default[language]?.[section]
  return found ? (await found()).default : {}
}

type Load = () => Promise<{ default: Readonly<Record<string, string>> }>
