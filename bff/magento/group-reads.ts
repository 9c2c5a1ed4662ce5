import type { Operation } from '../../schema/operation.ts'
import { cacheKey } from '../cache/keys.ts'
import type { Loaded } from '../cache/read-through.ts'
import { priceGroupOf, type SignIn, UNGROUPED } from '../session/sign-in.ts'
import type { GroupPrices } from './group-prices.ts'
import { loadedResponse } from './loaded-response.ts'
import { type AnyOperation, canonicalVariables, sendRequest, type StoreScope } from './request.ts'
import type { StoreClient, StoreReply } from './store-client.ts'
import type { ReadPolicy, Upstream } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** Whether those who read by the second see other prices than those who read by the first. */
export type ComparePrices = (guests: Pick<Upstream, 'read'>, group: Pick<Upstream, 'read'>) => Promise<boolean>

/** Variables as `canonicalVariables` writes them. */
type ReadText = (operation: AnyOperation, variables: string, policy: ReadPolicy) => Promise<unknown>

export type GroupReadTools = {
  client: Pick<StoreClient, 'endpoint' | 'call'>
  groupPrices: GroupPrices
  comparePrices: ComparePrices
  /** The answer kept under a key, or the one that `load` gives. */
  readCached(key: string, policy: ReadPolicy, load: () => Promise<Loaded>): Promise<unknown>
  readForGuests: ReadText
  scope: StoreScope
  signIn: Pick<SignIn, 'token' | 'refuse' | 'priceGroup' | 'notePriceGroup'>
  /** Seconds, where a policy names none. */
  timeout: number
  noteMissing(errors: readonly UpstreamError[]): void
}

/** The store answered for another group than the one asked for: the customer was moved, or the token is worth nothing any more. */
class OtherGroup extends Error {}

/**
 * Reads in the name of a customer whose group has prices of its own. Answers are kept under the price group that the store itself names
 * (`X-Magento-Cache-Id`), and only where it names the same one beside the answer: what was asked with a token that stands for another group by
 * now reaches neither what is kept for this one nor those who wait for it. By POST, for the built-in cache of a store gives a GET with a token
 * what guests get.
 */
export function createGroupReads(tools: GroupReadTools) {
  const { client, groupPrices, comparePrices, readCached, readForGuests, scope, signIn, noteMissing } = tools

  async function ask(operation: AnyOperation, variables: string, policy: ReadPolicy): Promise<StoreReply> {
    const request = sendRequest(client.endpoint, operation, variables, scope)
    request.headers.authorization = `Bearer ${signIn.token() ?? ''}`
    const reply = await client.call({ operation, request, timeout: policy.timeout ?? tools.timeout })
    // Since 2.4.8, Magento refuses an expired token before it executes anything.
    if (!reply.data && reply.errors[0]?.kind === 'authentication') signIn.refuse()
    else signIn.notePriceGroup(reply.cacheId)
    return reply
  }

  function readOfGroup(group: string, operation: AnyOperation, variables: string, policy: ReadPolicy) {
    const key = cacheKey({ sha256: operation.sha256, variables, ...scope, group })
    return readCached(key, policy, async () => {
      const reply = await ask(operation, variables, policy)
      if (priceGroupOf(reply.cacheId) !== group) throw new OtherGroup('The store answered for another group')
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
      // Whose group was not heard of yet, the next answer tells.
      if (group === undefined) return true
      return group !== UNGROUPED && groupPrices.differ(group, () => compare(group))
    },

    /** To be called for whom `hasOwnPrices`. */
    async read(operation: AnyOperation, variables: string, policy: ReadPolicy): Promise<unknown> {
      const group = signIn.priceGroup()
      try {
        if (group !== undefined) return await readOfGroup(group, operation, variables, policy)
      } catch (error) {
        // Whoever asked first for the same thing may have been the one who was moved or signed out.
        if (!(error instanceof OtherGroup) && !isRefusal(error)) throw error
      }
      try {
        if (signIn.token()) return loadedResponse(await ask(operation, variables, policy), policy, noteMissing).value
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
