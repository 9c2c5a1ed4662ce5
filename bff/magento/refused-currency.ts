import { StoreProbe } from './probe.generated.ts'
import { canonicalVariables, sendRequest, type StoreScope } from './request.ts'
import type { StoreClient } from './store-client.ts'

/**
 * Returns whether the store responds, but not in the currency: a merchant may have withdrawn it, or allow it in this view alone (magento2#41242).
 * `timeout` is in seconds.
 */
export async function refusesCurrency(
  client: Pick<StoreClient, 'endpoint' | 'call'>,
  scope: StoreScope,
  timeout: number,
): Promise<boolean> {
  async function responds(one: StoreScope): Promise<boolean> {
    const request = sendRequest(client.endpoint, StoreProbe, canonicalVariables({}), one)
    const reply = await client.call({ operation: StoreProbe, request, timeout }).catch(() => null)
    return Boolean(reply?.data)
  }
  return !(await responds(scope)) && responds({ store: scope.store })
}
