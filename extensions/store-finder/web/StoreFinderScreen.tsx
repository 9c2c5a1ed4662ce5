import { type FormEvent, useState } from 'react'
import { typedCode } from '../../../schema/typed-text.ts'
import { isPostalCode } from '../../../schema/address-rules.ts'
import { useOperation } from '../../../web/api/use-operation.ts'
import { useMessages, useTranslate } from '../../../web/i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../../web/screen.ts'
import NotFoundScreen, { load as loadNotFound } from '../../../web/screens/content/NotFoundScreen.tsx'
import { hasFeature, useFeature } from '../../../web/site/feature.ts'
import { useShop } from '../../../web/site/shop-context.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Container } from '../../../web/ui/Container.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../web/ui/VisuallyHidden.tsx'
import { PlacesToFetch, type PlacesToFetchQuery } from './store-finder.generated.ts'
import styles from './StoreFinder.module.css'

type Group = PlacesToFetchQuery['placesToFetch'][number]
type Point = NonNullable<Group['points']>[number]

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'placeFinder')) ? {} : loadNotFound(context)
}

/** `/magasins`: where an order can be fetched. */
export default function StoreFinderScreen() {
  return useFeature('placeFinder') ? <StoreFinder /> : <NotFoundScreen />
}

function StoreFinder() {
  const t = useTranslate()
  const { defaultCountryId: country } = useShop()
  const [typed, setTyped] = useState('')
  const [postalCode, setPostalCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { data, isError, isFetching, refetch } = useOperation(
    PlacesToFetch,
    { country, postalCode },
    { enabled: postalCode !== '' },
  )
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typedCode(typed)
    const isRight = isPostalCode(country, wanted)
    setWrong(!isRight)
    if (!isRight) return
    if (wanted === postalCode && isError) void refetch()
    setPostalCode(wanted)
  }
  const groups = data?.placesToFetch ?? []
  const count = groups.reduce((sum, { points }) => sum + (points?.length ?? 0), 0)
  return (
    <Container>
      <PageHead title={t('finder.title')} description={t('finder.lead')} canonicalPath="/magasins" />
      <Breadcrumb items={[{ name: t('finder.title') }]} />
      <h1>{t('finder.title')}</h1>
      <p>{t('finder.lead')}</p>
      <search>
        <form method="post" className={styles.form} onSubmit={search} noValidate>
          <TextField
            label={t('checkout.pickup.around')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isWrong && t('address.wrong.postalCode')}
            inputMode={country === 'FR' ? 'numeric' : undefined}
            autoComplete="postal-code"
            name="postalCode"
          />
          <Button type="submit" busy={isFetching}>
            {t('checkout.pickup.find')}
          </Button>
        </form>
      </search>
      <output className={styles.count}>
        {isFetching
          ? t('ui.loading')
          : data && (count > 0 ? t('checkout.pickup.count', { count, postalCode }) : t('finder.none', { postalCode }))}
      </output>
      {isError && <Alert kind="error">{t('finder.out')}</Alert>}
      {isFetching && <Skeleton lines={4} />}
      {!isFetching && groups.map((group) => <Places key={group.carrier ?? ''} group={group} />)}
    </Container>
  )
}

function Places({ group: { carrier, points } }: { group: Group }) {
  const t = useTranslate()
  if (points?.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{carrier ? t('finder.relays', { carrier }) : t('finder.own')}</h2>
      {points ? (
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.id} className={styles.place}>
              <Place point={point} />
            </li>
          ))}
        </ul>
      ) : (
        <Alert kind="info">{t('finder.out')}</Alert>
      )}
    </section>
  )
}

function Place({ point: { name, address, distance, coordinates, schedule } }: { point: Point }) {
  const t = useTranslate()
  const { language } = useMessages()
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
            <VisuallyHidden> – {name}</VisuallyHidden>
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
      ) : (
        <p className={styles.address}>{t('finder.hoursUnknown')}</p>
      )}
      <Link href={mapAddress(address, coordinates)}>
        {t('finder.map')}
        <VisuallyHidden> – {name}</VisuallyHidden>
      </Link>
    </article>
  )
}

/** A place on OpenStreetMap: by its coordinates, or else what a search finds. */
function mapAddress({ streetAddress, postalCode, locality }: Point['address'], at: Point['coordinates']): string {
  if (at)
    return `https://www.openstreetmap.org/?mlat=${at.latitude}&mlon=${at.longitude}#map=17/${at.latitude}/${at.longitude}`
  const query = [...streetAddress, postalCode, locality].join(' ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}
