/**
 * Removes from a text what must not be in a log: mail addresses, phone, card and account numbers, tokens, passwords. It
 * removes too much rather than too little, because a log has to tell what broke and not for whom.
 */

const SECRET_NAME = String.raw`(?:pass(?:word|wd|phrase|code)|pwd|mot[ _-]?de[ _-]?passe|(?:[\w-]{0,40})(?:token|secret)|api[_-]?key|private[_-]?key|authorization|cookie|[\w-]{0,20}sess(?:ion)?(?:[_-]?id)?|signature|cvv|cvc|otp)`

const RULES: readonly [pattern: RegExp, replacement: string | ((match: string) => string)][] = [
  // https://user:password@host
  [/(\/\/)[^\s/@:]{1,200}:[^\s/@]{0,200}@/g, '$1[secret]@'],
  // password=…, "token": "…", mot de passe : …, Authorization: Bearer …
  [
    new RegExp(
      String.raw`(${SECRET_NAME}\w{0,20}(?:\\*["']|%22)?\s{0,3}(?:[:=]|%3[ad])\s{0,3})(?:\\*"[^"\\]{0,4000}\\*"|\\*'[^'\\]{0,4000}\\*'|(?:(?:bearer|basic)\s+)?[^\s,;&"'}\]]+)`,
      'gi',
    ),
    '$1[secret]',
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [secret]'],
  // A JSON Web Token
  [/\beyJ[\w-]{4,}(?:\.[\w-]*){1,2}/g, '[token]'],
  [/[\p{L}\p{N}._!#$%'*+^`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, '[mail]'],
  // An account number (IBAN), in groups or not
  [
    /\b[a-z]{2}\d{2}(?:[\s.-]?[a-z\d]{4}){2,7}(?:[\s.-]?[a-z\d]{1,3})?\b/gi,
    (match) => (/\d.*\d.*\d.*\d.*\d.*\d/.test(match) ? '[account]' : match),
  ],
  // Probably random: letters and digits without a break, or upper case, lower case and digits with few breaks
  [/[\da-z]{24,}/gi, (match) => (/\d/.test(match) && /[a-z]/i.test(match) ? '[token]' : match)],
  [/[\w-]{24,}/g, (match) => (/\d/.test(match) && /[a-z]/.test(match) && /[A-Z]/.test(match) ? '[token]' : match)],
  // Nine or more digits, however grouped: phone numbers, cards, order numbers, IP addresses
  [/(?:\+\s?)?\(?\d(?:(?:[\s.()/\u2010-\u2015-]|%20){0,3}\d){8,}/g, '[number]'],
  [/\+\d(?:[\s.()-]{0,2}\d){6,}/g, '[number]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[number]'],
  [/(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}/gi, '[number]'],
]

/** A cheap check, because most texts match no rule. */
const SUSPICIOUS = /@|%40|\d{4}|\d\D{1,3}\d|[\w-]{24}|eyJ|bearer|basic|[=:]|%3[ad]/i

export function redactText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text
  let clean = text
  for (const [pattern, replacement] of RULES) {
    clean = typeof replacement === 'string' ? clean.replace(pattern, replacement) : clean.replace(pattern, replacement)
  }
  return clean
}

const SECRET_KEY =
  /passw|passphrase|passcode|passwd|pwd|mot.?de.?passe|token|secret|^auth|authoriz|authentic|cookie|session|sess.?id|api.?key|private.?key|signature|^cvv|^cvc|^otp$|^pin$|iban|^bic$|card.?(num|no|hold)|^card$/i
const PERSONAL_KEY =
  /e?mail|phone|telephone|mobile|fax|first.?name|last.?name|sur.?name|full.?name|customer.?name|^prenom$|^nom$|street|address|adresse|post.?code|postal|zip|birth|naissance|^ip$|siret|vat.?id/i

/** Whether a value with this name must never be logged. */
export function isSensitiveName(name: string): boolean {
  return SECRET_KEY.test(name) || PERSONAL_KEY.test(name)
}

/** Control characters, line separators and bidirectional controls, which could forge a line or mislead a terminal. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const NAMED: Record<string, string> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` }

/** Escapes unsafe characters, so that they are shown and not interpreted (OWASP ASVS 5.0, 16.4.1). */
export function escapeControls(text: string): string {
  return text.replace(
    UNSAFE,
    (character) => NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
