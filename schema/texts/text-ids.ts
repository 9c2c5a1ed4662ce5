import type account from './en/account.ts'
import type checkout from './en/checkout.ts'
import type consent from './en/consent.ts'
import type contribution from './en/contribution.ts'
import type help from './en/help.ts'
import type options from './en/options.ts'
import type purchases from './en/purchases.ts'
import type reviewForm from './en/review-form.ts'
import type reviews from './en/reviews.ts'
import type customer from './en/server/customer.ts'
import type orders from './en/server/orders.ts'
import type pages from './en/server/pages.ts'
import type shop from './en/shop.ts'
import type signIn from './en/sign-in.ts'
import type wishlist from './en/wishlist.ts'

/** The texts of pages: those that every page has, and those that load with the screens of one section. */
type ScreenTexts = {
  shop: typeof shop
  account: typeof account
  checkout: typeof checkout
  consent: typeof consent
  contribution: typeof contribution
  help: typeof help
  options: typeof options
  purchases: typeof purchases
  'review-form': typeof reviewForm
  reviews: typeof reviews
  'sign-in': typeof signIn
  wishlist: typeof wishlist
}

export type TextSection = keyof ScreenTexts

/** English names every message. */
export type ScreenTextId = { [Name in TextSection]: keyof ScreenTexts[Name] }[TextSection]
export type ServerTextId = ScreenTextId | keyof typeof customer | keyof typeof orders | keyof typeof pages
