import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  introspectionFromSchema,
} from 'graphql'
import { probedMissing } from '../../bff/magento/learn-store.ts'
import {
  createStoreMembers,
  introspectedTypes,
  missingIn,
  type StoreMembers,
  withoutUnused,
} from '../../bff/magento/store-members.ts'
import type { Store } from './store.ts'

/** The store's schema, as far as it is known. */
export type StoreSchema = {
  /** Undefined if the store refuses introspection. */
  whole: GraphQLSchema | undefined
  /** Why there is no whole schema. */
  refusal: string
  /** What the store has, and which parts of it the shop uses. */
  members: StoreMembers
  used: StoreMembers
}

/** Requests the schema; if that is refused, probes the store as the shop does. `extensions`: modules that the shop uses, or `all`. */
export async function learnSchema(store: Store, extensions: readonly string[]): Promise<StoreSchema> {
  const response = await store.query(getIntrospectionQuery({ descriptions: false, inputValueDeprecation: false }))
  const { whole, fault } = schemaOf(response.data)
  const types = introspectedTypes(response.data)
  const missing = types ? missingIn(types) : await probedMissing(({ text }) => store.query(text))
  return {
    ...membersOf(missing, extensions),
    whole,
    refusal: response.errors[0]?.message ?? fault ?? `HTTP ${response.status}`,
  }
}

/** Parses the schema of a file: SDL, or the JSON of an introspection. Throws if it is neither. */
export function readSchema(text: string): StoreSchema {
  const whole = text.trimStart().startsWith('{')
    ? buildClientSchema(dataOf(JSON.parse(text)), { assumeValid: true })
    : buildSchema(text, { assumeValid: true, assumeValidSDL: true })
  const types = introspectedTypes(introspectionFromSchema(whole, { descriptions: false }))
  return { ...membersOf(missingIn(types ?? new Map()), ['all']), whole, refusal: '' }
}

function dataOf(json: unknown): IntrospectionQuery {
  const { data } = json as { data?: IntrospectionQuery }
  return data ?? (json as IntrospectionQuery)
}

function membersOf(missing: ReadonlySet<string>, extensions: readonly string[]) {
  return { members: createStoreMembers(missing), used: createStoreMembers(withoutUnused(missing, extensions)) }
}

function schemaOf(data: unknown): { whole?: GraphQLSchema; fault?: string } {
  if (data === null) return {}
  try {
    return { whole: buildClientSchema(data as IntrospectionQuery, { assumeValid: true }) }
  } catch (error) {
    return { fault: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}
