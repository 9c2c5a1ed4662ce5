import fastifyCookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../../config/cookie-name.ts'
import type { Sealer } from '../../session/seal.ts'
import {
  type Contribution,
  type ContributionModes,
  createContribution,
  NO_CONTRIBUTION,
} from '../../session/contribution.ts'

/** Seconds that contribution mode lasts at most; it ends with the browser anyway. */
const MAX_AGE = 12 * 3600
const MAX_LENGTH = 400

export type ContributionCookie = {
  /** Returns the contribution mode of a request, at almost no cost for everybody else. Never throws. */
  of(request: Pick<FastifyRequest, 'headers'>): Contribution
  /** Writes contribution mode into the response's cookie where it changed. */
  write(reply: FastifyReply, contribution: Contribution): void
}

type Sealed = ContributionModes & { at: number }

/**
 * Contribution mode has its own cookie: it ends much earlier than the session's, outlasts a sign-out, and costs nothing without it. `sealer` is bound
 * to the secret of the link, so that a new secret ends sessions of the old one.
 */
export function createContributionCookie(
  sealer: Sealer,
  publicUrl: string,
  basePath: string,
  siteCode = '',
): ContributionCookie {
  const secure = publicUrl.startsWith('https:')
  const name = cookieName('contribution', publicUrl, basePath, siteCode)
  const attributes = { path: basePath || '/', secure, httpOnly: true, sameSite: 'lax' } as const

  return {
    of({ headers: { cookie } }) {
      if (cookie === undefined || !cookie.includes(name)) return NO_CONTRIBUTION
      const modes = read(fastifyCookie.parse(cookie)[name])
      return modes ? createContribution(modes) : NO_CONTRIBUTION
    },
    write(reply, { modes, changed }) {
      if (!changed) return
      const value = modes ? sealer.seal(JSON.stringify({ at: seconds(), ...modes } satisfies Sealed)) : ''
      reply.header('set-cookie', fastifyCookie.serialize(name, value, { ...attributes, ...(!modes && { maxAge: 0 }) }))
    },
  }

  function read(value: string | undefined): ContributionModes | null {
    const text = value && value.length <= MAX_LENGTH ? sealer.open(value) : undefined
    if (text === undefined) return null
    const { at, preview, xRay } = JSON.parse(text) as Sealed
    return seconds() - at > MAX_AGE ? null : Object.freeze({ preview, xRay })
  }

  function seconds(): number {
    return Math.floor(Date.now() / 1000)
  }
}
