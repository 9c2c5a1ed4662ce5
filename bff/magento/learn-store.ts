import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import ofExtensions from 'virtual:extensions/operations'
import { type FieldNode, type OperationDefinitionNode, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { ALL_TAGS, type PurgeLog } from '../cache/purge-log.ts'
import { type Contract, coordinatesOf, magentoContract, missingByHint, releaseOf, type StoreHint } from './contract.ts'
import { isLacking, namedMembers } from './fit-operation.ts'
import { isAtLeast } from '../config/levels.ts'
import { createProbe } from './probe.ts'
import { type AnyOperation, canonicalVariables, sendRequest } from './request.ts'
import type { StoreClient } from './store-client.ts'
import {
  createStoreMembers,
  introspectedTypes,
  missingIn,
  type StoreMembers,
  type StoreRefusal,
  StoreSchema,
  withoutUnused,
} from './store-members.ts'

export type LearnedMembers = StoreMembers & {
  /** Resolves when the store's schema is known. */
  readonly known: Promise<void>
  /** Resolves when the schema is known or cannot be learned now, at the latest after `FIRST_WAIT`. In the latter cases the hint still holds. */
  readonly settled: Promise<void>
  /** Learns the schema again, because the store may have changed: a deployment, or the end of maintenance. */
  learnAgain(): void
  stop(): void
}

/** Settings, with the hint that holds until the schema is known. */
export type LearningSettings = StoreHint & {
  /** Code of the store view; empty for the store's default. */
  store: string
  /** Coordinates that the configuration switches off: no document names them, even if the store has them. */
  unread: readonly string[]
  /** File that keeps what was learned for the next start, when the store may be down. */
  file: string
}

/** Ms before a retry, and between two checks of a store that sent its schema, or that had to be probed. */
const RETRY_INTERVAL = 3000
const INTERVALS = { introspection: 600_000, probing: 3_600_000 }
/**
 * Ms that a start waits for the schema: a store with cold caches takes seconds to send it, and one that is not what was assumed
 * refuses the first shopper's calls.
 */
const FIRST_WAIT = 15_000
/** Seconds. */
const TIMEOUT = 15
/** Calls of one check of a store without introspection. */
const MAX_PROBES = 500

/** Operations of all domains, to probe a store with. */
const modules = import.meta.glob<Record<string, unknown>>('../domains/**/magento/*.generated.ts', { eager: true })

/** Every operation that the domains send, in the order of their files. */
export function domainOperations(): AnyOperation[] {
  return [...Object.values(modules), ...ofExtensions].flatMap((values) => Object.values(values).filter(isOperation))
}

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'text' in value && 'sha256' in value
}

/**
 * Learns what the store's schema has: by introspection, or by probing where that is closed. Until then the hint holds, or what the last start stored.
 * A change purges all cached responses if they may differ now.
 */
export function learnStoreMembers(
  client: StoreClient,
  { store, file, unread, ...hint }: LearningSettings,
  purges: Pick<PurgeLog, 'purge'>,
  log: FastifyBaseLogger,
): LearnedMembers {
  const contract = magentoContract()
  const key = createHash('sha256')
    .update(client.endpoint.href)
    .update(JSON.stringify([...contract].flatMap(([name, type]) => [...coordinatesOf(name, type)])))
    .digest('hex')
  const fit = (missing: ReadonlySet<string>) =>
    createStoreMembers(withoutUnused(new Set([...missing, ...unread]), hint.extensions), contract)
  let current = fit(readRemembered(file, key) ?? missingByHint(contract, hint))
  let timer: NodeJS.Timeout | undefined
  let resolveKnown = (): void => {}
  const known = new Promise<void>((resolve) => (resolveKnown = resolve))
  let resolveSettled = (): void => {}
  const settled = new Promise<void>((resolve) => (resolveSettled = resolve))
  const firstWait = setTimeout(resolveSettled, FIRST_WAIT).unref()
  const attempts = createProbe(attempt, RETRY_INTERVAL, learned)

  async function attempt(): Promise<Learned> {
    try {
      return await learn()
    } catch (error) {
      resolveSettled()
      throw error
    }
  }

  async function learn(): Promise<Learned> {
    const response = await send(StoreSchema)
    const types = introspectedTypes(response.data)
    // A closed introspection is an error of GraphQL; anything else is a store that does not work.
    if (!types && !response.errors[0]) throw new Error('The store responds to its introspection without a schema')
    const missing = types ? missingIn(types, contract) : await probedMissing(send, contract)
    return { missing, interval: types ? INTERVALS.introspection : INTERVALS.probing }
  }

  function learned({ missing, interval }: Learned): void {
    timer = setTimeout(learnAgain, interval).unref()
    use(missing)
    void storeSchema(file, { key, missing: [...missing] }, log).then(() => {
      resolveSettled()
      resolveKnown()
    })
  }

  function use(missing: ReadonlySet<string>): void {
    const next = fit(missing)
    const lost = [...next.missing].filter((one) => !current.missing.has(one))
    const gained = [...current.missing].filter((one) => !next.missing.has(one))
    if (lost.length === 0 && gained.length === 0) return
    if (!current.agreesWith(next)) purges.purge(ALL_TAGS)
    current = next
    log.info(
      { lost: lost.length, gained: gained.length, missing: next.missing.size },
      'the schema of the store is known',
    )
  }

  async function send(operation: AnyOperation) {
    const request = sendRequest(client.endpoint, operation, canonicalVariables({}), { store })
    return client.call({ operation, request, timeout: TIMEOUT })
  }

  function learnAgain(): void {
    clearTimeout(timer)
    // An attempt under way may have read the schema before it changed. Shoppers' calls go first at a store that just came back.
    attempts.stop()
    attempts.start(RETRY_INTERVAL)
  }

  attempts.start()
  return {
    known,
    settled,
    learnAgain,
    stop() {
      attempts.stop()
      clearTimeout(firstWait)
      resolveSettled()
      clearTimeout(timer)
    },
    get missing() {
      return current.missing
    },
    has: (coordinate) => current.has(coordinate),
    atLeast: (level) => current.atLeast(level),
    fit: (operation) => current.fit(operation),
    agreesWith: (others) => current.agreesWith(others),
    correct(errors) {
      const isNews = current.correct(errors)
      if (isNews) log.warn({ err: errors[0] }, 'the store lacks what its schema had: it is learned again')
      if (isNews) learnAgain()
      return isNews
    },
  }
}

type Learned = { missing: ReadonlySet<string>; /** Ms until the next check. */ interval: number }

type Send = (operation: AnyOperation) => Promise<{ data: unknown; errors: readonly StoreRefusal[] }>

/**
 * Returns the coordinates that a store without introspection lacks. Each document is sent without being executed; what the store calls unknown is
 * removed until it accepts the rest.
 */
export async function probedMissing(send: Send, contract = magentoContract()): Promise<Set<string>> {
  let missing: ReadonlySet<string> = new Set<string>()
  let calls = 0
  for (const operation of domainOperations().map(unexecuted)) {
    let found = createStoreMembers(missing, contract)
    for (let fitted = found.fit(operation); fitted && ++calls <= MAX_PROBES; fitted = found.fit(operation)) {
      const { data, errors } = await send(fitted)
      if (errors.length === 0 && !isResult(data)) throw new Error('The store responds to a probe with something else')
      // Variables are checked after validation, so the store knows everything that the document names.
      if (errors.length === 0 || errors[0]?.message.startsWith('Variable "$')) break
      if (found.correct(errors)) continue
      const uncertain = uncertainTypes(fitted, contract)
      if (uncertain.length === 0) break
      found = createStoreMembers(new Set([...found.missing, ...uncertain]), contract)
    }
    missing = found.missing
  }
  return withUnprobed(missing, contract)
}

/** Adds members that no document names, because these cannot be probed: those newer than the store's release, and the rest of a missing module. */
function withUnprobed(missing: ReadonlySet<string>, contract: Contract): Set<string> {
  const named = new Set(domainOperations().flatMap((operation) => [...namedMembers(operation, contract)]))
  const release = releaseOf(contract, missing, (coordinate) => named.has(coordinate))
  const all = new Set(missing)
  for (const [name, type] of contract) {
    for (const [key, member] of type.members) {
      const types = [member.type, ...[...member.arguments.values()].map((one) => one.type)]
      if (types.some((one) => missing.has(one))) all.add(`${name}.${key}`)
    }
  }
  const marked = [...contract].flatMap(([name, type]) => (type.marks.module ? [] : [...coordinatesOf(name, type)]))
  const found = new Set(
    marked.flatMap(([coordinate, { extension }]) =>
      extension && named.has(coordinate) && !isLacking(all, coordinate) ? [extension] : [],
    ),
  )
  for (const [coordinate, { since, until, extension }] of marked) {
    const isLater = (since && !isAtLeast(release, since)) || (until && isAtLeast(release, until))
    const isAbsent = isLater || (extension !== undefined && !found.has(extension))
    if (isAbsent && !named.has(coordinate)) all.add(coordinate)
  }
  return all
}

function isResult(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '__typename' in data
}

/** Returns the operation with every root field skipped: the store validates it and executes nothing. */
function unexecuted(operation: AnyOperation): AnyOperation {
  const document = visit(parse(operation.text, { noLocation: true }), {
    OperationDefinition: {
      leave: (root) => ({
        ...root,
        selectionSet: {
          ...root.selectionSet,
          selections: [...SKIPPED.before, ...root.selectionSet.selections.map((one) => ({ ...one, ...SKIPPED.by }))],
        },
      }),
    },
  })
  const text = stripIgnoredCharacters(print(document))
  return { ...operation, name: 'StoreProbing', text, sha256: createHash('sha256').update(text).digest('hex') }
}

const [typename, skipped] = (
  parse('{__typename a@skip(if:true)}', { noLocation: true }).definitions[0] as OperationDefinitionNode
).selectionSet.selections as [FieldNode, FieldNode]
const SKIPPED = { before: [typename], by: { directives: skipped.directives } }

/** Returns the types in the document that not every store has: Magento fails without a reason on a type that it lacks. */
function uncertainTypes({ text }: AnyOperation, contract: Contract): string[] {
  const names = new Set<string>()
  visit(parse(text, { noLocation: true }), {
    NamedType({ name }) {
      names.add(name.value)
    },
  })
  return [...names].filter((name) => Object.keys(contract.get(name)?.marks ?? {}).length > 0)
}

type StoredSchema = { key: string; missing: string[] }

function readRemembered(file: string, key: string): Set<string> | undefined {
  try {
    const { key: of, missing } = JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredSchema>
    return of === key && Array.isArray(missing) ? new Set(missing.map(String)) : undefined
  } catch {
    return undefined
  }
}

async function storeSchema(file: string, stored: StoredSchema, log: FastifyBaseLogger): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, JSON.stringify(stored))
    await rename(draft, file)
  } catch (error) {
    log.warn({ err: error }, 'the schema of the store could not be kept for the next start')
  }
}
