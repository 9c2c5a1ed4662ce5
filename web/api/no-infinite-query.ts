/** Stands for the endless queries of TanStack Query in the browser's bundle (0.6 kB gzip less). Reaching them is a mistake of ours. */
export function infiniteQueryBehavior(): never {
  throw new Error('no endless queries')
}

export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
