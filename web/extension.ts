import type { ComponentProps, ComponentType } from 'react'
import type { Service } from './analytics/consent.ts'
import type { MessageId } from './i18n/messages.ts'
import type { Replaceable } from './replaceable.ts'
import type { Route } from './route.ts'
import type { SlotProps } from './slots.ts'

/** What an extension adds to the pages of a shop: the default export of its `web.ts`. Everything is optional. */
export type WebExtension = {
  /** Its routes, made with `route`. Those of the core take precedence. */
  routes?: readonly Route[]
  /** Components for slots. Use `lazy` for what the server renders, `clientOnly` for personal parts. */
  slots?: { readonly [Name in keyof SlotProps]?: ComponentType<SlotProps[Name]> }
  /** Components that replace the core's, with the same props. */
  replaces?: { readonly [Name in keyof Replaceable]?: ComponentType<ComponentProps<Replaceable[Name]>> }
  /** Texts for services that shoppers consent to, by name in lower case. */
  consents?: { readonly [Name in Service]?: { label: MessageId; text: MessageId } }
  /** Personal data that it stores, for the page about personal data. */
  storedData?: readonly StoredData[]
}

/** Stored personal data: what, why, and until when. */
export type StoredData = { what: MessageId; why: MessageId; until: MessageId }

/** An entry of the account's menu. The default export of an extension's `account-menu.ts` is a list of them: it loads with the account. */
export type AccountEntry = {
  path: string
  /** A text of the account, or the label in each language: the menu is on pages without the texts of the extension. */
  label: MessageId | Readonly<{ en: string; [language: string]: string }>
  /** Shown only when the store has this feature (`isFeatureActive`). */
  feature?: string
  /** Path of the entry that it follows; the last one by default. */
  after?: string
}

/** Checks the types of an extension. Names of slots and replacements have to be written out, because the build reads them. */
export function defineWebExtension(extension: WebExtension): WebExtension {
  return extension
}

/** The fields that a fragment of an extension added to a fragment of the core: `fieldsOf<BookOnCardFragment>(product)`. */
export function fieldsOf<Fragment extends object>(of: object): Fragment {
  return of as Fragment
}
