import type { FastifyReply } from 'fastify'
import type { SessionCookie } from './session-cookie.ts'
import type { Session } from './session.ts'

/** Writes a session that changed into the answer's cookie. */
export function writeSession(reply: FastifyReply, session: Session, cookie: SessionCookie): void {
  if (!session.changed) return
  const { name, path, isSecure: secure, maxAge } = cookie
  reply.setCookie(name, cookie.seal(session), { path, secure, maxAge, httpOnly: true, sameSite: 'lax' })
}
