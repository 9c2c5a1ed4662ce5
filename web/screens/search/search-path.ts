/** The page of a search, below the base path. A query of dots alone would be taken for a folder: it gets a blank in front. */
export function searchPath(query: string): string {
  const text = /^\.+$/.test(query) ? ` ${query}` : query
  return `/search/${encodeURIComponent(text)}`
}
