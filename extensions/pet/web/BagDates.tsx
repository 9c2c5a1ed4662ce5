import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import type { Pet } from '../pet.ts'
import { daysOf, type Range, rationOf } from '../ration.ts'
import { calendarOf } from './calendar.ts'
import { deviceNow, keepDevice } from './device-pets.ts'
import { guideOf } from './guide.ts'
import { BagReminders, Feeds, type FeedsQuery, ForgetBag, RemindOfBag } from './pet.generated.ts'
import styles from './BagDates.module.css'
import { usePets } from './use-pets.ts'
import { useNameOf, useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

type Order = SlotProps['OrderSection']['order']
type Bag = { item: Order['items'][number]; feed: NonNullable<FeedsQuery['feeds'][number]> }

/** The most lines that one request takes. */
const MAX_LINES = 50
/** Days before a bag is empty on which a mail goes out: time to order and to deliver. */
const AHEAD = 6
const DAY = 86_400_000

/** When the feeds of an order are used up, by the ration of a pet. */
export default function BagDates({ order }: SlotProps['OrderSection']) {
  const t = useTranslate()
  const { pets } = usePets()
  const items = order.items.filter((item) => countOf(item) > 0).slice(0, MAX_LINES)
  const lines = items.map(({ sku, path }) => ({ sku, path }))
  const { data } = useOperation(Feeds, { lines }, { enabled: pets.length > 0 && lines.length > 0 })
  const bags = items.flatMap((item, place) => {
    const feed = data?.feeds[place]
    return feed && pets.some(({ animal }) => animal === guideOf(feed.guide).animal) ? [{ item, feed }] : []
  })
  if (bags.length === 0) return null
  return (
    <section className={orders.orderStyles.card}>
      <h2>{t('pet.bags')}</h2>
      <ul className={styles.list}>
        {bags.map((bag) => (
          <li key={bag.item.id} className={styles.bag}>
            <BagDate order={order} bag={bag} pets={pets} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('pet.bags.note')}</p>
    </section>
  )
}

function countOf({ qtyOrdered, qtyCanceled, qtyRefunded }: Order['items'][number]): number {
  return qtyOrdered - qtyCanceled - qtyRefunded
}

function BagDate({ order, bag: { item, feed }, pets }: { order: Order; bag: Bag; pets: readonly Pet[] }) {
  const t = useTranslate()
  const { date } = useFormat()
  const nameOf = useNameOf()
  const today = useToday()
  const { gramsADay, reasonText } = useRationTexts()
  const guide = guideOf(feed.guide)
  const fitting = pets.filter(({ animal }) => animal === guide.animal)
  const { chosen } = deviceNow()
  const pet = fitting.find(({ id }) => id === chosen) ?? fitting[0]
  if (!pet) return null
  const ration = rationOf(guide, pet, today)
  const day = ration.kind === 'ration' ? emptyOn(order.createdAt, feed.netGrams * countOf(item), ration) : null
  return (
    <>
      <p className={styles.name}>{item.name}</p>
      {fitting.length > 1 && (
        <ui.SelectField
          label={t('pet.for')}
          value={pet.id}
          onChange={(event) => keepDevice({ ...deviceNow(), chosen: event.target.value })}
        >
          {fitting.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </ui.SelectField>
      )}
      {day === null || ration.kind !== 'ration' ? (
        <p className={styles.text}>{ration.kind !== 'ration' && reasonText(ration)}</p>
      ) : (
        <>
          <p className={styles.text}>
            <strong>{t('pet.emptyOn', { date: date(day) })}</strong>{' '}
            {t('pet.forPet', { name: nameOf(pet), ration: gramsADay(ration) })}
          </p>
          <Reminder order={order} item={item} day={day} />
        </>
      )}
    </>
  )
}

/** `YYYY-MM-DD`. The larger figure of a range counts: the bag is not empty earlier. */
function emptyOn(orderedAt: string, grams: number, ration: Range): string {
  return dayOf(Date.parse(orderedAt) + daysOf(grams, ration).low * DAY)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

type ReminderProps = { order: Order; item: Order['items'][number]; day: string }

/** The day for the shopper's calendar, and by mail. Nothing is offered for a day that is past. */
function Reminder({ order: { order_id: orderId }, item: { sku, name }, day }: ReminderProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const announce = ui.useAnnounce()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const absolute = site.useAbsoluteUrl()
  const query = operationQuery(BagReminders, { orderId })
  const { data } = useOperation(BagReminders, { orderId })
  const today = useToday()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const tomorrow = dayOf(today.getTime() + DAY)
  if (day <= tomorrow) return null
  const early = dayOf(Date.parse(day) - AHEAD * DAY)
  const mailDay = early > tomorrow ? early : tomorrow
  const isWaiting = data?.bagReminders.skus.includes(sku) ?? false

  const toCalendar = () => {
    const url = new URL(absolute(site.orderPath(orderId)), location.origin).href
    const text = calendarOf(
      { id: `${orderId}-${sku}`, day: mailDay, title: t('pet.calendar.title', { name }), url },
      today,
    )
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${sku}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
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
        <ui.Button variant="quiet" size="small" onClick={toCalendar}>
          {t('pet.calendar')}
          <ui.VisuallyHidden> {name}</ui.VisuallyHidden>
        </ui.Button>
      </div>
    </>
  )
}
