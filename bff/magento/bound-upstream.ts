import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Operation } from '../../schema/operation.ts'
import { cacheKey } from '../cache/keys.ts'
import { lifetimeOf } from '../cache/lifetime.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { createReadThrough, type Loaded } from '../cache/read-through.ts'
import type { CacheScope } from '../cache/cache-scope.ts'
import { tagsOfKinds } from '../cache/tags.ts'
import { createResponseStore } from '../cache/store.ts'
import type { WatchCache } from '../ops/usage-metrics.ts'
import type { UpstreamSettings } from '../config.ts'
import type { SharedRecords } from '../lib/shared.ts'
import type { SharedResponses } from '../redis/shared-responses.ts'
import { createHangingCalls } from './hanging-calls.ts'
import { createGroupPrices } from './group-prices.ts'
import { type ComparePrices, createGroupReads, type GroupReadTools } from './group-reads.ts'
import { Overload } from '../lib/limiter.ts'
import { redactText } from '../ops/redaction.ts'
import { currentSpan } from '../ops/trace.ts'
import { createJoinedReads, type JoinedReads, type SentRead } from './joined-reads.ts'
import { loadEach } from './load-each.ts'
import { fatalError, loadedResponse } from './loaded-response.ts'
import { createNoteMissing } from './missing-parts.ts'
import { type AnyOperation, canonicalVariables, readRequest, sendRequest, type StoreScope } from './request.ts'
import { refusesCurrency } from './refused-currency.ts'
import { createTurns } from '../lib/turns.ts'
import { isDown, type StoreClient, type StoreReply } from './store-client.ts'
import { type FittedCall, fittedCalls, type StoreMembers } from './store-members.ts'
import type { EachPolicy, ReadPolicy, SendOptions, Upstream } from './upstream.ts'
import { HangingCallError, isDefinite, isFailure, RefusedCurrencyError, UpstreamError } from './upstream-error.ts'

/** What one HTTP request adds to its calls to the store. */
export type Caller = {
  /** Code of the store view; absent for the configured one. */
  store?: string
  /** ISO 4217 code chosen by the shopper; absent for the store's default. */
  currency?: string
  /** Called if the store refuses everything in that currency; absent if the shopper has not chosen it. */
  forgetCurrency?: () => void
  /** Address of the shopper, so that the store can tell guests apart; absent for page renders. */
  address?: string
  /** Provides the token for private calls; absent for a page render, which is public. */
  signIn?: GroupReadTools['signIn']
  /** Collects tags and lifetimes for a cached response. */
  cacheScope?: CacheScope
  /** Reads bypass all caches, here and in front of the store, so that contributors see what they just saved. */
  isPreview?: boolean
  /** Shared by callers whose reads may be sent together; such callers differ only in their log. */
  joinedReads?: JoinedReads
  log: FastifyBaseLogger
}

const SEND_TIMEOUT = 15
/** Changes of one cart that may wait, including double clicks and other tabs. */
const MAX_WAITING_CHANGES = 100
/** Seconds for which a missing thing is cached as missing, and a thing on which the store hangs. */
const ABSENT_AGE = 10
const HANGING_AGE = 3
/** Longest pauses in ms before a hanging read is repeated, and one that never ends, such as a redirect loop. */
const HANGING_PAUSE = 30_000
const ENDLESS_PAUSE = 300_000
/** Reads that are not joined after a failure, and for how many ms. */
const MAX_UNJOINABLE = 1000
const UNJOINABLE_AGE = 30_000
const MAX_LOGGED = 200

/** Distinguishes this process from an earlier one with the same number of purges. */
const STARTED = Date.now().toString(36)

export type UpstreamParts = {
  purges: PurgeLog
  /** The members of the store's schema. */
  members: StoreMembers
  watchCache?: WatchCache
  /** Responses read by other processes. */
  shared?: SharedResponses
  /** Shared by all processes, so that they change a cart one at a time. */
  records?: SharedRecords
  /** Absent if customer groups have no prices of their own. */
  comparePrices?: ComparePrices
}

/** Creates the `Upstream` of each request; all share one client and one cache. */
export function createUpstreamFactory(
  settings: UpstreamSettings,
  client: StoreClient,
  { purges, members, watchCache, shared, records, comparePrices }: UpstreamParts,
) {
  const { cacheBytes, timeout: readTimeout } = settings
  const { endpoint } = client
  const callStore = fittedCalls(client, members)
  const entries = createResponseStore(cacheBytes, purges)
  watchCache?.('upstream', entries)
  const readThrough = createReadThrough(entries, purges, { isDown: () => isDown(client) })
  const groupPrices = createGroupPrices(purges)
  const turns = createTurns(MAX_WAITING_CHANGES, 'cart', records)
  const cacheIds = new LRUCache<string, string>({ max: 100 })
  const note = createNoteMissing()
  const hanging = createHangingCalls()
  /** Reads that failed lately: joined with others, they could make these fail, too. */
  const unjoinable = new LRUCache<string, true>({ max: MAX_UNJOINABLE, ttl: UNJOINABLE_AGE })

  return function bindUpstream(caller: Caller): Upstream {
    const { store = settings.store, currency, address, signIn, cacheScope, isPreview = false, log } = caller
    const { joinedReads = createJoinedReads(), forgetCurrency } = caller
    const scope: StoreScope = { store, currency }
    let currencyCheck: Promise<boolean> | undefined
    const noteMissing = (errors: readonly UpstreamError[]) => note(errors, log)
    const scopeKey = `${store}|${currency ?? ''}`

    async function call(one: FittedCall): Promise<StoreReply> {
      const reply = await callStore({ ...one, span: currentSpan(log) })
      const isRefused = !reply.data && reply.errors[0]?.kind === 'rejected'
      if (forgetCurrency && isRefused && (await (currencyCheck ??= refusesCurrency(client, scope, readTimeout)))) {
        log.warn({ currency }, 'the store refuses the currency of a shopper: it is forgotten')
        forgetCurrency()
        throw new RefusedCurrencyError(one.operation.name)
      }
      return reply
    }

    async function sendRead({ operation, variables, timeout, mayEmbedBlocks }: SentRead): Promise<StoreReply> {
      const request = (fitted: AnyOperation) =>
        isPreview
          ? sendRequest(endpoint, fitted, variables, scope)
          : readRequest(endpoint, fitted, variables, scope, {
              cacheId: cacheIds.get(scopeKey),
              version: mayEmbedBlocks ? `${STARTED}.${purges.now}` : undefined,
            })
      const reply = await call({ operation, request, timeout })
      if (reply.cacheId) cacheIds.set(scopeKey, reply.cacheId)
      return reply
    }

    async function load(operation: AnyOperation, variables: string, key: string, policy: ReadPolicy): Promise<Loaded> {
      const { subject, control, timeout = readTimeout, mayEmbedBlocks, sentAs } = policy
      const hangsAs = subject === undefined ? key : `${operation.name}|${store}|${subject}`
      if (hanging.isPaused(hangsAs)) throw new HangingCallError(operation.name)
      const read = {
        operation,
        timeout,
        mayEmbedBlocks,
        variables: sentAs === undefined ? variables : canonicalVariables(sentAs),
      }
      const isJoined = policy.joined && !unjoinable.has(hangsAs)
      const together = isJoined ? await joinedReads({ ...read, send: sendRead }) : undefined
      if (together) {
        const tags = tagsOfKinds(together.tags, policy.joined)
        return loadedResponse({ ...together, tags }, policy, noteMissing)
      }
      const reply = await sendRead(read).catch((error: unknown) => {
        if (isJoined) unjoinable.set(hangsAs, true)
        const isNew =
          error instanceof HangingCallError &&
          hanging.note(hangsAs, subject === undefined ? HANGING_PAUSE : ENDLESS_PAUSE)
        if (isNew) {
          const asked = redactText(hangsAs.slice(0, MAX_LOGGED))
          log.warn({ err: error, asked }, 'a call hangs while others are answered')
        }
        throw error
      })
      hanging.forget(hangsAs)
      if (isJoined && reply.errors.length > 0) unjoinable.set(hangsAs, true)
      const fatal = fatalError(reply)
      if (control !== undefined && fatal?.kind === 'rejected') throw await explained(fatal, operation, control, timeout)
      return loadedResponse(reply, policy, noteMissing)
    }

    /** Explains a failed read: a control read shows whether the store fails on everything, or the thing does not exist. */
    async function explained(error: UpstreamError, operation: AnyOperation, control: unknown, timeout: number) {
      const request = (fitted: AnyOperation) => sendRequest(endpoint, fitted, canonicalVariables(control), scope)
      const isWell = await call({ operation, request, timeout }).then(
        (reply) => !fatalError(reply),
        () => false,
      )
      const { message, path } = error
      return new UpstreamError(isWell ? 'not-found' : 'unavailable', message, operation.name, { path, cause: error })
    }

    function readCached(key: string, { maxAge }: ReadPolicy, request: () => Promise<Loaded>) {
      const load = shared ? () => shared.readThrough(key, maxAge, request, isFailure) : request
      return readThrough({ key, maxAge, load, isOutage: isFailure, log })
    }

    function keyOf(operation: AnyOperation, variables: string): string {
      return cacheKey({ sha256: (members.fit(operation) ?? operation).sha256, variables, ...scope })
    }

    function readForGuests(operation: AnyOperation, variables: string, policy: ReadPolicy): Promise<unknown> {
      const key = keyOf(operation, variables)
      return readNoted(key, policy, () => load(operation, variables, key, policy))
    }

    /** Returns the cached response, or that of `request`. Notes its tags and lifetime for the response. */
    async function readNoted(key: string, policy: ReadPolicy, request: () => Promise<Loaded>): Promise<unknown> {
      try {
        if (isPreview) {
          cacheScope?.markUncacheable()
          return (await request()).value
        }
        const { entry, isStorable } = await readCached(key, policy, request)
        if (isStorable) cacheScope?.note(entry)
        else cacheScope?.markUncacheable()
        return entry.value
      } catch (error) {
        noteFailure(error)
        throw error
      }
    }

    // A preview shows what everybody will see.
    const groupReads =
      signIn && comparePrices && !isPreview
        ? createGroupReads({
            call,
            endpoint,
            groupPrices,
            comparePrices,
            readForGuests,
            scope,
            signIn,
            noteMissing,
            readCached: async (key, policy, request) => (await readCached(key, policy, request)).entry.value,
            timeout: readTimeout,
          })
        : undefined

    /** Something missing may be cached for a moment. Any other failure must not become part of a cached response. */
    function noteFailure(error: unknown): void {
      if (isDefinite(error) || error instanceof HangingCallError) {
        const age = isDefinite(error) ? ABSENT_AGE : HANGING_AGE
        cacheScope?.note({ tags: [], ...lifetimeOf(age, 'absent', Date.now()) })
      } else {
        cacheScope?.markUncacheable()
      }
    }

    async function readEach<Result, Variables, Thing>(
      operation: Operation<Result, Variables>,
      keys: readonly string[],
      policy: EachPolicy<Result, Variables, Thing>,
    ): Promise<Map<string, Thing>> {
      const fetchEach = loadEach(policy, (variables) => load(operation, variables, keyOf(operation, variables), policy))
      const values = await Promise.all(
        keys.map((key) => readNoted(keyOf(operation, JSON.stringify(key)), policy, () => fetchEach(key))),
      )
      return new Map(keys.flatMap((key, i) => (values[i] === null ? [] : [[key, values[i] as Thing]])))
    }

    async function send(
      operation: AnyOperation,
      variables: unknown,
      { timeout = SEND_TIMEOUT, asGuest = false, captcha, phpSession, needs }: SendOptions,
    ): Promise<unknown> {
      // Private calls make the response uncacheable.
      cacheScope?.markUncacheable()
      const token = asGuest ? undefined : signIn?.token()
      const request = (fitted: AnyOperation) => {
        const { headers, ...rest } = sendRequest(endpoint, fitted, canonicalVariables(variables), scope)
        if (address) headers['x-forwarded-for'] = address
        if (captcha) headers['x-recaptcha'] = captcha
        if (phpSession) headers.cookie = `PHPSESSID=${phpSession}`
        if (token) headers.authorization = `Bearer ${token}`
        return { ...rest, headers }
      }
      const reply = await call({ operation, lane: 'personal', request, timeout })
      const { data, errors, cacheId } = reply
      const error = fatalError(reply, needs)
      if (token && data && operation.kind === 'query') signIn?.notePriceGroup(cacheId)
      // Since 2.4.8, Magento refuses an expired token before it executes anything.
      if (token && !data && error?.kind === 'authentication') signIn?.refuse()
      if (error && captcha && error.kind === 'rejected') {
        log.warn({ err: error, operation: operation.name }, 'the store failed on a call with a captcha')
        throw captchaFailure(error)
      }
      if (error) throw error
      noteMissing(errors)
      return data
    }

    async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
      try {
        return await turns.run(key, task)
      } catch (error) {
        if (error instanceof Overload) throw new UpstreamError('too-many-requests', error.message, 'Turn')
        throw error
      }
    }

    return {
      has: members.has,
      atLeast: members.atLeast,
      hasOwnPrices: () => groupReads?.hasOwnPrices() ?? false,

      async read<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, policy: ReadPolicy) {
        const text = canonicalVariables(variables)
        if (!policy.perGroup || !groupReads?.hasOwnPrices()) {
          return (await readForGuests(operation, text, policy)) as Result
        }
        // The response is for this customer only.
        cacheScope?.markUncacheable()
        return (await groupReads.read(operation, text, policy)) as Result
      },

      readEach,

      async send<Result, Variables>(
        operation: Operation<Result, Variables>,
        variables: Variables,
        options: SendOptions<Result> = {},
      ) {
        const { serialize } = options
        const task = () => send(operation, variables, options)
        if (serialize === undefined) return (await task()) as Result
        return (await inTurn(serialize, task)) as Result
      },

      inTurn,
    }
  }
}

/** A store that cannot verify a reCAPTCHA token fails without a reason. */
function captchaFailure(error: UpstreamError): UpstreamError {
  return new UpstreamError('captcha', 'ReCaptcha validation failed', error.operation, { cause: error })
}

export type BindUpstream = ReturnType<typeof createUpstreamFactory>
