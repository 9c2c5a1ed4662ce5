import type { FastifyReply } from 'fastify'
import type { SessionCookies } from './session-cookies.ts'
import type { Session } from './session.ts'

/** Sets the cookies of a changed session on a response. */
export function writeSession(reply: FastifyReply, session: Session, cookies: SessionCookies): void {
  if (!session.changed) return
  const { path, isSecure: secure } = cookies
  for (const [name, value] of cookies.changes(session)) {
    reply.setCookie(name, value ?? '', {
      path,
      secure,
      maxAge: value === null ? 0 : cookies.maxAge(name),
      httpOnly: name !== cookies.presence,
      sameSite: 'lax',
    })
  }
}
