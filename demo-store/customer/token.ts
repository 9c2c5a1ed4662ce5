import { createHmac, timingSafeEqual } from 'node:crypto'

/** `iat` and `exp` are seconds; `utypid` 3 means customer. */
export type TokenClaims = { uid: number; utypid: 3; iat: number; exp: number }

const header = Buffer.from(JSON.stringify({ kid: '1', alg: 'HS256' })).toString('base64url')

/**
 * A JSON Web Token (RFC 7519) for a customer. It depends on nothing but the customer and the second, so that two logins
 * in one second get the same one.
 */
export function issueToken(customerId: number, lifetimeSeconds: number, now: Date, key: string): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims: TokenClaims = { uid: customerId, utypid: 3, iat, exp: iat + lifetimeSeconds }
  const content = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${content}.${sign(content, key).toString('base64url')}`
}

/** The claims of a token this store signed and that has not expired; null for any other text. */
export function readToken(token: string, now: Date, key: string): TokenClaims | null {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(`${head}.${body}`, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims = parseClaims(body)
  return claims && claims.exp > now.getTime() / 1000 ? claims : null
}

function sign(content: string, key: string): Buffer {
  return createHmac('sha256', key).update(content).digest()
}

function parseClaims(text: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return claims as TokenClaims
  } catch {
    return null
  }
}
