import { QUERY_ARRAY_LIMIT } from '../../schema/product-list-parameters.ts'

/** Parameters read from one URL; the rest is dropped. */
const MAX_PARAMETERS = QUERY_ARRAY_LIMIT

export type QueryParameters = Readonly<Record<string, unknown>>

/** For the router, which would parse the parameters of every URL. The few routes that need them call `queryOf`. */
export function leaveUnparsed(): Record<string, unknown> {
  return UNPARSED
}

const UNPARSED: Record<string, unknown> = Object.freeze(Object.create(null))

export function queryOf(url: string): QueryParameters {
  const question = url.indexOf('?')
  return question < 0 ? UNPARSED : parseQueryString(url.slice(question + 1))
}

/** A repeated parameter becomes an array. Never throws. */
function parseQueryString(text: string): QueryParameters {
  const parameters: Record<string, unknown> = Object.create(null)
  let seen = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++seen > MAX_PARAMETERS) break
    const known = parameters[name]
    if (known === undefined) parameters[name] = value
    else if (Array.isArray(known)) known.push(value)
    else parameters[name] = [known, value]
  }
  return parameters
}
