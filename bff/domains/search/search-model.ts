/** A search; everything about it is loaded when it is asked for. */
export type SearchModel = {
  /** Trimmed and bounded; empty when nothing was searched for. */
  query: string
}
