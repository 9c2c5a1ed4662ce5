import { answerKey } from '../cache/keys.ts'
import { bytesOf, type KeptAnswer, keepAnswer } from '../cache/kept-answer.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { type Answered, createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime } from '../cache/reading.ts'
import { createAnswerStore, type WatchCache } from '../cache/store.ts'
import type { Precedence } from '../pages/precedence.ts'
import { createSession } from '../session/session-cookies.ts'
import type { AnswerOne, Caller, GraphqlAnswer } from './answer.ts'
import type { Asked } from './asked.ts'
import type { ContextFactory } from './request-context.ts'

export type KeptAnswersOptions = {
  /** Answers by executing. */
  execute: AnswerOne
  createContext: ContextFactory
  purges: PurgeLog
  maxBytes: number
  watchCache: WatchCache
  /** Code of the store view; empty for the store's default. */
  store: string
  /** The store works on its first answer after it lost its caches: others get what they would have got before. */
  isWarming?: () => boolean
  /** Answers to shoppers go before pages. */
  precedence?: Pick<Precedence, 'first'>
}

/** The answer depends on the currency, which the visitor’s cookie holds. */
const VARY = 'accept, accept-encoding, cookie'

/** What is kept, or an answer that is not to be kept and goes to those who asked while it was made. */
type Value = KeptAnswer | GraphqlAnswer

/** The request's data cannot be had now: what is kept is better, however old. */
class Failed extends Error {
  readonly answer: GraphqlAnswer

  constructor(answer: GraphqlAnswer) {
    super('The answer failed')
    this.answer = answer
  }
}

/**
 * The responses store: answers public operations from what is kept, and keeps what it had to execute, under the tags of everything that was
 * read for it. What is kept is made for a guest: whatever a resolver asks the session, there is nobody but a currency.
 */
export function createKeptAnswers(options: KeptAnswersOptions): AnswerOne {
  const { execute, createContext, purges, maxBytes, store, precedence } = options
  const entries = createAnswerStore<Value>(maxBytes, purges)
  options.watchCache('responses', entries)
  const readThrough = createReadThrough(entries, purges, Date.now, options.isWarming)

  return function answerOne(asked, caller) {
    const { operation, request } = asked
    const { scope, maxAge, perGroup } = operation.policy
    if (scope !== 'PUBLIC') return personal(asked, caller)
    if (caller.isPassing || (perGroup && hasOwnPrices(caller))) return execute(asked, caller)
    const { currency } = caller.session.data
    const { mediaType, isLegacy } = caller.responseType
    const key = answerKey({
      sha256: operation.prepared.sha256,
      operationName: operation.name,
      variables: request.variablesKey,
      store,
      currency,
      // Two media types differ in their status codes, and so does a client that names neither.
      mediaType: `${mediaType},${isLegacy}`,
    })
    const load = () => answerGuest(asked, caller, currency)
    const read = readThrough<Value>({ key, maxAge, load, isOutage, log: caller.log })
    return read instanceof Promise ? read.then(answered, failed) : answered(read)
  }

  function personal(asked: Asked, caller: Caller): ReturnType<AnswerOne> {
    const answer = execute(asked, caller)
    return answer instanceof Promise && precedence ? precedence.first(answer) : answer
  }

  async function answerGuest(asked: Asked, caller: Caller, currency?: string): Promise<Loaded<Value>> {
    const session = createSession(currency === undefined ? undefined : { currency })
    const context = createContext({ session, log: caller.log })
    const { reading } = context
    reading.limit(asked.operation.policy.maxAge)
    const answer = await execute(asked, { ...caller, session, context: () => context })
    if (answer.outcome === 'failed') throw new Failed(answer)
    const sum = reading.sum()
    const now = Date.now()
    if (!sum || answer.outcome !== 'public' || answer.status !== 200 || session.changed) {
      return { value: answer, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    }
    const { 'content-type': type = '' } = answer.headers
    const kept = keepAnswer(answer.status, { 'content-type': type, vary: VARY }, answer.body, now)
    return {
      value: kept,
      bytes: bytesOf(kept),
      tags: sum.tags,
      lifetime: composedLifetime(sum, now),
      isStorable: true,
      trust: 'sure',
    }
  }
}

/** Most shoppers are nobody: a context is made for those who are somebody. */
function hasOwnPrices({ session, context }: Caller): boolean {
  return session.data.token !== undefined && context().upstream.hasOwnPrices()
}

function answered({ entry, verdict }: Answered<Value>): GraphqlAnswer {
  const { value } = entry
  if (!('hash' in value)) return { ...value, verdict }
  const { status, headers, body } = value
  return { status, headers, body, kept: { answer: value, lifetime: entry }, verdict }
}

function failed(error: unknown): GraphqlAnswer {
  if (error instanceof Failed) return { ...error.answer, verdict: 'miss' }
  throw error
}

function isOutage(error: unknown): boolean {
  return error instanceof Failed
}
