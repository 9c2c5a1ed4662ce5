import type { Database } from './database/rows.ts'
import type { GraphQLError, GraphQLResolveInfo } from 'graphql'
import type { ReadModel } from './database/read-model.ts'
import type { Edition, Level } from './levels.ts'
import { message, type MessageKey } from './store/messages.ts'
import { inCurrency, money, type Money, type StoreView } from './store/views.ts'

/** Data of one request for resolvers. */
export type Context = {
  db: Database
  model: ReadModel
  level: Level
  edition: Edition
  /** Names of the extensions that are switched on. */
  extensions: ReadonlySet<string>
  view: StoreView
  /** Whether the store's language pack translates every refusal. */
  hasFullPack: boolean
  currency: string
  /** The customer of the request; null for a guest. */
  customerId: number | null
  /** Id of the PHP session: the one that the cookie names, or a new one. */
  phpSession: string
  /** The header `X-ReCaptcha`; empty if it is missing. */
  captcha: string
  /** Signs the tokens of customers. */
  tokenKey: string
  /** With a trailing slash. */
  baseUrl: string
  /** Base address of the third parties in `/guests`: another host than the store's own, with a trailing slash. */
  othersUrl: string
  /** Address of the shop in front of the store, with a trailing slash. */
  shopUrl: string
  /** False while the search engine is switched off by the control API. */
  searchUp: boolean
  now: () => Date
  /** Serialises the mutations of one cart. */
  lock: <T>(key: string, work: () => Promise<T>) => Promise<T>
  /** Shows and announces what orders did to the stock of these products. */
  stockMoved: (productIds: number[]) => Promise<void>
  /** Tags of cacheable fields in the order they were resolved. */
  tags: Set<string>
  /** Grouped products, by their place in the response, whose price was read already. */
  pricedSets: WeakSet<object>
  /** Errors of fields that have a value nevertheless. */
  alsoRefused: GraphQLError[]
  /** Set by a field that must not be cached. */
  uncacheable: { value: boolean }
  text: (key: MessageKey, ...values: (string | number)[]) => string
  money: (cents: number) => Money
  amount: (cents: number) => number
}

type Given = Omit<Context, 'tags' | 'pricedSets' | 'alsoRefused' | 'uncacheable' | 'text' | 'money' | 'amount'>

/** Resolvers of one type; each names the shape of its own parent and arguments. */
export type TypeResolvers = Record<
  string,
  (parent: never, args: never, context: Context, info: GraphQLResolveInfo) => unknown
>
/** Resolvers by type name; `__resolveType` returns the concrete type of an interface. */
export type Resolvers = Record<string, TypeResolvers>

export function createContext(given: Given): Context {
  return {
    ...given,
    tags: new Set(),
    pricedSets: new WeakSet(),
    alsoRefused: [],
    uncacheable: { value: false },
    text: (key, ...values) => message(given, key, ...values),
    money: (cents) => money(cents, given.currency),
    amount: (cents) => inCurrency(cents, given.currency),
  }
}
