import { longDates } from '../../../schema/long-dates.ts'
import { longMoments } from '../../../schema/long-moments.ts'
import { TIME_ZONE } from '../../../schema/shop-constants.ts'
import type { AttributeFrontendInputEnum } from '../../magento/store-types.generated.ts'
import { textOfHtml } from '../content/rich-text/plain-text.ts'
import { DEFAULT_CURRENCY, priceText } from '../money.ts'
import { number, perLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'

/** What determines how the raw value of an attribute is read. */
export type AttributeFormat = {
  /** Null where the store does not return it. */
  input: AttributeFrontendInputEnum | null
  /** Currency of attributes that are prices. The store never converts them. */
  currency: string | null
  /** As the store names it: `kgs` or `lbs`. */
  weightUnit: string | null
}

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/
/** How the store writes what it keeps as a decimal figure. */
const DECIMAL = /^-?\d+\.\d{4,}$/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const WEIGHT_UNITS: Readonly<Record<string, string>> = { kgs: 'kg', lbs: 'lb' }
const NO_TEXT: readonly AttributeFormat['input'][] = ['FILE', 'GALLERY', 'HIDDEN', 'IMAGE', 'MEDIA_IMAGE']

// A day has no clock: it is the one that was entered, wherever it is read.
const days = perLocale((locale) => longDates(locale, { timeZone: 'UTC' }))
// What has a time is stored in UTC.
const moments = perLocale((locale) => longMoments(locale, { timeStyle: 'short', timeZone: TIME_ZONE }))

/**
 * Returns the value of an attribute for shoppers; empty where there is nothing to read. A value that does not match its input type is shown as it is.
 */
export function attributeText(value: string, { input, currency, weightUnit }: AttributeFormat): string {
  const raw = value.trim()
  if (NO_TEXT.includes(input)) return ''
  switch (input) {
    case 'BOOLEAN':
    case 'SELECT':
    case 'MULTISELECT': {
      const flag = flagOf(raw, { input })
      return flag === null ? raw : t(flag ? 'catalog.yes' : 'catalog.no')
    }
    case 'DATE':
      return day(raw) ?? raw
    case 'DATETIME':
      return moment(raw) ?? day(raw) ?? raw
    case 'PRICE':
      return NUMBER.test(raw) ? priceText(Number(raw), currency ?? DEFAULT_CURRENCY) : raw
    case 'WEIGHT':
      return NUMBER.test(raw)
        ? `${number(Number(raw), 4)}\u00a0${WEIGHT_UNITS[weightUnit ?? 'kgs'] ?? weightUnit}`
        : raw
    case 'TEXT':
      return figureOrText(raw)
    case 'TEXTAREA':
    case 'MULTILINE':
      return textOfHtml(raw)
    default:
      return byShape(raw)
  }
}

/** Formats by the shape of the value, for input types of modules that the store does not name. */
function byShape(raw: string): string {
  if (MOMENT.test(raw)) return (raw.endsWith(' 00:00:00') ? null : moment(raw)) ?? day(raw) ?? raw
  return figureOrText(raw)
}

/** Returns the value of an attribute of unknown format: `32.500000` becomes «32,5». */
export function figureOrText(raw: string): string {
  return DECIMAL.test(raw.trim()) ? number(Number(raw), 4) : textOfHtml(raw)
}

/** Returns the value of a yes/no attribute; null for others. Labels of its options stay English where the store view has no translation. */
export function flagOf(value: string, { input }: Pick<AttributeFormat, 'input'>): boolean | null {
  const raw = value.trim().toLowerCase()
  const isFigure = input === 'BOOLEAN' && /^[01]$/.test(raw)
  const isWord = (input === 'BOOLEAN' || input === 'SELECT' || input === 'MULTISELECT') && /^(?:yes|no)$/.test(raw)
  return isFigure || isWord ? raw === '1' || raw === 'yes' : null
}

function day(raw: string): string | null {
  const [, year, month, date] = MOMENT.exec(raw) ?? []
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return year && at.getUTCDate() === Number(date) ? days().format(at) : null
}

function moment(raw: string): string | null {
  if (!/\d\d:\d\d/.test(raw) || day(raw) === null) return null
  const at = new Date(`${raw.replace(' ', 'T')}Z`)
  return Number.isNaN(at.getTime()) ? null : moments().format(at)
}
