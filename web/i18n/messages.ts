import { languageOf } from '../../schema/shop-constants.ts'
import { type LoadOnce, loadOnce } from '../load-once.ts'
import type whole from '../../schema/texts/en-whole.ts'

/** Sections: messages that only the screens of one section need, and that load with them. */
export type Section = 'checkout' | 'account' | 'consent' | 'help' | 'reviews' | 'stock-alert' | 'wishlist'
export type MessageId = keyof typeof whole

/** Message id → text in the shop's language. The English catalogue is the default and names every id. */
export type Messages = Readonly<Partial<Record<MessageId, string>>> & { readonly language: string }

type Bundle = Promise<{ default: Readonly<Record<string, string>> }>

const shop = () => import('../../schema/texts/fr.ts')
/** English is the fallback for languages without a translation: one bundle, without sections. */
const english = () => import('../../schema/texts/en-whole.ts')

const sections: Record<Section, () => Bundle> = {
  checkout: () => import('../../schema/texts/fr/checkout.ts'),
  account: () => import('../../schema/texts/fr/account.ts'),
  consent: () => import('../../schema/texts/fr/consent.ts'),
  help: () => import('../../schema/texts/fr/help.ts'),
  reviews: () => import('../../schema/texts/fr/reviews.ts'),
  'stock-alert': () => import('../../schema/texts/fr/stock-alert.ts'),
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
      join(language === 'en' ? [english()] : [shop(), ...own.map((section) => sections[section]())]),
    )
    joined.set(key, catalogue)
  }
  return catalogue
}

export const loadMessages = (locale: string, own?: readonly Section[]) => messagesOf(locale, own).load()

/** Source files of that catalogue, as the build's manifest names them. */
export function messagesSources(locale: string, own: readonly Section[] = []): string[] {
  if (languageOf(locale) === 'en') return ['schema/texts/en-whole.ts']
  return ['schema/texts/fr.ts', ...own.map((section) => `schema/texts/fr/${section}.ts`)]
}

async function join(bundles: Bundle[]): Promise<Messages> {
  const parts = await Promise.all(bundles)
  return Object.assign({ language: '' }, ...parts.map((part) => part.default)) as Messages
}
