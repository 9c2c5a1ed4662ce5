import { defineDemoStoreExtension } from 'musette/demo-store'
import { sendStockAlerts, stockAlertResolvers, subscribeToStock } from './demo-store/resolvers.ts'
import sql from './demo-store/stock-alerts.sql?raw'

export default defineDemoStoreExtension({
  resolvers: stockAlertResolvers,
  sql,
  async writeBelongings({ email, alerts }, at) {
    for (const { at: time, sku } of alerts) await subscribeToStock({ sku, email }, at(time))
  },
  catalogueChanged: sendStockAlerts,
})
