/** A page of reviews as the store counts them: from 1. */
export type ReviewPage = { page: number; size: number }

const MAX_SIZE = 50

/** The page that holds a range of reviews; null where none are wanted. */
export function reviewPage(from: number, size: number): ReviewPage | null {
  const bounded = Math.min(MAX_SIZE, size)
  return bounded > 0 && from >= 0 ? { page: Math.floor(from / bounded) + 1, size: bounded } : null
}
