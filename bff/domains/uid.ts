/**
 * The store's uids are base64 of its ids, or of ids joined by slashes after a kind: `configurable/93/13`.
 * The shop's schema has plain ids.
 */

/** Returns base64 of the parts joined by slashes. */
export function toUid(...parts: (string | number)[]): string {
  return Buffer.from(parts.join('/')).toString('base64')
}

/** Returns the parts of a uid; null if it is not the strict base64 that the store accepts. */
export function uidParts(uid: string | null | undefined): string[] | null {
  if (!uid) return null
  const text = Buffer.from(uid, 'base64').toString()
  return Buffer.from(text).toString('base64') === uid ? text.split('/') : null
}

/** Returns the last part of a uid: an entity's id, an option's value. Ids that are not base64 (modules add some) stay as they are. */
export function plainId(uid: string): string {
  return uidParts(uid)?.at(-1) ?? uid
}

/** Whether a text can be an entity's numeric id; others are not sent to the store. */
export function isNumericId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id)
}
