import extensions from 'virtual:extensions/server-texts'
import { languageOf } from '../../schema/shop-constants.ts'
import shopEn from '../../schema/texts/en-whole.ts'
import customerEn from '../../schema/texts/en/server/customer.ts'
import ordersEn from '../../schema/texts/en/server/orders.ts'
import pagesEn from '../../schema/texts/en/server/pages.ts'
import { formatMessage, type MessageValues } from '../../schema/texts/format-message.ts'
import shopFr from '../../schema/texts/fr.ts'
import account from '../../schema/texts/fr/account.ts'
import checkout from '../../schema/texts/fr/checkout.ts'
import help from '../../schema/texts/fr/help.ts'
import purchases from '../../schema/texts/fr/purchases.ts'
import reviews from '../../schema/texts/fr/reviews.ts'
import customer from '../../schema/texts/fr/server/customer.ts'
import orders from '../../schema/texts/fr/server/orders.ts'
import pages from '../../schema/texts/fr/server/pages.ts'
import wishlist from '../../schema/texts/fr/wishlist.ts'
import { currentLanguage, type SiteLanguage } from './locale.ts'

/** What the server can say: its own sentences, and those of pages that it says as well. */
const fr = {
  ...shopFr,
  ...account,
  ...checkout,
  ...help,
  ...purchases,
  ...reviews,
  ...wishlist,
  ...customer,
  ...orders,
  ...pages,
}
const en: Readonly<Record<CoreTextId, string>> = { ...shopEn, ...customerEn, ...ordersEn, ...pagesEn }

/** Texts of extensions, which `npm run generate` names. */
export interface ExtensionServerTexts {}

type CoreTextId = keyof typeof fr
export type TextId =
  CoreTextId | { [Name in keyof ExtensionServerTexts]: keyof ExtensionServerTexts[Name] }[keyof ExtensionServerTexts]
export type Say = (id: TextId, values?: MessageValues) => string

/** `t('cart.tooManyLines', { limit: 20 })` in the language of the site that the current request belongs to. */
export function t(id: TextId, values?: MessageValues): string {
  return say(currentLanguage(), id, values)
}

/** The same for what is said outside a request, such as a status page. */
export function textsOf(language: SiteLanguage): Say {
  return (id, values) => say(language, id, values)
}

/** In the site's own words where it has any; English where a language has no translation. */
function say({ locale, texts }: SiteLanguage, id: TextId, values?: MessageValues): string {
  const isFrench = languageOf(locale) === 'fr'
  const own: Readonly<Record<string, string>> = isFrench ? fr : en
  const text = texts[id] ?? own[id] ?? (isFrench ? extensions.fr : extensions.en)[id] ?? extensions.en[id] ?? id
  return formatMessage(text, values, isFrench ? 'fr' : 'en')
}
