import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Authenticated encryption of a text. */
export type Sealer = {
  seal(text: string): string
  /** `undefined` if the text was not sealed with one of our keys, or was changed. */
  open(sealed: string): string | undefined
  /** As `open`; `isOld` if it was sealed with an older key than the first. */
  read(sealed: string): { text: string; isOld: boolean } | undefined
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** First byte of a sealed text: the version of the format. */
const VERSION = 1

/**
 * AES-256-GCM with a random IV for each text, as base64url of version, IV, tag and cipher text. The first key seals, all open, so that keys can be
 * rotated. `purpose` is authenticated: a text sealed for one purpose cannot be opened for another.
 */
export function createSealer(secrets: readonly Buffer[], purpose: string): Sealer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const [newest] = keys
  if (!newest) throw new Error('A sealer needs a key')

  function read(sealed: string): { text: string; isOld: boolean } | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < 1 + IV_BYTES + TAG_BYTES || bytes[0] !== VERSION) return undefined
    for (const key of keys) {
      const text = openWith(key, bytes)
      if (text !== undefined) return { text, isOld: key !== newest }
    }
    return undefined
  }

  return {
    read,
    open: (sealed) => read(sealed)?.text,
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from([VERSION]))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]).toString('base64url')
    },
  }
}

function openWith(key: Buffer, bytes: Buffer): string | undefined {
  const iv = bytes.subarray(1, 1 + IV_BYTES)
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(bytes.subarray(0, 1)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
