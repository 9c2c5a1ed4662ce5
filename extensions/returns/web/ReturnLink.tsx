import { fieldsOf } from '../../../web/extension.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { orderPath } from '../../../web/site/paths.ts'
import type { SlotProps } from '../../../web/slots.ts'
import { ButtonLink } from '../../../web/ui/Link.tsx'
import type { ReturnsOfOrderFragment } from './returns.generated.ts'

/** From an order to the form that asks for a return. */
export default function ReturnLink({ order }: SlotProps['OrderAction']) {
  const t = useTranslate()
  const { isReturnable } = fieldsOf<ReturnsOfOrderFragment>(order)
  if (!isReturnable) return null
  return (
    <ButtonLink variant="secondary" href={`${orderPath(order.order_id)}returns/create`}>
      {t('returns.create')}
    </ButtonLink>
  )
}
