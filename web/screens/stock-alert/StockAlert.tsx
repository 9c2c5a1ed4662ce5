import { useFeature } from '../../site/use-feature.ts'
import { useMe } from '../customer/use-me.ts'
import { CustomerAlert } from './CustomerAlert.tsx'
import { GuestAlert } from './GuestAlert.tsx'

/** Below a product that is sold out: «tell me when it is back», where the store can. */
export default function StockAlert({ sku }: { sku: string }) {
  const isActive = useFeature('stockAlerts')
  const { data: me } = useMe()
  if (!isActive || !me) return null
  return me.id === null ? <GuestAlert sku={sku} /> : <CustomerAlert key={me.id} sku={sku} customerId={me.id} />
}
