import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

const SKU = 'CHI-BROSSE-POILS'

testSwitches(
  [
    {
      feature: 'stockAlerts',
      off: { without: ['stock-alerts', 'product-alerts'] },
      calls: [
        { field: `subscribeToStockAlert(sku: "${SKU}")`, works: true },
        { field: `unsubscribeFromStockAlert(sku: "${SKU}")`, works: true },
        { field: `cancelStockAlert(token: "${'a'.repeat(32)}")`, works: true },
      ],
    },
  ],
  (store) => store.control.stock({ sku: SKU, quantity: 0 }),
)
