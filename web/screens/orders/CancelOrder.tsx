import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { CancelForm } from './CancelForm.tsx'
import { CancelOrder as Cancel, OrderDetails, type OrderDetailsQuery } from './customer-orders.generated.ts'

type CancelOrderProps = {
  order: NonNullable<OrderDetailsQuery['order']>
  /** The id by which the page asked for it. */
  shownAs: string
}

/** Cancels one of the customer's orders; the page then shows it as it is. */
export function CancelOrder({ order, shownAs }: CancelOrderProps) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const { order_id: orderId, number, cancellationReasons } = order
  if (isDone) {
    // The button that had the focus is gone.
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t('orders.cancel.done', { number })}</Alert>
      </div>
    )
  }
  if (cancellationReasons.length === 0) return null
  const show = (now: OrderDetailsQuery['order']) => {
    if (now) queryClient.setQueryData(operationQuery(OrderDetails, { orderId: shownAs }).queryKey, { order: now })
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('orders.cancel')}
      </Button>
      <CancelForm
        open={isOpen}
        onClose={() => setOpen(false)}
        number={number}
        reasons={cancellationReasons}
        hint={t('orders.cancel.text')}
        submit={t('orders.cancel.confirm')}
        send={async (reason) => (await execute(Cancel, { orderId, reason })).cancelOrder}
        onAccepted={(answer) => {
          setOpen(false)
          show(answer.order)
          setDone(true)
        }}
      />
    </>
  )
}
