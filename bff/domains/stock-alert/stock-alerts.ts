import type { RequestContext } from '../../graphql/context.ts'
import { customerService } from '../customer/customer-service.ts'
import { defineService } from '../define-service.ts'
import { hasExtension } from '../shop/extensions.ts'
import { StockAlerts as OwnAlerts } from './magento/stock-alert.generated.ts'

/** What a customer waits for, during one request. */
export type StockAlerts = {
  isActive: boolean
  /** Token that ends it, by sku; empty for a guest. Read once, until `forget`. */
  pending(): Promise<ReadonlyMap<string, string>>
  forget(): void
}

export const stockAlerts = defineService((context: RequestContext): StockAlerts => {
  const { upstream, shop } = context
  const isActive = hasExtension(shop, 'stock-alerts')
  let current: Promise<ReadonlyMap<string, string>> | undefined

  async function load(): Promise<ReadonlyMap<string, string>> {
    const own = isActive && (await customerService(context).asCustomer(() => upstream.send(OwnAlerts, {})))
    const alerts = (own && own.byte8StockRadarMySubscriptions?.items) || []
    const pending = alerts.filter((alert) => alert !== null && alert.status === 'pending')
    return new Map(pending.map(({ sku, unsubscribe_token: token }) => [sku, token]))
  }

  return {
    isActive,
    pending: () => (current ??= load()),
    forget() {
      current = undefined
    },
  }
})
