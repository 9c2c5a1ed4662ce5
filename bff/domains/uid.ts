/**
 * The store's uids are base64 of its ids, or of ids joined by slashes after a kind: `configurable/93/13`.
 * The shop's schema has plain ids.
 */

/** Base64 of the parts joined by slashes. */
export function toUid(...parts: (string | number)[]): string {
  return Buffer.from(parts.join('/')).toString('base64')
}

/** The parts of a uid, or null when it is not the strict base64 that the store itself accepts. */
export function uidParts(uid: string | null | undefined): string[] | null {
  if (!uid) return null
  const text = Buffer.from(uid, 'base64').toString()
  return Buffer.from(text).toString('base64') === uid ? text.split('/') : null
}

/** The last part of a uid: an entity's id, an option's value. Ids that are no base64 (modules add some) stay as they are. */
export function plainId(uid: string): string {
  return uidParts(uid)?.at(-1) ?? uid
}

/** Whether a text can be an entity's numeric id: keeps garbage away from the store. */
export function isNumericId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id)
}
