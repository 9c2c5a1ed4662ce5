import { laterPart } from '../../later-part.tsx'

export const StockAlert = laterPart(() => import('./StockAlert.tsx'), 'stock-alert')
