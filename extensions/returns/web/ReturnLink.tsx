import { fieldsOf, site, type SlotProps, ui, useTranslate } from 'musette/web'
import type { ReturnsOfOrderFragment } from './returns.generated.ts'

/** A link from an order to the form that requests a return. */
export default function ReturnLink({ order }: SlotProps['OrderAction']) {
  const t = useTranslate()
  const { isReturnable } = fieldsOf<ReturnsOfOrderFragment>(order)
  if (!isReturnable) return null
  return (
    <ui.ButtonLink variant="secondary" href={`${site.orderPath(order.order_id)}returns/create`}>
      {t('returns.create')}
    </ui.ButtonLink>
  )
}
