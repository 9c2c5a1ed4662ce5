/**
 * The page numbers that a pagination shows, `null` for a gap: the first, the last, and the current one with its neighbours.
 * At most seven entries, so that they fit on a phone; a gap always stands for two pages or more.
 */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return range(1, pageCount)
  if (page <= 3) return [...range(1, 4), null, pageCount]
  if (page >= pageCount - 2) return [1, null, ...range(pageCount - 3, pageCount)]
  return [1, null, page - 1, page, page + 1, null, pageCount]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
