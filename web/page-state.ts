import type { DehydratedState } from '@tanstack/react-query'

/** What the server hands to the browser in the page's JSON block. */
export type PageState = {
  basePath: string
  /** BCP 47 tag of the shop. */
  locale: string
  /** Absent when the page renders from scratch. */
  queries?: DehydratedState
}

/** JSON that cannot end its script element, nor start a comment in it. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
