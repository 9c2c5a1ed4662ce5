import type { ShopSettings } from '../../config.ts'
import type { Upstream } from '../../magento/upstream.ts'
import type { CustomerService } from '../customer/customer-service.ts'
import { hasExtension } from '../shop/extensions.ts'
import { StockAlerts as OwnAlerts } from './magento/stock-alert.generated.ts'

/** What a customer waits for, during one request. */
export type StockAlerts = {
  isActive: boolean
  /** Token that ends it, by sku; empty for a guest. Read once, until `forget`. */
  pending(): Promise<ReadonlyMap<string, string>>
  forget(): void
}

type AlertTools = { upstream: Upstream; shop: ShopSettings; customer: CustomerService }

export function createStockAlerts({ upstream, shop, customer }: AlertTools): StockAlerts {
  const isActive = hasExtension(shop, 'stock-alerts')
  let current: Promise<ReadonlyMap<string, string>> | undefined

  async function load(): Promise<ReadonlyMap<string, string>> {
    const own = isActive && (await customer.asCustomer(() => upstream.send(OwnAlerts, {})))
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
}
