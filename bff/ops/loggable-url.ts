import { escapeControls, redactText } from './redaction.ts'

const MAX_URL = 500
/**
 * Parameters of product lists and images, and those of GraphQL except variables. Their values describe the shop and not
 * a shopper.
 */
const PLAIN = new Set(
  'page pageLength minPrice maxPrice sort width height size format bg cover extension focalPoint operationName'.split(
    ' ',
  ),
)
/** A cheap check, because most paths need no redaction. */
const SUSPICIOUS = /@|%[24]0|eyJ|\d{6}|[\dA-Za-z]{24}|[^!-~]|\/contribution\//i
/** The rest of such a path is the secret of a link (`domains/contribution/contribution-plugin.ts`). */
const SECRET_LINK = /(\/contribution\/).+/i

/** A URL that is safe to log. Other parameters lose their value, and the path loses what looks personal. */
export function loggableUrl(url: string): string {
  const question = url.indexOf('?')
  const path = loggablePath(question < 0 ? url : url.slice(0, question))
  if (question < 0) return path
  const query = url
    .slice(question + 1, question + 1 + MAX_URL * 2)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      if (PLAIN.has(name)) return loggablePath(pair)
      return pair === name ? loggablePath(name) : `${loggablePath(name)}=***`
    })
  return `${path}?${query.join('&')}`.slice(0, MAX_URL)
}

function loggablePath(text: string): string {
  const bounded = text.slice(0, MAX_URL)
  return SUSPICIOUS.test(bounded) ? escapeControls(redactText(bounded.replace(SECRET_LINK, '$1***'))) : bounded
}
