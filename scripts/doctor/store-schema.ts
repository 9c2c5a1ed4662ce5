import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Member } from './marked-members.ts'
import type { Store } from './store.ts'

/** What the store's schema holds, as far as it tells. */
export type StoreSchema = {
  /** Undefined where the store keeps it to itself. */
  whole: GraphQLSchema | undefined
  /** Why there is none. */
  refusal: string
  has(member: Member): Promise<boolean>
}

/**
 * Asks for the schema; where that is refused, each member is asked for by a document that is never carried out, since its one fragment is
 * not used: a store that lacks the member complains of that first.
 */
export async function learnSchema(store: Store): Promise<StoreSchema> {
  const answer = await store.ask(getIntrospectionQuery({ descriptions: false }))
  const { whole, fault } = schemaOf(answer.data)
  const known = new Map<string, Promise<boolean>>()

  async function probe({ type, field }: Member): Promise<boolean> {
    const { errors } = await store.ask(`fragment Probe on ${type}{${field}}query{__typename}`)
    return !errors.some(({ message }) => /Cannot query field|Unknown type|Internal server error/i.test(message))
  }

  return {
    whole,
    refusal: answer.errors[0]?.message ?? fault ?? `HTTP ${answer.status}`,
    async has(member) {
      const type = whole?.getType(member.type)
      if (whole) return (isObjectType(type) || isInterfaceType(type)) && member.field in type.getFields()
      const key = `${member.type}.${member.field}`
      const asked = known.get(key) ?? probe(member)
      known.set(key, asked)
      return asked
    },
  }
}

function schemaOf(data: unknown): { whole?: GraphQLSchema; fault?: string } {
  if (data === null) return {}
  try {
    return { whole: buildClientSchema(data as IntrospectionQuery, { assumeValid: true }) }
  } catch (error) {
    return { fault: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Those that the store has. One after the other: a shop may be selling meanwhile. */
export async function present(schema: StoreSchema, members: readonly Member[]): Promise<Member[]> {
  const found: Member[] = []
  for (const member of members) if (await schema.has(member)) found.push(member)
  return found
}
