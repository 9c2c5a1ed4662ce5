import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  operationQuery,
  orders,
  site,
  type SlotProps,
  ui,
  useExecute,
  useFormat,
  useOperation,
  useTranslate,
} from 'musette/web'
import styles from './BagDates.module.css'
import { Bags, type Line } from './Bags.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { reminderDay } from './days.ts'
import { BagReminders, ForgetBag, RemindOfBag } from './pet.generated.ts'
import { useToday } from './use-today.ts'

type Order = SlotProps['OrderSection']['order']

/** The days on which feeds of an order in the account are used up, with a reminder and a button to reorder. */
export default function BagDates({ order }: { order: Order }) {
  const lines = order.items.map(({ id, sku, name, path, qtyOrdered, qtyCanceled, qtyRefunded }): Line => {
    return { id, sku, name, path, qty: qtyOrdered - qtyCanceled - qtyRefunded }
  })
  return (
    <Bags
      lines={lines}
      orderedAt={order.createdAt}
      renderActions={(line, day) => (
        <>
          <Reminder orderId={order.order_id} line={line} day={day} />
          <orders.ReorderButton
            orderId={order.order_id}
            lines={[line.id]}
            of={line.name}
            variant="secondary"
            size="small"
          />
        </>
      )}
    />
  )
}

type ReminderProps = { orderId: string; line: Line; day: string }

/** Buttons for the shopper's calendar and for a mail. Nothing is offered for a past day. */
function Reminder({ orderId, line, day }: ReminderProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const announce = ui.useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const query = operationQuery(BagReminders, { orderId })
  const { data } = useOperation(BagReminders, { orderId })
  const mailDay = reminderDay(day, useToday())
  const [failure, setFailure] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  if (mailDay === null) return null
  const { sku, name } = line
  const isWaiting = data?.bagReminders.skus.includes(sku) ?? false

  const toggle = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const response = isWaiting
        ? (await execute(ForgetBag, { orderId, sku })).forgetBag
        : (await execute(RemindOfBag, { orderId, sku, day: mailDay })).remindOfBag
      if (!response.success) return setFailure(response.errorMessage ?? t('ui.refused'))
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      announce(t(isWaiting ? 'pet.reminder.ended' : 'pet.reminder.set', { date: date(mailDay) }))
    } catch (error) {
      setFailure(site.shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      {isWaiting && <p className={styles.text}>{t('pet.reminder.set', { date: date(mailDay) })}</p>}
      <div className={styles.actions}>
        {data?.bagReminders.isPossible && (
          <ui.Button
            variant={isWaiting ? 'quiet' : 'secondary'}
            size="small"
            busy={isBusy}
            onClick={() => void toggle()}
          >
            {t(isWaiting ? 'pet.reminder.end' : 'pet.reminder')}
            <ui.VisuallyHidden> {name}</ui.VisuallyHidden>
          </ui.Button>
        )}
        <CalendarButton of={orderId} line={line} day={mailDay} path={site.orderPath(orderId)} variant="quiet" />
      </div>
    </>
  )
}
