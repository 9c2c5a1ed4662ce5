import type { FastifyInstance } from 'fastify'
import type { ShopSettings } from './config.ts'
import type { Variable } from './config/kinds.ts'
import type { PickupAdapter } from './domains/checkout/pickup-adapter.ts'
import type { PaymentAdapter } from './domains/payment/payment-adapter.ts'
import type { StoreSentences } from './domains/store-messages.ts'
import type { StoreContext } from './domains/shop/store-loaders.ts'
import type { ConsentService } from './graphql/shop-schema.generated.ts'
import type { ContextFactory } from './graphql/request-context.ts'
import type { SessionCookies } from './session/session-cookies.ts'

/** What an extension adds to the server: the default export of its `server.ts`. Everything is optional. */
export type ServerExtension = {
  /** Of the fields in its `schema.graphql`: type → field → resolver. The generated type `Resolvers` knows them. */
  resolvers?: object
  /** What `isFeatureActive` says, by name. Without the extension the answer is no. */
  features?: Readonly<Record<string, Feature>>
  /** Ways to pay. */
  payments?: readonly PaymentAdapter[]
  /** Carriers with pickup points. */
  carriers?: readonly PickupAdapter[]
  /** What its module of the store says → a text of the shop. Named groups are values of the text. */
  storeMessages?: StoreSentences
  /** Services of its `extend enum ConsentService` → whether the site uses them, so that shoppers are asked. */
  consents?: { readonly [Service in ConsentService]?: (shop: ShopSettings) => boolean }
  /** Routes below the base path of each site that takes the extension. */
  plugin?: (app: FastifyInstance, site: SiteParts) => Promise<void>
}

export type Feature = {
  isActive(context: StoreContext): Promise<boolean> | boolean
  /** What switches it on, for the doctor. */
  mend: string
}

export type SiteParts = {
  shop: ShopSettings
  createContext: ContextFactory
  sessionCookies: SessionCookies
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
  'plugin',
] satisfies (keyof ServerExtension)[]

/** Throws for a field that no extension has. */
export function defineServerExtension(extension: ServerExtension): ServerExtension {
  const unknown = Object.keys(extension).find((field) => !FIELDS.includes(field))
  if (unknown) throw new Error(`${unknown} is no field of a server extension: there are ${FIELDS.join(', ')}`)
  return extension
}
