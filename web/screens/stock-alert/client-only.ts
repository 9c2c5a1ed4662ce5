import { clientOnly } from '../../lazy.tsx'

export const StockAlert = clientOnly(() => import('./StockAlert.tsx'), 'stock-alert')
