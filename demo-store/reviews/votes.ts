/** What one review gives one rating axis. */
export type Vote = { axis: number; stars: number }

/** Axes are rated from 1 to this. */
export const MAX_STARS = 5

/** Ids of values count through the axes: the second one's first value follows the first one's last. */
export function valueId({ axis, stars }: Vote): number {
  return (axis - 1) * MAX_STARS + stars
}

/** Stars of a value, whichever axis it belongs to; null when there is no such value. */
export function starsOf(id: number, axes: number): number | null {
  return Number.isInteger(id) && id >= 1 && id <= axes * MAX_STARS ? ((id - 1) % MAX_STARS) + 1 : null
}

/** Percent of the stars that could be given, 0 without votes. */
export function percentOf(votes: Vote[]): number {
  return votes.length ? (votes.reduce((sum, { stars }) => sum + stars, 0) / votes.length / MAX_STARS) * 100 : 0
}
