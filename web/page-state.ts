import type { DehydratedState } from '@tanstack/react-query'
import type { ContributionModes, PageSite } from '../schema/page.ts'

/** What the server hands to the browser in the page's JSON block. */
export type PageState = {
  basePath: string
  site: PageSite
  /** BCP 47 tag of the shop. */
  locale: string
  /** Absent when the page renders from scratch. */
  queries?: DehydratedState
  /** The contribution flag of a page that renders from scratch: such a page loses the server's head. */
  contribution?: ContributionModes
}

/** JSON that cannot end its script element, nor start a comment in it. */
export function serializeState({ queries, ...page }: PageState): string {
  const rest = safeJson(page)
  if (!queries) return rest
  const written = queries.queries.map(({ state: { data, ...state }, ...query }) =>
    joined(safeJson(query), `"state":${joined(safeJson(state), `"data":${answerJson(data)}`)}`),
  )
  return joined(rest, `"queries":{"mutations":${safeJson(queries.mutations)},"queries":[${written.join(',')}]}`)
}

/** Pages share data (the shop, the menu, the blocks): each object is serialized once. */
const known = new WeakMap<object, string>()

function answerJson(data: unknown): string {
  if (typeof data !== 'object' || data === null) return safeJson(data ?? null)
  let text = known.get(data)
  if (text === undefined) {
    text = safeJson(data)
    known.set(data, text)
  }
  return text
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Adds a member to a JSON object. */
function joined(object: string, member: string): string {
  return object === '{}' ? `{${member}}` : `${object.slice(0, -1)},${member}}`
}
