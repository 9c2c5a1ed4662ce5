import type { FastifyInstance } from 'fastify'
import type { ShopSettings } from './config.ts'
import type { Variable } from './config/kinds.ts'
import type { PurgeLog } from './cache/purge-log.ts'
import type { StoreItem } from './domains/cart/store-cart.ts'
import type { PickupAdapter } from './domains/checkout/pickup-adapter.ts'
import type { Outcome } from './domains/customer/customer-result.ts'
import type { NoFile, PersonalFile } from './domains/files/file-headers.ts'
import type { StoreFiles } from './domains/files/store-file.ts'
import type { PaymentAdapter } from './domains/payment/payment-adapter.ts'
import type { StoreSentences } from './domains/store-messages/store-language.ts'
import type { StoreContext } from './domains/shop/store-loaders.ts'
import type { RequestContext } from './graphql/context.ts'
import type { ContextFactory } from './graphql/request-context.ts'
import type { CaptchaForm, ConsentService, PlacedOrder } from './graphql/shop-schema.generated.ts'
import type { SendOptions } from './magento/upstream.ts'
import type { WatchCache, WatchQueue } from './ops/usage-metrics.ts'
import type { SessionCookies } from './session/session-cookies.ts'

/** What an extension adds to the server: the default export of its `server.ts`. Everything is optional. */
export type ServerExtension = {
  /** Resolvers of the fields in its `schema.graphql`: type → field → resolver. Their type is the generated `Resolvers`. */
  resolvers?: object
  /** The values of `isFeatureActive`, by name; false without the extension. */
  features?: Readonly<Record<string, Feature>>
  /** Ways to pay. */
  payments?: readonly PaymentAdapter[]
  /** Carriers with pickup points. */
  carriers?: readonly PickupAdapter[]
  /** Messages of its Magento module → texts of the shop. Named groups are values of the text. */
  storeMessages?: StoreSentences
  /** Services of its `extend enum ConsentService` → whether the site uses them, so that shoppers are asked. */
  consents?: { readonly [Service in ConsentService]?: (shop: ShopSettings) => boolean }
  /** Receives messages of the contact form instead of the store. */
  contact?: ContactHandler
  /** Record declarations of withdrawal in the store, beside the shop's own mails or without them. */
  withdrawals?: readonly WithdrawalHandler[]
  /**
   * Called once for each order, when its success page is first shown. No response waits for it; a failure is logged. Check `allowed` before you send
   * anything to third parties.
   */
  orderShown?: (shown: ShownOrder, context: RequestContext) => void | Promise<void>
  /** Fields of its `extend type PlacedOrderItem`, from the line of the cart that is ordered. They are kept with the order, so keep them small. */
  orderedLine?: (line: StoreItem) => object
  /** Whether a form never reaches the store, so that the shop itself has to check that a person sends it. */
  hasOwnCaptcha?: (form: CaptchaForm, context: StoreContext) => boolean
  /** Returns its data of the signed-in customer for the export of personal data, by names of its own. */
  personalData?: (context: RequestContext) => Promise<object>
  /** Files of the signed-in customer. */
  files?: readonly PersonalFiles[]
  /** Pages of the store's own theme that its mails link to → the same page of this shop. Lower case, without slashes around. */
  storePages?: Readonly<Record<string, string>>
  /** Public pages of its own for the sitemap; the most important first, where they are many. */
  sitemapPages?: (context: RequestContext) => Promise<readonly SitemapPage[]>
  /** Queries of the signed-in customer that `npm run try-store` reads, by name. */
  tried?: Readonly<Record<string, string>>
  /** Mutations whose variables may hold files; the browser sends each alone. */
  mutationsWithFiles?: readonly string[]
  /** Mutations that allow guessing or send mail in the shop's name: limited to few a minute per address. */
  sensitiveMutations?: readonly string[]
  /** Product attributes that it reads in lists; the doctor reports those that the store does not return there. */
  listedAttributes?: (shop: ShopSettings) => readonly string[]
  /** Routes below the base path of each site that takes the extension, and hooks that see all of its responses. */
  plugin?: (app: FastifyInstance, site: SiteParts) => Promise<void>
}

export type Feature = {
  isActive(context: StoreContext): Promise<boolean> | boolean
  /** How to switch it on; the doctor prints this. */
  remedy: string
}

/** Receives messages of the contact form. Each message goes to the first handler whose `isActive` returns true. */
export type ContactHandler = {
  isActive(context: StoreContext): boolean
  send(message: ContactMessage, context: RequestContext): Promise<Outcome>
}

/** Validated: no line breaks except in `message`; `telephone` may be empty. Send `proven` to the store with it. */
export type ContactMessage = Record<'name' | 'email' | 'telephone' | 'subject' | 'message', string> & {
  proven: Pick<SendOptions, 'captcha'>
}

/** `allowed`: the services that the shopper consented to. `cookies`: of the request, by name. */
export type ShownOrder = {
  order: PlacedOrder
  allowed: readonly ConsentService[]
  cookies: Readonly<Record<string, string | undefined>>
}

/**
 * Where the shop sends no mails of its own, handlers whose `isActive` returns true are tried in order until one records; otherwise only the first is
 * notified.
 */
export type WithdrawalHandler = {
  /** Unique: records are found by it, so that a repeated declaration is not sent again. */
  name: string
  isActive(context: StoreContext): boolean
  /** Whether it accepts only declarations about a whole order. */
  isForWholeOrders?: boolean
  /** Rejects with the store's refusal. */
  record(declaration: WithdrawalDeclaration, context: RequestContext): Promise<WithdrawalRecord>
}

/** Validated; `items` is null for a whole order. */
export type WithdrawalDeclaration = { name: string; email: string; orderNumber: string; items: string | null }

/** `number` is the module's own; `isMailed` is true only if the module certainly mails a receipt to the shopper. */
export type WithdrawalRecord = { number?: string; receivedAt: string; isMailed: boolean }

export type PersonalFiles = {
  /** Below the base path, with parameters as Fastify writes them. */
  route: string
  /** The page that shows the files: signing in leads there. */
  page: string
  /** Null when the customer has no such file. */
  find(
    params: Readonly<Record<string, string>>,
    context: RequestContext,
    store: Pick<StoreFiles, 'fetchFile'>,
  ): Promise<PersonalFile | NoFile | null>
}

/** `changed` in ISO 8601, where it is known. */
export type SitemapPage = { path: string; changed?: string }

export type SiteParts = {
  shop: ShopSettings
  createContext: ContextFactory
  sessionCookies: SessionCookies
  purges: PurgeLog
  /** Show a cache or a queue among the metrics, by a name of its own. */
  watchCache: WatchCache
  watchQueue: WatchQueue
}

/** The values of an extension's variables: of its `variables.ts`, whose default export is an object of `bff/config/kinds.ts`. */
export function valuesOf<Variables extends Record<string, Variable<unknown>>>(
  variables: Variables,
  { extensionValues }: Pick<ShopSettings, 'extensionValues'>,
): { readonly [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never } {
  const values = Object.keys(variables).map((name) => [name, extensionValues[name]])
  return Object.fromEntries(values) as ReturnType<typeof valuesOf<Variables>>
}

const FIELDS: readonly string[] = [
  'resolvers',
  'features',
  'payments',
  'carriers',
  'storeMessages',
  'consents',
  'contact',
  'withdrawals',
  'orderShown',
  'orderedLine',
  'hasOwnCaptcha',
  'personalData',
  'files',
  'storePages',
  'sitemapPages',
  'tried',
  'mutationsWithFiles',
  'sensitiveMutations',
  'listedAttributes',
  'plugin',
] satisfies (keyof ServerExtension)[]

/** Throws for a field that no extension has. */
export function defineServerExtension(extension: ServerExtension): ServerExtension {
  const unknown = Object.keys(extension).find((field) => !FIELDS.includes(field))
  if (unknown) throw new Error(`${unknown} is no field of a server extension: there are ${FIELDS.join(', ')}`)
  return extension
}
