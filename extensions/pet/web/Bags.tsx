import type { ReactNode } from 'react'
import { orders, ui, useFormat, useOperation, useTranslate } from 'musette/web'
import type { Pet } from '../pet.ts'
import { daysOf, type Range, rationOf } from '../ration.ts'
import styles from './BagDates.module.css'
import { dayOf, DAY } from './days.ts'
import { deviceNow, keepDevice } from './device-pets.ts'
import { guideOf } from './guide.ts'
import { Feeds, type FeedsQuery } from './pet.generated.ts'
import { usePets } from './use-pets.ts'
import { useNameOf, useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

/** A line of an order. `path` leads to the product's page. */
export type Line = { id: string; sku: string; name: string; path: string | null; qty: number }
type Feed = NonNullable<FeedsQuery['feeds'][number]>

type BagsProps = {
  lines: readonly Line[]
  /** Date and time of the order. */
  orderedAt: string
  /** Renders actions for a bag that is empty on a day, `YYYY-MM-DD`. */
  renderActions: (line: Line, day: string) => ReactNode
}

/** The most lines that one request takes. */
const MAX_LINES = 50

/** The days on which feeds of an order are used up, by the ration of a pet. */
export function Bags({ lines, orderedAt, renderActions }: BagsProps) {
  const t = useTranslate()
  const { pets } = usePets()
  const ordered = lines.filter(({ qty }) => qty > 0).slice(0, MAX_LINES)
  const variables = { lines: ordered.map(({ sku, path }) => ({ sku, path })) }
  const { data } = useOperation(Feeds, variables, { enabled: pets.length > 0 && ordered.length > 0 })
  const bags = ordered.flatMap((line, place) => {
    const feed = data?.feeds[place]
    return feed && pets.some(({ animal }) => animal === guideOf(feed.guide).animal) ? [{ line, feed }] : []
  })
  if (bags.length === 0) return null
  return (
    <section className={orders.orderStyles.card}>
      <h2>{t('pet.bags')}</h2>
      <ul className={styles.list}>
        {bags.map(({ line, feed }) => (
          <li key={line.id} className={styles.bag}>
            <Bag line={line} feed={feed} pets={pets} orderedAt={orderedAt} renderActions={renderActions} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('pet.bags.note')}</p>
    </section>
  )
}

type BagProps = Omit<BagsProps, 'lines'> & { line: Line; feed: Feed; pets: readonly Pet[] }

function Bag({ line, feed, pets, orderedAt, renderActions }: BagProps) {
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
  const day = ration.kind === 'ration' ? emptyOn(orderedAt, feed.netGrams * line.qty, ration) : null
  return (
    <>
      <p className={styles.name}>{line.name}</p>
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
          {renderActions(line, day)}
        </>
      )}
    </>
  )
}

/** Returns the day as `YYYY-MM-DD`. The larger ration of a range counts: the bag is not empty earlier. */
function emptyOn(orderedAt: string, grams: number, ration: Range): string {
  return dayOf(Date.parse(orderedAt) + daysOf(grams, ration).low * DAY)
}
