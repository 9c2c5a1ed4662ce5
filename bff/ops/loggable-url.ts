import { escapeControls, redactText } from './redaction.ts'

const MAX_URL = 500
/** Parameters of lists and pictures, and what GraphQL needs besides variables: their values tell about the shop, not about a shopper. */
const PLAIN = new Set(
  'page pageLength minPrice maxPrice sort width height size format bg cover extension focalPoint operationName'.split(
    ' ',
  ),
)
/** Cheap look at a path, for most need no redaction. */
const SUSPICIOUS = /@|%[24]0|eyJ|\d{6}|[\dA-Za-z]{24}|[^!-~]|\/contribution\//i
/** What follows is the secret of a link (`contribution/plugin.ts`). */
const SECRET_LINK = /(\/contribution\/).+/i

/** An address as it may be logged: other parameters keep their name only, and the path loses what looks personal. */
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
