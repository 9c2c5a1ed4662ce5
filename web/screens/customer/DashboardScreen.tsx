import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ORDERS_PATH } from '../../site/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { CustomerOrders, type OrderSummaryFragment } from '../orders/customer-orders.generated.ts'
import { OrderCards } from '../orders/OrderCards.tsx'
import { AccountPart, AccountSkeleton } from './AccountPart.tsx'
import type { AccountPersonFragment } from './account.generated.ts'
import styles from './DashboardScreen.module.css'
import { useAccountEntries } from './use-account.ts'

/** `/user/`: the account at a glance. */
export default function DashboardScreen() {
  const t = useTranslate()
  // With the person: the page shows both at once.
  useLatestOrders()
  return <AccountPart title={t('account.dashboard.title')} content={Dashboard} />
}

function useLatestOrders() {
  return useOperation(CustomerOrders, { number: null, page: 1 }, { enabled: useHydrated() })
}

function Dashboard({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const { data, isPending } = useLatestOrders()
  if (isPending) return <AccountSkeleton />
  return (
    <div className={styles.dashboard}>
      <p className={styles.hello}>{t('account.hello', { name: person.firstname ?? '' })}</p>
      {data && <LastOrder order={data.me.orderList.items[0]} />}
      <Sections />
      <div className={styles.cards}>
        <AddressCard title={t('account.address.defaultShipping')} person={person} which="isDefaultShipping" />
        <AddressCard title={t('account.address.defaultBilling')} person={person} which="isDefaultBilling" />
        <PersonCard person={person} />
        <NewsletterCard person={person} />
      </div>
    </div>
  )
}

/** The state of the last order, and a button to order it again: what most shoppers come for. */
function LastOrder({ order }: { order: OrderSummaryFragment | undefined }) {
  const t = useTranslate()
  return (
    <section className={styles.last}>
      <h2>{t('purchases.latest')}</h2>
      {order ? (
        <>
          <OrderCards orders={[order]} level={3} />
          <p>
            <Link href={ORDERS_PATH}>{t('purchases.all')}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('purchases.empty')}</p>
          <p>
            <ButtonLink href="/">{t('purchases.discover')}</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

/** The sections of the account, on screens where the menu beside them is a closed list. */
function Sections() {
  const [, ...entries] = useAccountEntries()
  return (
    <ul className={styles.sections}>
      {entries.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} variant="plain" className={styles.section}>
            {name}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function PersonCard({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  return (
    <section className={styles.card}>
      <h2>{t('account.menu.information')}</h2>
      <p>
        <span>{`${person.firstname} ${person.lastname}`}</span>
        <br />
        <span>{person.email}</span>
      </p>
      <Link href="/user/information">{t('account.dashboard.change')}</Link>
    </section>
  )
}

function NewsletterCard({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const hasNewsletter = useAccountEntries().some(({ path }) => path === '/user/newsletter')
  if (!hasNewsletter) return null
  return (
    <section className={styles.card}>
      <h2>{t('account.newsletter.title')}</h2>
      <p>{t(person.isSubscribed ? 'account.newsletter.on' : 'account.newsletter.off')}</p>
      <Link href="/user/newsletter">{t('account.dashboard.manage')}</Link>
    </section>
  )
}

type AddressCardProps = {
  title: string
  person: AccountPersonFragment
  which: 'isDefaultShipping' | 'isDefaultBilling'
}

function AddressCard({ title, person, which }: AddressCardProps) {
  const t = useTranslate()
  const address = person.addresses.find((entry) => entry[which])
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {address ? <AddressText of={address} /> : <p>{t('account.address.noDefault')}</p>}
      <Link href="/user/address-book">{t(address ? 'account.dashboard.manage' : 'account.address.add')}</Link>
    </section>
  )
}
