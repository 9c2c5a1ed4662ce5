import type { SessionData } from './session.ts'

/*
 * What scripts may know of a session: whether somebody is signed in, and how many items the cart holds. The one cookie that they can read, so
 * that a page asks for nothing where there is nothing. It grants nothing: whoever forges it sees another number until the next response.
 */

/** Items above this are not counted: the page shows «99+» long before. */
const MAX_ITEMS = 9999

/** `c` for a customer, `g` for a guest with a cart; then the number of items, or `-` where no response has told it. */
const WRITTEN = /^[cg](\d{1,4}(?:\.\d{1,4})?|-)$/

/** The cookie's value for a session; null where there is nothing to tell. */
export function presenceOf({ token, cartId }: SessionData, items: number | undefined): string | null {
  if (!token && !cartId) return null
  const count = items === undefined ? '-' : String(Math.min(Number(items.toFixed(4)), MAX_ITEMS))
  return (token ? 'c' : 'g') + count
}

/** The items that a request's cookie names; undefined where it says nothing that can be read. */
export function itemsIn(value: string | null): number | undefined {
  const [, count] = WRITTEN.exec(value ?? '') ?? []
  return count === undefined || count === '-' ? undefined : Number(count)
}
