import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { LatestOrders } from '../orders/OrderTable.tsx'
import { AccountPart } from './AccountPart.tsx'
import type { AccountPersonFragment } from './account.generated.ts'
import styles from './DashboardScreen.module.css'
import { useAccountEntries } from './use-account.ts'

/** `/user/`: the account at a glance. */
export default function DashboardScreen() {
  const t = useTranslate()
  return <AccountPart title={t('account.dashboard.title')} content={Dashboard} />
}

function Dashboard({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  return (
    <>
      <p className={styles.hello}>{t('account.hello', { name: person.firstname ?? '' })}</p>
      <LatestOrders />
      <div className={styles.cards}>
        <PersonCard person={person} />
        <NewsletterCard person={person} />
        <AddressCard title={t('account.address.defaultShipping')} person={person} which="isDefaultShipping" />
        <AddressCard title={t('account.address.defaultBilling')} person={person} which="isDefaultBilling" />
      </div>
    </>
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
