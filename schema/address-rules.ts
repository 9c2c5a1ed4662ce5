import { typedCode, withPlainDigits } from './typed-text.ts'

/** Rules for addresses, shown by the form and enforced by the bff. The store itself accepts any postcode. */

/** Characters in one line of an address (AFNOR NF Z 10-011). */
export const MAX_ADDRESS_LINE = 38
export const MAX_ADDRESS_LINES = 3

/** Postcodes of France and its neighbours. Those of other countries are not checked. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/i,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LU: /^(?:L-)?\d{4}$/i,
  MC: /^980\d{2}$/,
  NL: /^\d{4} ?[a-z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
}

/** Whether a text is a postcode of a country (ISO 3166-1 two-letter code). */
export function isPostalCode(country: string, text: string): boolean {
  return (POSTAL_CODES[country] ?? /^[\p{L}\d][\p{L}\d -]{1,9}$/u).test(typedCode(text))
}

/** Maximum length. Magento accepts digits, spaces, plus, hyphens and parentheses. */
const MAX_TELEPHONE = 20

/** A number that can be dialled, however its digits are grouped: `06 12 34 56 78`, `+33 (0)6.12.34.56.78`, `0475/12.34.56`. */
export function isTelephone(text: string): boolean {
  return isDialled(typedTelephone(text))
}

/** Returns a telephone number in characters that the store accepts; other text stays as it was typed. */
export function typedTelephone(text: string): string {
  const typed = typedCode(text)
  const plain = withPlainDigits(typed)
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/[./·•]+/g, ' ')
    .replace(/＋/g, '+')
    // This zero is not dialled after a country code.
    .replace(/^((?:\+|00)[\d ]+)\( ?0 ?\)/, '$1 ')
    .replace(/ +/g, ' ')
    .trim()
  const short = plain.length > MAX_TELEPHONE ? plain.replace(/[ ()-]/g, '') : plain
  return isDialled(short) ? short : typed
}

function isDialled(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d ()-]+$/.test(text) && digits >= 6 && digits <= 15
}
