import { store, type StoreContext } from 'musette/server'
import { StockAlertSettings } from './magento/stock-alert.generated.ts'

type Store = { upstream: Pick<store.Upstream, 'has'> }

/** Whether guests can wait for a product, too. */
export function hasGuestAlerts({ upstream }: Store): boolean {
  return upstream.has('Mutation.byte8StockRadarSubscribe')
}

/** Whether the store has Magento's own alerts alone, which know customers only. */
export function isOfMagento({ upstream }: Store): boolean {
  return !hasGuestAlerts({ upstream }) && upstream.has('Mutation.productAlertSubscribe')
}

/** Magento's own alerts have a switch; a store without the field for it has them on. */
export async function isActive(context: StoreContext): Promise<boolean> {
  const { upstream } = context
  if (!isOfMagento(context)) return hasGuestAlerts(context)
  if (!upstream.has('StoreConfig.product_alert_allow_stock')) return true
  const { storeConfig } = await upstream.read(StockAlertSettings, {}, store.SETTINGS_POLICY)
  return storeConfig?.product_alert_allow_stock ?? false
}
