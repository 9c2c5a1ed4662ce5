import { QUERY_ARRAY_LIMIT } from '../../schema/product-list-parameters.ts'

/** Parameters of one address that are read; the rest of a flood is dropped. */
const MAX_PARAMETERS = QUERY_ARRAY_LIMIT

export type QueryParameters = Readonly<Record<string, unknown>>

/**
 * For the router, which would parse the parameters of every address although few routes look at them: those that do ask `queryOf`.
 */
export function leaveUnparsed(): Record<string, unknown> {
  return UNPARSED
}

const UNPARSED: Record<string, unknown> = Object.freeze(Object.create(null))

/** The parameters of an address. */
export function queryOf(url: string): QueryParameters {
  const question = url.indexOf('?')
  return question < 0 ? UNPARSED : parseQueryString(url.slice(question + 1))
}

/** A parameter given several times becomes a list. Never throws. */
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
