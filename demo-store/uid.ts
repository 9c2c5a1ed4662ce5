import { inputError } from './errors.ts'

/** Magento's uid: strict base64 of an id or of a structured id such as `configurable/93/13`. */
export function encodeUid(...parts: (string | number)[]): string {
  return Buffer.from(parts.join('/')).toString('base64')
}

/** The text inside a uid; wrong padding or alphabet is an input error, as on a real store. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString('utf8')
  if (!text || Buffer.from(text).toString('base64') !== uid) throw inputError(`Value of uid "${uid}" is incorrect.`)
  return text
}

/** Returns the text inside a uid; null for a uid that the store cannot read and ignores. */
export function readUid(uid: string): string | null {
  try {
    return decodeUid(uid)
  } catch {
    return null
  }
}
