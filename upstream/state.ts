import type { PGlite } from '@electric-sql/pglite'
import type { GraphQLSchema } from 'graphql'
import { loadTokenKey } from './customer/identify.ts'
import { loadReadModel } from './database/read-model.ts'
import type { ReadModel } from './database/read-model.ts'
import type { Level } from './levels.ts'
import { assembleSchema } from './schema/assemble.ts'

/** How the next requests are made to fail. */
export type FailureKind = 'error' | 'garbage' | 'close'

/** Everything that changes while the store runs, apart from the database itself. */
export type StoreState = {
  db: PGlite
  model: ReadModel
  level: Level
  baseUrl: string
  /** Address of the shop that mails link to, with a trailing slash. */
  shopUrl: string
  /** Signs the tokens of customers. */
  tokenKey: string
  maintenance: boolean
  delayMs: number
  failures: { remaining: number; kind: FailureKind }
  /** False: the search engine is down. */
  searchUp: boolean
  /** Added to the machine's clock. */
  clockOffsetMs: number
  purgeHosts: string[]
  /** Requests by operation name since the last reset. */
  requests: Map<string, number>
  /** Rebuilds the read model, and the schema when attributes may have changed. */
  reload: () => Promise<void>
  schema: () => GraphQLSchema
  now: () => Date
}

type Given = { db: PGlite; level: Level; shopUrl: string; purgeHosts: string[] }

export const createState = async ({ db, level, shopUrl, purgeHosts }: Given): Promise<StoreState> => {
  const schemas = new Map<Level, GraphQLSchema>()
  const state: StoreState = {
    db,
    model: await loadReadModel(db),
    level,
    baseUrl: '',
    shopUrl,
    tokenKey: await loadTokenKey(db),
    maintenance: false,
    delayMs: 0,
    failures: { remaining: 0, kind: 'error' },
    searchUp: true,
    clockOffsetMs: 0,
    purgeHosts,
    requests: new Map(),
    reload: async () => {
      state.model = await loadReadModel(db)
    },
    schema: () => {
      const known = schemas.get(state.level)
      if (known) return known
      const schema = assembleSchema(state.level, state.model.attributes.values())
      schemas.set(state.level, schema)
      return schema
    },
    now: () => new Date(Date.now() + state.clockOffsetMs),
  }
  return state
}
