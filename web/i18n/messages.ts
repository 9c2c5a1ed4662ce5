import textSources from 'virtual:extensions/text-sources'
import { languageOf } from '../../schema/shop-constants.ts'
import { type LoadOnce, loadOnce } from '../load-once.ts'
import type whole from '../../schema/texts/en-whole.ts'

/** Sections: messages that only the screens of one section need, and that load with them. `account` contains `sign-in`. */
type CoreSection = 'checkout' | 'account' | 'sign-in' | 'consent' | 'help' | 'reviews' | 'wishlist'

/** The texts of extensions, each a section of its own. `npm run generate` adds the members. */
export interface ExtensionTexts {}

export type Section = CoreSection | keyof ExtensionTexts
export type MessageId =
  keyof typeof whole | { [Name in keyof ExtensionTexts]: keyof ExtensionTexts[Name] }[keyof ExtensionTexts]

/** Message id → text in the shop's language. The English catalogue is the default and names every id. */
export type Messages = Readonly<Partial<Record<MessageId, string>>> & { readonly language: string }

type Bundle = Promise<{ default: Readonly<Record<string, string>> }>

const shop = () => import('../../schema/texts/fr.ts')
/** English is the fallback for languages without a translation: one bundle, without sections. */
const english = () => import('../../schema/texts/en-whole.ts')

const sections: Record<CoreSection, () => Bundle> = {
  checkout: () => import('../../schema/texts/fr/checkout.ts'),
  account: () => import('../../schema/texts/fr/account.ts'),
  'sign-in': () => import('../../schema/texts/fr/sign-in.ts'),
  consent: () => import('../../schema/texts/fr/consent.ts'),
  help: () => import('../../schema/texts/fr/help.ts'),
  reviews: () => import('../../schema/texts/fr/reviews.ts'),
  wishlist: () => import('../../schema/texts/fr/wishlist.ts'),
}

/** One object per language and sections, so that what depends on it stays the same. */
const joined = new Map<string, LoadOnce<Messages>>()

/** The catalogue of a locale, loaded on demand, English where there is none; with the messages of sections joined to it. */
export function messagesOf(locale: string, own: readonly Section[] = []): LoadOnce<Messages> {
  const language = languageOf(locale)
  const key = [language, ...own].join('/')
  let catalogue = joined.get(key)
  if (!catalogue) {
    catalogue = loadOnce(() =>
      join([language === 'en' ? english() : shop(), ...own.flatMap((one) => bundleOf(one, language) ?? [])]),
    )
    joined.set(key, catalogue)
  }
  return catalogue
}

/** Undefined for English of the core: it has no sections. */
function bundleOf(section: Section, language: string): Bundle | undefined {
  if (section in sections) return language === 'en' ? undefined : sections[section as CoreSection]()
  return textsOf(section, language)
}

/** Where the texts of extensions are is itself loaded late: no page of the core needs it. */
async function textsOf(section: Section, language: string): Bundle {
  const { default: texts } = await import('virtual:extensions/texts')
  return (await texts[section]?.[keyOf(language)]()) ?? { default: {} }
}

const keyOf = (language: string) => (language === 'en' ? 'en' : 'fr')

export const loadMessages = (locale: string, own?: readonly Section[]) => messagesOf(locale, own).load()

/** Source files of that catalogue, as the build's manifest names them. */
export function messagesSources(locale: string, own: readonly Section[] = []): string[] {
  const isEnglish = languageOf(locale) === 'en'
  const sources = own.flatMap((section) => {
    const files = textSources[section]
    if (files) return files[keyOf(languageOf(locale))] ?? []
    return isEnglish ? [] : `schema/texts/fr/${section}.ts`
  })
  return [isEnglish ? 'schema/texts/en-whole.ts' : 'schema/texts/fr.ts', ...sources]
}

async function join(bundles: Bundle[]): Promise<Messages> {
  const parts = await Promise.all(bundles)
  return Object.assign({ language: '' }, ...parts.map((part) => part.default)) as Messages
}
