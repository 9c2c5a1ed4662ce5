import { type FormEvent, useState } from 'react'
import {
  operationQuery,
  type LoadContext,
  type LoadResult,
  rules,
  site,
  texts,
  ui,
  useOperation,
  useShop,
  useTranslate,
} from 'musette/web'
import { PlacesToFetch, type PlacesToFetchQuery } from './store-finder.generated.ts'
import styles from './StoreFinder.module.css'

type Group = PlacesToFetchQuery['placesToFetch'][number]
type Point = NonNullable<Group['points']>[number]

/** The initial search of the page. */
const EVERYWHERE = { postalCode: null }

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export async function load(context: LoadContext): Promise<LoadResult> {
  if (!(await site.hasFeature(context.queryClient, 'placeFinder'))) return site.loadNotFound(context)
  await context.queryClient.prefetchQuery(operationQuery(PlacesToFetch, EVERYWHERE))
  return {}
}

/** `/magasins`: pickup places. It begins with the shop's own, and finds those of carriers around a postcode. */
export default function StoreFinderScreen() {
  return site.useFeature('placeFinder') ? <StoreFinder /> : <site.NotFoundScreen />
}

function StoreFinder() {
  const t = useTranslate()
  const { defaultCountryId: country } = useShop()
  const [typed, setTyped] = useState('')
  const [postalCode, setPostalCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { data, isError, isFetching, refetch } = useOperation(PlacesToFetch, postalCode ? { postalCode } : EVERYWHERE)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = rules.typedCode(typed)
    const isRight = rules.isPostalCode(country, wanted)
    setWrong(!isRight)
    if (!isRight) return
    if (wanted === postalCode && isError) void refetch()
    setPostalCode(wanted)
  }
  const groups = inOrder(data?.placesToFetch ?? [], postalCode)
  const count = groups.reduce((sum, { points, isFar }) => sum + (isFar ? 0 : (points?.length ?? 0)), 0)
  return (
    <ui.Container>
      <ui.PageHead title={t('finder.title')} description={t('finder.lead')} canonicalPath="/magasins" />
      <ui.Breadcrumb items={[{ name: t('finder.title') }]} />
      <h1>{t('finder.title')}</h1>
      <p>{t('finder.lead')}</p>
      <search>
        <form method="post" className={styles.form} onSubmit={search} noValidate>
          <ui.TextField
            label={t('checkout.pickup.around')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isWrong && <span role="alert">{t('address.wrong.postalCode')}</span>}
            inputMode={country === 'FR' ? 'numeric' : undefined}
            autoComplete="postal-code"
            name="postalCode"
          />
          <ui.Button type="submit" busy={isFetching}>
            {t('checkout.pickup.find')}
          </ui.Button>
        </form>
      </search>
      <output className={styles.count}>
        {isFetching
          ? t('ui.loading')
          : data &&
            postalCode &&
            (count > 0 ? t('checkout.pickup.count', { count, postalCode }) : t('finder.none', { postalCode }))}
      </output>
      {isError && <ui.Alert kind="error">{t('finder.out')}</ui.Alert>}
      {isFetching && <ui.Skeleton lines={4} />}
      {!isFetching && groups.map((group) => <Places key={`${group.carrier} ${group.isFar}`} group={group} />)}
      {!isFetching && !postalCode && <Carriers names={groups.flatMap(({ carrier }) => carrier ?? [])} />}
    </ui.Container>
  )
}

type OrderedGroup = Group & { isFar?: boolean }

/** Sorts the groups. The shop's own places have no distance: those in another department than the postcode follow the carriers' points. */
function inOrder(groups: readonly Group[], postalCode: string): OrderedGroup[] {
  const isFar = ({ address }: Point) => address.postalCode.slice(0, 2) !== postalCode.slice(0, 2)
  const split = postalCode ? groups.filter(({ carrier, points }) => carrier === null && points) : []
  return [
    ...groups.map((group) =>
      split.includes(group) ? { ...group, points: group.points?.filter((point) => !isFar(point)) ?? null } : group,
    ),
    ...split.map((group) => ({ ...group, points: group.points?.filter(isFar) ?? null, isFar: true })),
  ]
}

function Places({ group: { carrier, points, isFar } }: { group: OrderedGroup }) {
  const t = useTranslate()
  if (points?.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{carrier ? t('finder.relays', { carrier }) : t(isFar ? 'finder.ownElsewhere' : 'finder.own')}</h2>
      {points ? (
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.id} className={styles.place}>
              <Place point={point} isOwn={!carrier} />
            </li>
          ))}
        </ul>
      ) : (
        <ui.Alert kind="info">{t('finder.out')}</ui.Alert>
      )}
    </section>
  )
}

/** Names the carriers whose points a postcode finds. */
function Carriers({ names }: { names: readonly string[] }) {
  const t = useTranslate()
  const { language } = texts.useMessages()
  if (names.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{t('finder.relays', { carrier: new Intl.ListFormat(language).format(names) })}</h2>
      <p>{t('finder.start')}</p>
    </section>
  )
}

type PlaceProps = {
  point: Point
  isOwn: boolean
}

function Place({ point: { name, address, distance, coordinates, schedule }, isOwn }: PlaceProps) {
  const t = useTranslate()
  const { phone } = useShop()
  const { language } = texts.useMessages()
  const { streetAddress, postalCode, locality } = address
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  return (
    <article>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>
        <span>{`${streetAddress.join(', ')}, ${postalCode} ${locality}`}</span>
        {distance !== null && <span>{` · ${kilometres.format(distance / 1000)}`}</span>}
      </p>
      {DAYS.some((day) => schedule[day]) ? (
        <details>
          <summary className={styles.summary}>
            {t('checkout.pickup.hours')}
            <ui.VisuallyHidden> – {name}</ui.VisuallyHidden>
          </summary>
          <dl className={styles.days}>
            {DAYS.map((day) => (
              <div key={day} className={styles.day}>
                <dt>{t(`checkout.day.${day}`)}</dt>
                <dd>{schedule[day] ?? t('checkout.pickup.closed')}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : isOwn && phone ? (
        <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {t('finder.hoursByPhone', { phone: phone.replaceAll(' ', '\u00a0') })}
        </a>
      ) : (
        <p className={styles.address}>{t('finder.hoursUnknown')}</p>
      )}
      <ui.Link href={mapAddress(address, coordinates)}>
        {t('finder.map')}
        <ui.VisuallyHidden> – {name}</ui.VisuallyHidden>
      </ui.Link>
    </article>
  )
}

/** Returns a place's address on OpenStreetMap: by coordinates, or else by a search. */
function mapAddress({ streetAddress, postalCode, locality }: Point['address'], at: Point['coordinates']): string {
  if (at)
    return `https://www.openstreetmap.org/?mlat=${at.latitude}&mlon=${at.longitude}#map=17/${at.latitude}/${at.longitude}`
  const query = [...streetAddress, postalCode, locality].join(' ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}
