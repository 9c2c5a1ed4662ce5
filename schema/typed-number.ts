import { typedCode, withPlainDigits } from './typed-text.ts'

/** Above any price. */
const MAX_AMOUNT = 9_999_999

/** A comma or a point before decimals. */
const PLAIN = /^\+?(\d*)(?:[.,](\d*))?$/
/** Groups of three digits, all with the same separator, and another separator before decimals. */
const GROUPED = /^\+?([1-9]\d{0,2}(?:([ ',.])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/

/**
 * Parses a number of zero or more as people type it: `1,5`, `1.5`, `1 500`, `1.500,00`, `٣`. Null for anything else, and for ambiguous numbers:
 * `1.500` is fifteen hundred in one country and one and a half in another.
 */
export function typedNumber(text: string): number | null {
  const plain = withPlainSigns(text)
  const [, whole, decimals = ''] = PLAIN.exec(plain) ?? []
  const [, groups, , ofGroups = ''] = GROUPED.exec(plain) ?? []
  if (groups !== undefined) return whole === undefined ? numberOf(groups.replace(/\D/g, ''), ofGroups) : null
  return whole === undefined ? null : numberOf(whole, decimals)
}

/** An amount of money to the cent, with or without a currency sign. Null for anything else. */
export function typedAmount(text: string): number | null {
  const amount = typedNumber(text.replace(/\p{Sc}/gu, ''))
  return amount !== null && amount <= MAX_AMOUNT && Number(amount.toFixed(2)) === amount ? amount : null
}

function numberOf(whole: string, decimals: string): number | null {
  return whole + decimals === '' ? null : Number(`${whole}.${decimals}`)
}

/** Replaces other digits and separators with ASCII ones. */
function withPlainSigns(text: string): string {
  return withPlainDigits(typedCode(text))
    .replace(/[٫，]/g, ',')
    .replace(/[٬’＇]/g, "'")
    .replace(/．/g, '.')
    .replace(/＋/g, '+')
}
