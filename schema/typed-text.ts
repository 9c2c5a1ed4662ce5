/**
 * Cleans text that people type, paste or dictate. Texts from other programs contain invisible characters: direction marks, word joiners, byte order
 * marks, variation selectors. Accents have two forms, which are normalised to one (NFC, UAX #15).
 */

/** Characters that are never intended: control characters, soft hyphen, direction marks, word joiners, variation selectors. */
const INVISIBLE = /[^\P{Cc}\n]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/gu
/** Persian and Indian scripts, and emoji, use joiners inside of a word. */
const JOINERS = /\p{Join_Control}/gu
const OUTER_JOINERS = /(?<![\p{L}\p{M}\p{Emoji}])\p{Join_Control}+|\p{Join_Control}+(?![\p{L}\p{M}\p{Emoji}])/gu
/** Zero of the decimal digits that keyboards write: Arabic-Indic, Persian, Devanagari, Bengali, full-width. */
const ZEROS = ['٠', '۰', '०', '০', '０'].map((zero) => zero.charCodeAt(0))

/** A text of several lines. */
export function typedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\ufeff]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(OUTER_JOINERS, '')
    .trim()
}

/** A text of one line, such as a name. */
export function typedLine(text: string): string {
  return typedText(text).replace(/\s+/g, ' ')
}

/** A text that machines compare: an e-mail address, a postcode, a coupon, a number of an order. */
export function typedCode(text: string): string {
  return typedLine(text)
    .replace(JOINERS, '')
    .replace(/[\u2010\u2011]/g, '-')
}

/** Replaces other digits with ASCII ones. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((distance) => distance >= 0 && distance <= 9)
    return value === undefined ? digit : String(value)
  })
}
