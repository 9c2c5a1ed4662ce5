/** Where a search is shown (spec §2). */
export function searchPath(query: string): string {
  return `/search/${encodeURIComponent(query.trim())}`
}
