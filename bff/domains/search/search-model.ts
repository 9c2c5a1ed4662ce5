/** A search; everything about it is loaded when it is asked for. */
export type SearchModel = {
  /** Trimmed and bounded; never empty. */
  query: string
}
