/** Pseudo-random numbers, the same for the same seed (mulberry32, by Tommy Ettinger, public domain). */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** True in `share` of the cases. */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** As many as it says, each made anew. */
  list<T>(length: number, make: () => T): T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('There is nothing to pick from')
      return list[below(list.length)] as T
    },
    list: (length, make) => Array.from({ length }, make),
  }
}
