import type { Operation } from '../../schema/operation.ts'
import { cacheKey } from '../cache/keys.ts'
import type { Loaded } from '../cache/read-through.ts'
import { priceGroupOf, type SignIn, UNGROUPED } from '../session/sign-in.ts'
import type { GroupPrices } from './group-prices.ts'
import { loadedResponse } from './loaded-response.ts'
import { type AnyOperation, canonicalVariables, sendRequest, type StoreScope } from './request.ts'
import type { StoreReply } from './store-client.ts'
import type { FittedCall } from './store-members.ts'
import type { ReadPolicy, Upstream } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** Whether readers through the second function see other prices than those through the first. */
export type ComparePrices = (guests: Pick<Upstream, 'read'>, group: Pick<Upstream, 'read'>) => Promise<boolean>

/** Variables as `canonicalVariables` writes them. */
type ReadText = (operation: AnyOperation, variables: string, policy: ReadPolicy) => Promise<unknown>

export type GroupReadTools = {
  /** The store's GraphQL endpoint, and calls with operations cut to what it can execute. */
  endpoint: URL
  call(call: FittedCall): Promise<StoreReply>
  groupPrices: GroupPrices
  comparePrices: ComparePrices
  /** Returns the cached response of a key, or loads it. */
  readCached(key: string, policy: ReadPolicy, load: () => Promise<Loaded>): Promise<unknown>
  readForGuests: ReadText
  scope: StoreScope
  signIn: Pick<SignIn, 'token' | 'refuse' | 'priceGroup' | 'notePriceGroup'>
  /** Seconds, if the policy names none. */
  timeout: number
  noteMissing(errors: readonly UpstreamError[]): void
}

/** The store responded for another group: the customer was moved to it, or the token is no longer valid. */
class OtherGroup extends Error {}

/**
 * Reads with the token of a customer whose group has prices of its own. Responses are cached under the price group that the store names
 * (`X-Magento-Cache-Id`), and only if the response names the same group: another group's response never reaches this group's cache or the requests
 * that wait for it. Sent by POST, because the store's built-in cache returns a guest's response to a GET with a token.
 */
export function createGroupReads(tools: GroupReadTools) {
  const { endpoint, call, groupPrices, comparePrices, readCached, readForGuests, scope, signIn, noteMissing } = tools

  async function send(operation: AnyOperation, variables: string, policy: ReadPolicy): Promise<StoreReply> {
    const authorization = `Bearer ${signIn.token() ?? ''}`
    const request = (fitted: AnyOperation) => {
      const { headers, ...rest } = sendRequest(endpoint, fitted, variables, scope)
      return { ...rest, headers: { ...headers, authorization } }
    }
    const reply = await call({ operation, request, timeout: policy.timeout ?? tools.timeout })
    // Since 2.4.8, Magento refuses an expired token before it executes anything.
    if (!reply.data && reply.errors[0]?.kind === 'authentication') signIn.refuse()
    else signIn.notePriceGroup(reply.cacheId)
    return reply
  }

  function readOfGroup(group: string, operation: AnyOperation, variables: string, policy: ReadPolicy) {
    const key = cacheKey({ sha256: operation.sha256, variables, ...scope, group })
    return readCached(key, policy, async () => {
      const reply = await send(operation, variables, policy)
      if (priceGroupOf(reply.cacheId) !== group) throw new OtherGroup('The store responded for another group')
      return loadedResponse(reply, policy, noteMissing)
    })
  }

  const compare = (group: string) =>
    comparePrices(
      reader(readForGuests),
      reader((operation, variables, policy) => readOfGroup(group, operation, variables, policy)),
    )

  return {
    hasOwnPrices(): boolean {
      if (!signIn.token()) return false
      const group = signIn.priceGroup()
      // If the group is unknown, the next response names it.
      if (group === undefined) return true
      return group !== UNGROUPED && groupPrices.differ(group, () => compare(group))
    },

    /** Only if `hasOwnPrices`. */
    async read(operation: AnyOperation, variables: string, policy: ReadPolicy): Promise<unknown> {
      const group = signIn.priceGroup()
      try {
        if (group !== undefined) return await readOfGroup(group, operation, variables, policy)
      } catch (error) {
        // The customer whose read this one joined may have been moved or signed out.
        if (!(error instanceof OtherGroup) && !isRefusal(error)) throw error
      }
      try {
        if (signIn.token()) return loadedResponse(await send(operation, variables, policy), policy, noteMissing).value
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
      return readForGuests(operation, variables, policy)
    },
  }
}

function reader(read: ReadText): Pick<Upstream, 'read'> {
  return {
    read: async <Result, Variables>(
      operation: Operation<Result, Variables>,
      variables: Variables,
      policy: ReadPolicy,
    ) => (await read(operation, canonicalVariables(variables), policy)) as Result,
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'authentication'
}
