import { phoneLink } from '../../../schema/phone-link.ts'
import type { AccessibilityResult, ShopSettings } from '../../config.ts'
import { longDates } from '../../../schema/long-dates.ts'
import { textLanguage } from '../../../schema/texts/text-language.ts'
import { currentLocale, perLocale } from '../../i18n/locale.ts'
import { type Say, t, type TextId } from '../../i18n/texts.ts'
import type { CmsOrigin, CmsPageModel } from './map-cms.ts'
import { escaped } from './rich-text/plain-text.ts'
import { richText } from './rich-text/rich-text.ts'

/** Identifier and address of the accessibility statement, which the shop writes itself: a page of the store cannot replace it. */
export const STATEMENT = 'accessibilite'

/** Share of the criteria from which the standard calls a site partially compliant. */
const PARTIAL = 0.5

const TECHNOLOGIES = ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'SVG', 'PDF']

const written = perLocale((locale) => longDates(locale, { timeZone: 'UTC' }))

export function isStatement(path: string): boolean {
  return path.toLowerCase().replace(/\/$/, '') === `/${STATEMENT}`
}

/** Returns the text of the link to the statement, which includes the result. */
export function statementLink(result: AccessibilityResult, say: Say): string {
  return say(`accessibility.${stateOf(result)}`)
}

/** Returns the statement as a content page, with the whole result and contact details. */
export function accessibilityStatement(shop: ShopSettings, site: string, origin: CmsOrigin): CmsPageModel {
  const { accessibility: result } = shop
  return {
    __typename: 'CmsPage',
    identifier: STATEMENT,
    path: `/${STATEMENT}`,
    title: statementLink(result, t),
    content_heading: t('accessibility.heading'),
    contentWysiwyg: richText(html(shop, result, escaped(site)), origin),
    meta_title: null,
    meta_description: t('accessibility.description', { site }),
    meta_keywords: null,
  }
}

function stateOf({ applicable, met }: AccessibilityResult): 'full' | 'partial' | 'none' {
  if (met === applicable) return 'full'
  return met / applicable >= PARTIAL ? 'partial' : 'none'
}

function html({ phone, email }: ShopSettings, result: AccessibilityResult, site: string): string {
  const { applicable, met, unchecked, barriers } = result
  const share = Math.floor((met / applicable) * 100)
  const state = t(`accessibility.state.${stateOf(result)}`)
  return [
    paragraph(t('accessibility.lead', { site })),
    heading('accessibility.state'),
    paragraph(t('accessibility.share', { state, met, applicable, share })),
    unchecked.length > 0 &&
      paragraph(t('accessibility.unchecked', { count: unchecked.length, numbers: escaped(unchecked.join(', ')) })),
    heading('accessibility.barriers'),
    barriers.length > 0 ? list(barriers.map(barrierText)) : paragraph(t('accessibility.noBarriers')),
    heading('accessibility.made'),
    paragraph(madeText(result)),
    heading('accessibility.technologies', 3),
    list(TECHNOLOGIES),
    heading('accessibility.tested', 3),
    result.tested === null ? list(OWN_CHECKS.map((id) => t(id))) : paragraph(escaped(result.tested)),
    heading('accessibility.contact'),
    paragraph(t('accessibility.contactWhy')),
    list([
      ...(email ? [t('accessibility.byMail', { address: link(`mailto:${email}`, email) })] : []),
      ...(phone ? [t('accessibility.byPhone', { number: link(phoneLink(phone), phone) })] : []),
      t('accessibility.byForm', { contact: '/contact' }),
    ]),
    heading('accessibility.appeal'),
    paragraph(t('accessibility.appealWhy')),
    list(APPEALS.map((id) => t(id))),
  ]
    .filter(Boolean)
    .join('')
}

const OWN_CHECKS = [
  'accessibility.testedByRules',
  'accessibility.testedByOrders',
  'accessibility.testedByReading',
] as const
const APPEALS = ['accessibility.appeal.form', 'accessibility.appeal.delegate', 'accessibility.appeal.post'] as const

function madeText({ date: day, auditor }: AccessibilityResult): string {
  const date = written().format(new Date(`${day}T12:00:00Z`))
  return auditor === null
    ? t('accessibility.madeHere', { date })
    : t('accessibility.madeBy', { date, auditor: escaped(auditor) })
}

function barrierText(barrier: AccessibilityResult['barriers'][number]): string {
  if (typeof barrier === 'string') return escaped(barrier)
  return barrier[textLanguage(currentLocale(), barrier)] ?? barrier.en
}

function paragraph(text: string): string {
  return `<p>${text}</p>`
}

function heading(id: TextId, level = 2): string {
  return `<h${level}>${t(id)}</h${level}>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function link(address: string, text: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`
}
