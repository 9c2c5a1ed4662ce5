/** What one review gives one rating axis. */
export type Vote = { axis: number; stars: number }

/** Axes are rated from 1 to this. */
export const maxStars = 5

/** Ids of values count through the axes: the second one's first value follows the first one's last. */
export const valueId = ({ axis, stars }: Vote): number => (axis - 1) * maxStars + stars

/** Stars of a value, whichever axis it belongs to; null when there is no such value. */
export const starsOf = (id: number, axes: number): number | null =>
  Number.isInteger(id) && id >= 1 && id <= axes * maxStars ? ((id - 1) % maxStars) + 1 : null

/** Percent of the stars that could be given, 0 without votes. */
export const percentOf = (votes: Vote[]): number =>
  votes.length ? (votes.reduce((sum, { stars }) => sum + stars, 0) / votes.length / maxStars) * 100 : 0
