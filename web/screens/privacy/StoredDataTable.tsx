import extensions from 'virtual:extensions/stored-data'
import { type Period, RETENTION } from '../../../schema/retention.ts'
import { serviceSections, servicesIn, serviceTexts } from '../../analytics/consent.ts'
import type { StoredData } from '../../extension.ts'
import { MessagesContext, useSectionMessages, useTranslate } from '../../i18n/messages-context.ts'
import type { Section } from '../../i18n/messages.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { DataTable } from '../../ui/DataTable.tsx'

/** Texts of the account, of the services, and of the extensions that store personal data. */
export const STORED_DATA_SECTIONS: readonly Section[] = [
  ...new Set<Section>(['account', ...serviceSections, ...extensions.map(({ name }) => name as Section)]),
]

type Entry = Omit<StoredData, 'until'> & {
  until: StoredData['until'] | Period
  /** Stored only where the shop has this feature. */
  feature?: string
}

/** Every period has its row. */
const PERIODS = {
  session: texts('cookie'),
  presence: texts('presence'),
  consent: texts('consent'),
  lastOrder: texts('order'),
  payment: texts('payment'),
  orderMemory: texts('memory'),
  unsentMail: texts('mails'),
  givenUpMail: texts('givenUp'),
} satisfies Record<keyof typeof RETENTION, Pick<Entry, 'what' | 'why'>>

const AT_SHOP: readonly Entry[] = [
  { ...texts('account'), until: 'account.privacy.until.deleted' },
  { ...texts('orders'), until: 'account.privacy.until.law' },
  { ...texts('newsletter'), until: 'account.privacy.until.unsubscribed', feature: 'newsletter' },
  { ...texts('reviews'), until: 'account.privacy.until.asked', feature: 'reviews' },
  { ...texts('messages'), until: 'account.privacy.until.asked', feature: 'contact' },
]

/** Stored only in the browser, without a server. */
const ON_DEVICE: readonly Entry[] = [
  { ...texts('draft'), until: 'account.privacy.until.tab' },
  { ...texts('wish'), until: 'account.privacy.until.wishes', feature: 'wishlist' },
  { ...texts('page'), until: 'account.privacy.until.tab' },
  { ...texts('told'), until: 'account.privacy.until.device' },
  { ...texts('files'), until: 'account.privacy.until.device' },
]

function texts<Name extends string>(name: Name) {
  return { what: `account.privacy.kept.${name}`, why: `account.privacy.kept.${name}Why` } as const
}

/** A table of stored personal data, with purpose and period, for the active features of this shop. */
export function StoredDataTable() {
  return (
    <MessagesContext value={useSectionMessages(STORED_DATA_SECTIONS)}>
      <Rows />
    </MessagesContext>
  )
}

function Rows() {
  const t = useTranslate()
  const { features, tags, locale, availableCurrencies } = useShop()
  const { extensionsOff, vitalsSampling } = useSite()
  const services = servicesIn(tags)
  const untilText = (until: Entry['until']) => (typeof until === 'string' ? t(until) : periodText(until, locale.code))
  const isOffered = ({ feature }: Entry) => !feature || features.includes(feature)
  const periods = (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).filter(
    (name) => name !== 'consent' || services.length > 0,
  )
  const entries: Entry[] = [
    ...AT_SHOP.filter(isOffered),
    ...periods.map((name) => ({ ...PERIODS[name], until: RETENTION[name] })),
    ...ON_DEVICE.filter(isOffered),
    ...(availableCurrencies.length > 1
      ? [{ ...texts('currency'), until: 'account.privacy.until.device' } as const]
      : []),
    ...(vitalsSampling > 0 ? [{ ...texts('speed'), until: 'account.privacy.until.never' } as const] : []),
    ...extensions.flatMap(({ name, storedData: own }) => (extensionsOff.includes(name) ? [] : own)),
    ...services.flatMap((service) => {
      const { label, text } = serviceTexts[service] ?? {}
      return label && text ? [{ what: label, why: text, until: 'account.privacy.until.withdrawn' } as const] : []
    }),
  ]
  return (
    <DataTable
      caption={t('account.privacy.kept')}
      columns={[
        { name: 'what', label: t('account.privacy.what'), isText: true },
        { name: 'why', label: t('account.privacy.why'), isText: true },
        { name: 'until', label: t('account.privacy.until'), isText: true },
      ]}
      rows={entries.map(({ what, why, until }) => ({
        key: what,
        cells: { what: t(what), why: t(why), until: untilText(until) },
      }))}
    />
  )
}

function periodText({ amount, unit }: Period, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .format(amount)
    .replace(/\s/, '\u00a0')
}
