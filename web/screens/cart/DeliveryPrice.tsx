import { useTranslate } from '../../i18n/messages-context.ts'
import type { Money } from '../../site/use-format.ts'
import { Price } from '../../ui/Price.tsx'

/** What a delivery costs with tax. Only deliveries are «offered»: French shops do not call food free. */
export function DeliveryPrice({ value }: { value: Money }) {
  const t = useTranslate()
  return value.amount === 0 ? t('cart.offered') : <Price value={value} />
}
