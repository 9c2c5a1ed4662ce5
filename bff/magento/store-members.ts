import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Contract, coordinatesOf, magentoContract, releaseOf } from './contract.ts'
import { fitOperation, isLacking } from './fit-operation.ts'
import { isAtLeast, type Level } from '../config/levels.ts'
import type { AnyOperation, StoreRequest } from './request.ts'
import type { StoreCall, StoreClient, StoreReply } from './store-client.ts'
import { UpstreamError } from './upstream-error.ts'

/** A GraphQL error; without a path, nothing was executed. */
export type StoreRefusal = Pick<UpstreamError, 'message' | 'path'>

/** The members of the contract that the store's schema has, by GraphQL schema coordinates: `Cart.itemsV2`, `Query.route(url:)`. */
export type StoreMembers = {
  /** Coordinates of the contract that the store lacks. */
  readonly missing: ReadonlySet<string>
  /** Throws for a coordinate that is not in `schema/magento`. */
  has(coordinate: string): boolean
  /** Whether the store behaves like this release or a later one, by what its schema has. */
  atLeast(level: Level): boolean
  /** The operation as this store can execute it; null if it has none of its root fields. */
  fit<Operation extends AnyOperation>(operation: Operation): Operation | null
  /** Whether everything that was looked up in these members is the same in others: then cached responses stay valid. */
  agreesWith(others: StoreMembers): boolean
  /** Learns from a refusal of the store. True if it names a member that was believed to exist: then fit and send again. */
  correct(errors: readonly StoreRefusal[]): boolean
}

/** The shop has some hundred operations, and as many joins of them are in use. */
const MAX_FITTED = 500

/** Creates the members of a store. Each operation is fitted once. */
export function createStoreMembers(missing: ReadonlySet<string>, contract: Contract = magentoContract()): StoreMembers {
  const wrong = new Set(missing)
  const fitted = new LRUCache<string, { operation: AnyOperation; result: AnyOperation | null }>({ max: MAX_FITTED })
  const found = new Map<string, boolean>()
  let release = releaseOf(contract, wrong)

  return {
    missing: wrong,
    has(coordinate) {
      const known = found.get(coordinate)
      if (known !== undefined) return known
      if (!isKnown(contract, coordinate)) throw new Error(`schema/magento has no ${coordinate}`)
      const isThere = !isLacking(wrong, coordinate)
      found.set(coordinate, isThere)
      return isThere
    },
    atLeast: (level) => isAtLeast(release, level),
    fit<Operation extends AnyOperation>(operation: Operation) {
      const known = fitted.get(operation.text)
      if (known) return known.result as Operation | null
      const result = fitOperation(operation, contract, wrong)
      fitted.set(operation.text, { operation, result })
      return result as Operation | null
    },
    agreesWith: (others) =>
      [...found].every(([coordinate, isThere]) => others.has(coordinate) === isThere) &&
      [...fitted.values()].every(({ operation, result }) => others.fit(operation)?.sha256 === result?.sha256),
    correct(errors) {
      const news = errors.flatMap((error) => refusedMember(error, contract) ?? []).filter((one) => !wrong.has(one))
      if (news.length === 0) return false
      for (const coordinate of news) wrong.add(coordinate)
      fitted.clear()
      found.clear()
      release = releaseOf(contract, wrong)
      return true
    },
  }
}

/** Whether the store refused the document itself, because of a member that it does not know. Nothing of it was executed then. */
function refusesDocument(errors: readonly StoreRefusal[]): boolean {
  return errors.some((error) => refusedMember(error, magentoContract()) !== undefined)
}

function isKnown(contract: Contract, coordinate: string): boolean {
  const [, name = '', member, argument] = /^(\w+)(?:\.(\w+)(?:\((\w+):\))?)?$/.exec(coordinate) ?? []
  const type = contract.get(name)
  if (!type || member === undefined) return type !== undefined
  const found = type.members.get(member)
  return found !== undefined && (argument === undefined || found.arguments.has(argument))
}

/** Messages of graphql-php, which Magento uses, for unknown members. Nothing was executed then. */
const REFUSALS: readonly [RegExp, (...names: string[]) => string][] = [
  [/^Cannot query field "(\w+)" on type "(\w+)"/, (field, type) => `${type}.${field}`],
  [
    /^Unknown argument "(\w+)" on field "(\w+)" of type "(\w+)"/,
    (argument, field, type) => `${type}.${field}(${argument}:)`,
  ],
  [/^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/, (argument, type, field) => `${type}.${field}(${argument}:)`],
  [/^Field "(\w+)" is not defined by type "?(\w+)"?/, (field, type) => `${type}.${field}`],
  [/^Value "(\w+)" does not exist in "(\w+)" enum/, (value, type) => `${type}.${value}`],
  [/^Unknown type "(\w+)"/, (type) => type!],
]

/** Returns the coordinate of the member that a refusal names; undefined for any other error, and for members outside of the contract. */
function refusedMember({ message, path }: StoreRefusal, contract: Contract): string | undefined {
  if (path) return undefined
  for (const [pattern, coordinateOf] of REFUSALS) {
    const [, ...names] = pattern.exec(message) ?? []
    if (names.length === 0) continue
    const named = coordinateOf(...names)
    const [store = '', ...rest] = named.split('.')
    const type = [...contract].find(([, { names }]) => names.includes(store))?.[0]
    const coordinate = [type ?? store, ...rest].join('.')
    return isKnown(contract, coordinate) ? coordinate : undefined
  }
  return undefined
}

/** Members of a type, and the arguments of each, by the name of the type. */
export type StoreTypes = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

type Member = [name: string, argumentNames: readonly string[]]
type Named = { name: string }
type IntrospectedType = Named & {
  fields?: (Named & { args?: Named[] })[] | null
  inputFields?: Named[] | null
  enumValues?: Named[] | null
}

/** Only names: the contract has the types. */
const INTROSPECTION_TEXT =
  'query StoreSchema{__schema{types{name fields(includeDeprecated:true){name args{name}}inputFields{name}enumValues(includeDeprecated:true){name}}}}'

export const StoreSchema: AnyOperation = {
  name: 'StoreSchema',
  kind: 'query',
  text: INTROSPECTION_TEXT,
  sha256: createHash('sha256').update(INTROSPECTION_TEXT).digest('hex'),
}

/** Returns the types in a response to `StoreSchema` or to a full introspection; undefined if it is neither. */
export function introspectedTypes(data: unknown): StoreTypes | undefined {
  const types = (data as { __schema?: { types?: IntrospectedType[] } } | null)?.__schema?.types
  if (!Array.isArray(types) || types.length === 0) return undefined
  return new Map(
    types.map(({ name, fields, inputFields, enumValues }) => [
      name,
      new Map([
        ...(fields ?? []).map(({ name: field, args }): Member => [field, (args ?? []).map((one) => one.name)]),
        ...[...(inputFields ?? []), ...(enumValues ?? [])].map((one): Member => [one.name, []]),
      ]),
    ]),
  )
}

/** Returns the coordinates of the contract that the store's types lack. */
export function missingIn(types: StoreTypes, contract: Contract = magentoContract()): Set<string> {
  const missing = new Set<string>()
  for (const [name, type] of contract) {
    // The later name first: a store that has both uses that one.
    const found = type.names.toReversed().flatMap((one) => types.get(one) ?? [])[0]
    if (!found) {
      missing.add(name)
      continue
    }
    for (const [key, member] of type.members) {
      const given = found.get(key)
      if (!given) missing.add(`${name}.${key}`)
      for (const argument of given ? member.arguments.keys() : []) {
        if (!given?.includes(argument)) missing.add(`${name}.${key}(${argument}:)`)
      }
    }
  }
  return missing
}

/** Adds coordinates that only switched-off modules have. `all` uses whatever the store has. */
export function withoutUnused(missing: ReadonlySet<string>, used: readonly string[]) {
  const all = new Set(missing)
  if (used.includes('all')) return all
  for (const [name, type] of magentoContract()) {
    for (const [coordinate, { extension }] of coordinatesOf(name, type)) {
      if (extension && !used.includes(extension)) all.add(coordinate)
    }
  }
  return all
}

/** A call whose request is built from the fitted operation. */
export type FittedCall = Omit<StoreCall, 'request'> & { request(operation: AnyOperation): StoreRequest }

/** Unknown members of one document that a changed store may report one by one. */
const MAX_CORRECTIONS = 20

/**
 * Sends the part of an operation that the store can execute. If nothing of a query is left, its response is empty. If the store refuses a document
 * because its schema changed, the document is fitted and sent again: nothing of it was executed.
 */
export function fittedCalls(client: Pick<StoreClient, 'call'>, members: StoreMembers) {
  return async function call({ operation, request, ...rest }: FittedCall): Promise<StoreReply> {
    for (let tries = 0; ; tries++) {
      const fitted = members.fit(operation)
      if (!fitted && operation.kind === 'query') return { data: {}, errors: [], bytes: 0 }
      if (!fitted) throw new UpstreamError('rejected', 'The store has nothing of this mutation', operation.name)
      const reply = await client.call({ ...rest, operation: fitted, request: request(fitted) })
      if (reply.data || tries === MAX_CORRECTIONS) return reply
      if (!refusesDocument(reply.errors)) return reply
      // Another call, or the schema, may have corrected the members meanwhile.
      members.correct(reply.errors)
      if (members.fit(operation)?.text === fitted.text) return reply
    }
  }
}
