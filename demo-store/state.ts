import demoExtensions from 'virtual:extensions/demo-store'
import type { PGlite } from '@electric-sql/pglite'
import type { GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { purge, stockTags } from './control/purge.ts'
import { loadTokenKey } from './customer/sign-in.ts'
import { createGroupModels, loadReadModel, type ReadModel } from './database/read-model.ts'
import type { Edition, Level } from './levels.ts'
import { assembleSchema, type Flavour } from './schema/assemble.ts'

/** Cold calls that run in parallel. */
const WORKERS = 2
/** Interval at which a waiting call checks whether it is done. */
const STEP_MS = 50

/** Empty caches: the first call fills them, and concurrent calls repeat the same work. */
type ColdCaches = {
  /** Empties the caches; filling them takes `ms`. */
  empty: (ms: number) => void
  /** Waits as long as a call takes now. */
  work: () => Promise<void>
}

/** How the next requests are made to fail. */
export type FailureKind = 'error' | 'garbage' | 'close'

/** Everything that changes while the store runs, apart from the database itself. */
export type StoreState = {
  db: PGlite
  /** With the prices of guests. */
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
  delayMs: number
  /** Delays calls after the caches were emptied. */
  cold: ColdCaches
  failures: { remaining: number; kind: FailureKind }
  /** Whether the language pack translates every refusal; the recorded one left some in English. */
  hasFullPack: boolean
  /** False: the search engine is down. */
  searchUp: boolean
  /** Added to the machine's clock. */
  clockOffsetMs: number
  purgeHosts: string[]
  /** Requests by operation name since the last reset. */
  requests: Map<string, number>
  /** Shows stock changes of these products. Products that sold out or came back are announced in the background. */
  stockMoved: (productIds: number[]) => Promise<void>
  /** Settles when everything begun in the background is done. */
  settled: () => Promise<void>
  /** Rebuilds the read model, and the schema when attributes may have changed. */
  reload: () => Promise<void>
  schema: () => GraphQLSchema
  now: () => Date
}

/** Cached schemas, one per level, edition and set of extensions. */
const MAX_SCHEMAS = 8

type Given = { db: PGlite; shopUrl: string; purgeHosts: string[] } & Flavour

export async function createState({ db, level, edition, extensions, shopUrl, purgeHosts }: Given): Promise<StoreState> {
  const schemas = new LRUCache<string, GraphQLSchema>({ max: MAX_SCHEMAS })
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
    delayMs: 0,
    cold: createColdCaches(),
    failures: { remaining: 0, kind: 'error' },
    hasFullPack: false,
    searchUp: true,
    clockOffsetMs: 0,
    purgeHosts,
    requests: new Map(),
    reload: async () => show(await loadReadModel(db)),
    stockMoved: async (productIds) => {
      const { rows } = await db.query<{ product_id: number; quantity: number }>(
        'select product_id, quantity from product_stock where product_id = any($1)',
        [productIds],
      )
      const before = state.model
      // Each order moves stock: to read the whole catalogue again was half of what an order took.
      const model = structuredClone(before)
      for (const { product_id: id, quantity } of rows) {
        const product = model.products.get(id)
        if (product) product.stock = quantity
      }
      await show(model)
      const changes = stockTags(productIds, before, state.model)
      const told = purge(state.purgeHosts, changes).finally(() => background.delete(told))
      background.add(told)
    },
    settled: async () => {
      await Promise.all(background)
    },
    schema: () => {
      const key = [state.level, state.edition, ...state.extensions].join(' ')
      const known = schemas.get(key)
      if (known) return known
      const schema = assembleSchema(state, state.model.attributes.values())
      schemas.set(key, schema)
      return schema
    },
    now: () => new Date(Date.now() + state.clockOffsetMs),
  }
  async function show(model: ReadModel): Promise<void> {
    const before = state.model
    state.model = model
    for (const { catalogueChanged } of demoExtensions) await catalogueChanged?.(before, model, state)
  }
  return state
}

function createColdCaches(): ColdCaches {
  let costMs = 0
  let callers = 0
  /** Incremented when the caches are emptied or filled; both end earlier waits. */
  let era = 0
  return {
    empty: (ms) => {
      costMs = ms
      callers = 0
      era += 1
    },
    work: async () => {
      if (costMs === 0) return
      const mine = era
      const begun = Date.now()
      callers += 1
      // More callers than workers slow each other down.
      /** Zero once another call filled the caches, or they were emptied again. */
      const left = (): number =>
        mine === era ? begun + Math.max(costMs, (callers * costMs) / WORKERS) - Date.now() : 0
      while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(STEP_MS, left())))
      if (mine !== era) return
      costMs = 0
      era += 1
    },
  }
}
