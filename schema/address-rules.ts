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
  return (POSTAL_CODES[country] ?? /^[\p{L}\d][\p{L}\d -]{1,9}$/u).test(text.trim())
}

/** A number that can be dialled, however its digits are grouped: `06 12 34 56 78`, `+33 (0)6.12.34.56.78`. */
export function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\s*\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 15
}
