import { WITHDRAWAL_FORM_PATH } from '../../schema/shop-constants.ts'
import type { ShopSettings } from '../config.ts'
import type { Notice } from '../graphql/shop-schema.generated.ts'
import { t } from '../i18n/texts.ts'

/** Years of the legal guarantee for new goods (Code de la consommation, art. L. 217-3). */
const LEGAL_YEARS = 2

type Pages = Pick<ShopSettings, 'termsPage' | 'legalPage' | 'guaranteePicture' | 'producerNumbers'>

/**
 * The notice on the legal guarantee (Regulation (EU) 2025/1960, annex I). Nobody may redraw the official one: a shop that has its picture shows it
 * unchanged, any other shop uses its own words.
 */
export function guaranteeNotice({ guaranteePicture }: Pick<Pages, 'guaranteePicture'>): Notice {
  return {
    ...EMPTY,
    topic: 'GUARANTEE',
    title: t('notice.guarantee'),
    duration: t('notice.years', { years: LEGAL_YEARS }),
    imageUrl: guaranteePicture,
    paragraphs: [
      t('notice.guarantee.duration'),
      t('notice.guarantee.when'),
      t('notice.guarantee.rights'),
      t('notice.guarantee.others'),
      t('notice.guarantee.defects'),
    ],
    link: { text: t('notice.guarantee.link'), href: t('notice.guarantee.href') },
  }
}

/** Returns the notices at the end of a content page: guarantee and withdrawal on the terms, the seller's numbers on terms and legal notices. */
export function pageNotices(identifier: string, pages: Pages): Notice[] {
  if (identifier === pages.termsPage) return [guaranteeNotice(pages), withdrawalNotice(), ...producerNotice(pages)]
  return identifier === pages.legalPage ? producerNotice(pages) : []
}

/** Returns the producer numbers, which terms and site have to name (Code de l'environnement, R. 541-173). */
function producerNotice(pages: Pages): Notice[] {
  if (pages.producerNumbers.length === 0) return []
  const rows = pages.producerNumbers.map((entry) => {
    const [label = '', value = ''] = entry.split(':')
    return { label, value }
  })
  return [{ ...EMPTY, topic: 'PRODUCER', title: t('notice.producer'), paragraphs: [t('notice.producer.text')], rows }]
}

function withdrawalNotice(): Notice {
  return {
    ...EMPTY,
    topic: 'WITHDRAWAL',
    title: t('notice.withdrawal'),
    paragraphs: [t('notice.withdrawal.text')],
    link: { text: t('notice.withdrawal.form'), href: WITHDRAWAL_FORM_PATH },
  }
}

type Offer = {
  sku: string
  isGoods: boolean
  brand: string | null
  /** Text of an attribute, empty where the store has none. */
  text: (key: keyof ShopSettings['attributes']) => string
  /** Whether variants differ in it. */
  varies: (key: keyof ShopSettings['attributes']) => boolean
}

/** Returns the notices of an offer. Services and files have no guarantee of goods. */
export function offerNotices(offer: Offer, pages: Pages): Notice[] {
  const { isGoods, text } = offer
  const rowsOf = (...keys: [label: Parameters<typeof t>[0], value: string][]) =>
    keys.flatMap(([label, value]) => (value ? [{ label: t(label), value }] : []))
  const safety = rowsOf(
    ['notice.safety.maker', text('maker')],
    ['notice.safety.makerContact', text('makerContact')],
    ['notice.safety.euPerson', text('euPerson')],
    ['notice.safety.euContact', text('euContact')],
    ['notice.safety.warnings', text('warnings')],
  )
  const waste = rowsOf(['notice.waste.sorting', text('sorting')], ['notice.waste.environment', text('environment')])
  return [
    ...(safety.length > 0 ? [{ ...EMPTY, topic: 'SAFETY' as const, title: t('notice.safety'), rows: safety }] : []),
    ...(waste.length > 0 ? [{ ...EMPTY, topic: 'WASTE' as const, title: t('notice.waste'), rows: waste }] : []),
    ...(isGoods ? [...durabilityNotice(offer), guaranteeNotice(pages)] : []),
  ]
}

function durabilityNotice({ sku, brand, text, varies }: Offer): Notice[] {
  const notice = { ...EMPTY, topic: 'DURABILITY' as const, title: t('notice.durability') }
  if (varies('guarantee'))
    return [{ ...notice, rows: [{ label: t('notice.durability.time'), value: t('notice.varies') }] }]
  const months = durableMonths(text('guarantee'))
  if (months === 0) return []
  const duration = months % 12 === 0 ? t('notice.years', { years: months / 12 }) : t('notice.months', { months })
  const maker = brand ?? text('maker').split(/[\n,]/, 1)[0]
  return [
    {
      ...notice,
      duration,
      paragraphs: [t('notice.durability.text', { duration })],
      rows: [
        ...(maker ? [{ label: t('notice.durability.maker'), value: maker }] : []),
        { label: t('notice.durability.model'), value: sku },
      ],
    },
  ]
}

const GUARANTEE = /^(\d+(?:[.,]\d+)?)\s*(?:(?:ans?|ann[ée]es?|years?|jahre?)|(mois|months?|monate?))?$/i

/**
 * Returns the months of a guarantee; 0 unless it lasts longer than the legal one, because no other may be shown (Directive 2011/83/EU, art.
 * 6(1)(la)).
 */
export function durableMonths(text: string): number {
  const months = guaranteeMonths(text)
  return months > LEGAL_YEARS * 12 && months < 1200 ? months : 0
}

/** «5», «5 ans» or «60 mois» in months; 0 for anything else, such as half a month. */
export function guaranteeMonths(text: string): number {
  const [, figure = '', isInMonths] = GUARANTEE.exec(text.trim()) ?? []
  const months = Number(figure.replace(',', '.')) * (isInMonths ? 1 : 12)
  return Number.isInteger(months) ? months : 0
}

/** An empty notice. */
export const EMPTY = { imageUrl: null, duration: null, paragraphs: [], rows: [], link: null }
