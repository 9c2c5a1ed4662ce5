import type { Database, Queryable } from './database/rows.ts'
import demoExtensions from 'virtual:extensions/demo-store'
import type { GraphQLSchema } from 'graphql'
import { purge, stockTags } from './control/purge.ts'
import { loadTokenKey } from './customer/sign-in.ts'
import { withStock } from './database/load-products.ts'
import { bySku, createGroupModels, loadReadModel, type ReadModel } from './database/read-model.ts'
import type { Edition, Level } from './levels.ts'
import { type Flavour, schemaOf } from './schema/assemble.ts'

/** Everything that changes while the store runs, apart from the database itself. */
export type StoreState = {
  db: Database
  /** The catalogue with the prices of guests. */
  model: ReadModel
  /** The same with the prices of a customer group. */
  modelOf: (groupId: number) => Promise<ReadModel> | ReadModel
  level: Level
  edition: Edition
  extensions: ReadonlySet<string>
  baseUrl: string
  /** Address of the third parties in `/guests`, on another host name than the store's. */
  othersUrl: string
  /** Address of the shop that mails link to, with a trailing slash. */
  shopUrl: string
  /** Signs the tokens of customers. */
  tokenKey: string
  maintenance: boolean
  /** Whether the language pack translates every refusal; the recorded one left some in English. */
  hasFullPack: boolean
  /** False: the search engine is down. */
  searchUp: boolean
  /** Added to the machine's clock. */
  clockOffsetMs: number
  purgeHosts: string[]
  /** Requests by operation name since the last reset. */
  requests: Map<string, number>
  /** Shows stock changes of these products. */
  reloadStock: (productIds: number[]) => Promise<void>
  /** Does the same after an order. Products that sold out or came back are announced in the background. */
  stockMoved: (productIds: number[]) => Promise<void>
  /** Settles when everything begun in the background is done. */
  settled: () => Promise<void>
  /** Reads the catalogue and content again, or the part that changed: to read everything takes most of a test's time. */
  reload: (load?: (db: Queryable) => Promise<Partial<ReadModel>>) => Promise<void>
  schema: () => GraphQLSchema
  now: () => Date
}

type Given = { db: Database; shopUrl: string; purgeHosts: string[] } & Flavour

export async function createState({ db, level, edition, extensions, shopUrl, purgeHosts }: Given): Promise<StoreState> {
  const groupModel = createGroupModels(db)
  const background = new Set<Promise<void>>()
  const state: StoreState = {
    db,
    model: await loadReadModel(db),
    modelOf: (groupId) => groupModel(state.model, groupId),
    level,
    edition,
    extensions,
    baseUrl: '',
    othersUrl: '',
    shopUrl,
    tokenKey: await loadTokenKey(db),
    maintenance: false,
    hasFullPack: false,
    searchUp: true,
    clockOffsetMs: 0,
    purgeHosts,
    requests: new Map(),
    reload: async (load = loadReadModel) => {
      const changed = await load(db)
      await show({ ...state.model, ...changed })
    },
    reloadStock: async (productIds) => {
      const { rows } = await db.query<{ product_id: number; quantity: number }>(
        'select product_id, quantity from product_stock where product_id = any($1)',
        [productIds],
      )
      // Each order changes stock, and reading the whole catalogue again would take most of an order's time.
      const products = withStock(state.model.products, new Map(rows.map((row) => [row.product_id, row.quantity])))
      await show({ ...state.model, products, productBySku: bySku(products) })
    },
    stockMoved: async (productIds) => {
      const before = state.model
      await state.reloadStock(productIds)
      const changes = stockTags(productIds, before, state.model)
      const announced = purge(state.purgeHosts, changes).finally(() => background.delete(announced))
      background.add(announced)
    },
    settled: async () => {
      await Promise.all(background)
    },
    schema: () => schemaOf(state, state.model.attributes.values()),
    now: () => new Date(Date.now() + state.clockOffsetMs),
  }
  async function show(model: ReadModel): Promise<void> {
    const before = state.model
    state.model = model
    for (const { catalogueChanged } of demoExtensions) await catalogueChanged?.(before, model, state)
  }
  return state
}
