import { QUERY_ARRAY_LIMIT } from '../../schema/product-list-parameters.ts'

/** Parameters read from one URL; the rest is dropped. */
const MAX_PARAMETERS = QUERY_ARRAY_LIMIT

/** `query` of every request. */
export type QueryParameters = Readonly<Record<string, unknown>>

/** A repeated parameter becomes an array. Never throws. */
export function parseQueryString(text: string): Record<string, unknown> {
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
