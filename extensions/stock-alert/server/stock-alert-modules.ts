import { store, type StoreContext } from 'musette/server'
import { StockAlertSettings } from './magento/stock-alert.generated.ts'

type Store = { upstream: Pick<store.Upstream, 'has'> }

/** Whether guests can have alerts, too. */
export function hasGuestAlerts({ upstream }: Store): boolean {
  return upstream.has('Mutation.byte8StockRadarSubscribe')
}

/** Whether the store has only Magento's own alerts, which are for customers only. */
export function hasOnlyMagentoAlerts({ upstream }: Store): boolean {
  return !hasGuestAlerts({ upstream }) && upstream.has('Mutation.productAlertSubscribe')
}

/** Whether alerts are active. Magento's own have a switch; a store without its field has them on. */
export async function isActive(context: StoreContext): Promise<boolean> {
  const { upstream } = context
  if (!hasOnlyMagentoAlerts(context)) return hasGuestAlerts(context)
  if (!upstream.has('StoreConfig.product_alert_allow_stock')) return true
  const { storeConfig } = await upstream.read(StockAlertSettings, {}, store.SETTINGS_POLICY)
  return storeConfig?.product_alert_allow_stock ?? false
}
