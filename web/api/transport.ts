import type { QueryCache } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { type Answer, createExchange, type Entry, type Exchange } from './exchange.ts'

/** As many as the endpoint takes. */
const MAX_BATCH = 10

/** Spec §9. */
const MAX_ATTEMPTS = 5

/** Ms before the second attempt; doubles from one to the next. */
const INITIAL_DELAY = 300

const GATEWAY_FAILURES = [502, 503, 504]

/** Ms: nobody looks longer at a page that does nothing, whatever the server asks for. */
const LONGEST_DELAY = 10_000

export type TransportOptions = {
  /** The build flag for persisted queries by GET (`VITE_GET_PERSISTED_QUERIES`, on unless it is `false`); off, queries go in batches. */
  usesGet?: boolean
  documentText?: DocumentText
}

const GET_PERSISTED_QUERIES = import.meta.env.VITE_GET_PERSISTED_QUERIES !== 'false'
const NO_CACHE = { 'cache-control': 'max-age=0, no-store' }

/**
 * The browser's way to the endpoint (spec §7): `{base}/graphql`, same-origin credentials. A query that is under way is not asked twice;
 * hash first, then the text; by GET or in batches; again when the network fails. Mutations go alone and once.
 */
export function createTransport(
  basePath: string,
  readCache: () => QueryCache,
  { usesGet = GET_PERSISTED_QUERIES, documentText = textFromManifest }: TransportOptions = {},
): Execute {
  const exchange = createExchange({
    endpoint: new URL(`${basePath}/graphql`, location.origin).href,
    usesGet,
    headers: () => (mayBeSignedIn(readCache) ? NO_CACHE : {}),
  })
  const askQuery = usesGet ? singly(retrying(exchange)) : batching(retrying(exchange))
  const askMutation = singly(exchange)
  const ask = byHashFirst(
    (entry) => (entry.operation.kind === 'mutation' ? askMutation(entry) : askQuery(entry)),
    documentText,
  )
  const underWay = new Map<string, Promise<Answer>>()

  return async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result> =>
    dataOf(await asked(operation, variables)) as Result

  function asked(operation: Operation<unknown, never>, variables: unknown): Promise<Answer> {
    if (operation.kind === 'mutation') return asAnswer(ask({ operation, variables }))
    const key = `${operation.sha256}${JSON.stringify(variables)}`
    const same = underWay.get(key)
    if (same) return same
    const answer = asAnswer(ask({ operation, variables })).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}

/** A text that cannot be loaded, after a release for example, is a failure of the network like any other. */
function asAnswer(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => ({ status: 0, cause }))
}

/** Errors read as the specification's §8 wants them shown: «GraphQL error: …», «Network error: …». */
function dataOf({ data, errors, status, cause }: Answer): unknown {
  if (errors?.[0]) throw new GraphqlFailure('graphql', `GraphQL error: ${errors[0].message}`, status, { cause })
  if (cause === undefined) return data
  const reason = status > 0 ? `HTTP ${status}` : cause instanceof Error ? cause.message : String(cause)
  throw new GraphqlFailure('network', `Network error: ${reason}`, status, { cause })
}

async function textFromManifest(sha256: string): Promise<string> {
  const { default: manifest } = await import('../../schema/operations.generated.json')
  const document = (manifest as Readonly<Record<string, { text: string }>>)[sha256]
  if (!document) throw new Error(`No document has the hash ${sha256}`)
  return document.text
}

/** Spec §6: whether somebody is signed in, which is so when a cached `me` has an id; and also when the cache cannot be read. */
function mayBeSignedIn(readCache: () => QueryCache): boolean {
  try {
    return readCache()
      .getAll()
      .some(({ state }) => Boolean((state.data as { me?: { id?: unknown } | null } | undefined)?.me?.id))
  } catch {
    return true
  }
}

/** The text of a document, loaded when it is needed: hardly ever, for the server knows the hashes of its own build. */
type DocumentText = (sha256: string) => Promise<string>

/**
 * Asks by hash first and sends the document when the server does not know it, does not support hashes, or answers HTTP 400 or 500 (spec §7).
 * A mutation is not sent again after a 500: it may have been carried out.
 */
function byHashFirst(ask: Ask, documentText: DocumentText): Ask {
  const unsupported = new Set<string>()

  return async (entry) => {
    const { sha256 } = entry.operation
    if (!unsupported.has(sha256)) {
      const answer = await ask(entry)
      if (says(answer, 'PersistedQueryNotSupported')) unsupported.add(sha256)
      else if (!wantsText(answer, entry)) return answer
    }
    return ask({ ...entry, text: await documentText(sha256) })
  }
}

function wantsText(answer: Answer, { operation }: Entry): boolean {
  if (says(answer, 'PersistedQueryNotFound') || answer.status === 400) return true
  return answer.status === 500 && operation.kind === 'query'
}

function says({ errors = [] }: Answer, message: string): boolean {
  return errors.some((error) => error.message === message)
}

/**
 * Sends again what got no answer, or none from the shop itself: at most 5 attempts, with an exponential, jittered delay that is not
 * shorter than the server asks for (`Retry-After`). For queries only: a mutation that got no answer may have been carried out.
 */
function retrying(exchange: Exchange, wait = sleep): Exchange {
  return async (entries) => {
    for (let attempt = 1; ; attempt++) {
      const answers = await exchange(entries)
      if (attempt === MAX_ATTEMPTS || !answers.some(isPassing)) return answers
      const asked = Math.max(...answers.map(({ retryAfter = 0 }) => retryAfter * 1000))
      const delay = INITIAL_DELAY * 2 ** (attempt - 1)
      // What was turned away together must not come back together.
      await wait(Math.min(asked, LONGEST_DELAY) + delay * (0.5 + Math.random()))
    }
  }
}

/** Maintenance lasts longer than a few seconds: its page looks after the shop's return. */
function isPassing({ status, errors = [] }: Answer): boolean {
  const isMaintenance = errors.some(({ message }) => message.includes(MAINTENANCE_MARKER))
  return status === 0 || (GATEWAY_FAILURES.includes(status) && !isMaintenance)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Sends one operation and gives its answer. */
type Ask = (entry: Entry) => Promise<Answer>

type Waiting = { entry: Entry; resolve(answer: Answer): void; reject(reason: unknown): void }

/** Every operation in a request of its own. */
function singly(exchange: Exchange): Ask {
  return async (entry) => {
    const [answer] = await exchange([entry])
    return answer ?? { status: 0 }
  }
}

/** What is asked in one tick goes in one request. For queries only: nothing in a batch may be harmed when the batch is repeated. */
function batching(exchange: Exchange): Ask {
  let waiting: Waiting[] = []

  return (entry) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush)
      waiting.push({ entry, resolve, reject })
    })

  function flush(): void {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MAX_BATCH) void send(all.slice(from, from + MAX_BATCH))
  }

  async function send(batch: Waiting[]): Promise<void> {
    try {
      const answers = await exchange(batch.map(({ entry }) => entry))
      batch.forEach(({ resolve }, index) => resolve(answers[index] ?? { status: 0 }))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
