import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Operation } from '../../schema/operation.ts'
import { createReadThrough, type Loaded } from '../cache/read-through.ts'
import { createMemoryStore } from '../cache/store.ts'
import { parseTags } from '../cache/tags.ts'
import type { UpstreamSettings } from '../config.ts'
import { isAtLeast } from './levels.ts'
import { Overload } from './limiter.ts'
import { type AnyOperation, canonicalVariables, readRequest, sendRequest, type StoreScope } from './request.ts'
import { createSerializer } from './serializer.ts'
import type { StoreClient } from './store-client.ts'
import type { ReadPolicy, SendOptions, Upstream } from './upstream.ts'
import { HangingCallError, isOutage, UpstreamError } from './upstream-error.ts'

/** What one HTTP request adds to its calls. */
export type Caller = {
  /** ISO 4217 code the shopper chose; absent for the store's default. */
  currency?: string
  /** Address of the shopper, so that the store can tell guests apart (facts, magento-live §4.10); absent for page renders. */
  address?: string
  log: FastifyBaseLogger
}

const READ_TIMEOUT = 5
const SEND_TIMEOUT = 10
/** Changes of one cart that may wait. */
const MAX_WAITING_CHANGES = 20
/** How long a read that hangs is not asked again, in ms. */
const HANGING_PAUSE = 30_000

/** Makes the `Upstream` of each request; all share one client and one cache. */
export function createUpstreamFactory(settings: UpstreamSettings, client: StoreClient) {
  const readThrough = createReadThrough(createMemoryStore(settings.cacheBytes))
  const serializer = createSerializer(MAX_WAITING_CHANGES)
  const cacheIds = new LRUCache<string, string>({ max: 100 })
  const hanging = new LRUCache<string, true>({ max: 1000, ttl: HANGING_PAUSE })

  return function bindUpstream({ currency, address, log }: Caller): Upstream {
    const scope: StoreScope = { store: settings.store, currency }
    const scopeKey = `${settings.store}|${currency ?? ''}`

    async function load(operation: AnyOperation, variables: string, key: string, policy: ReadPolicy): Promise<Loaded> {
      if (hanging.has(key)) throw new HangingCallError(operation.name)
      const request = readRequest(client.endpoint, operation, variables, scope, cacheIds.get(scopeKey))
      const timeout = policy.timeout ?? READ_TIMEOUT
      const reply = await client.call({ operation, request, timeout }).catch((error: unknown) => {
        if (error instanceof HangingCallError) hanging.set(key, true)
        throw error
      })
      if (reply.cacheId) cacheIds.set(scopeKey, reply.cacheId)
      const { errors } = reply
      const [error] = errors
      if (error && !(policy.partial && reply.data)) throw error
      if (error) log.debug({ operation: operation.name, errors: errors.map(String) }, 'partial answer')
      return {
        value: reply.data,
        bytes: reply.bytes,
        tags: parseTags(reply.tags),
        // That something does not exist is an answer; any other error beside the data is a fault that must not be kept.
        isStorable: errors.every(({ kind }) => kind === 'not-found'),
        trust: policy.isDoubtful?.(reply.data as never) ? 'doubtful' : error ? 'incomplete' : 'sure',
      }
    }

    async function send(operation: AnyOperation, variables: unknown, timeout: number): Promise<unknown> {
      const request = sendRequest(client.endpoint, operation, canonicalVariables(variables), scope)
      if (address) request.headers['x-forwarded-for'] = address
      const { data, errors } = await client.call({ operation, request, timeout })
      const [error] = errors
      if (error) throw error
      return data
    }

    return {
      level: settings.level,
      atLeast: (level) => isAtLeast(settings.level, level),

      async read<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, policy: ReadPolicy) {
        const text = canonicalVariables(variables)
        const key = `${operation.sha256}|${scopeKey}|${text}`
        const value = await readThrough({
          key,
          maxAge: policy.maxAge,
          load: () => load(operation, text, key, policy),
          isOutage,
          log,
        })
        return value as Result
      },

      async send<Result, Variables>(
        operation: Operation<Result, Variables>,
        variables: Variables,
        options?: SendOptions,
      ) {
        const { timeout = SEND_TIMEOUT, serialize } = options ?? {}
        const task = () => send(operation, variables, timeout)
        if (serialize === undefined) return (await task()) as Result
        try {
          return (await serializer.run(serialize, task)) as Result
        } catch (error) {
          if (error instanceof Overload) throw new UpstreamError('too-many-requests', error.message, operation.name)
          throw error
        }
      },
    }
  }
}

export type BindUpstream = ReturnType<typeof createUpstreamFactory>
