import type { FastifyRequest } from 'fastify'

/** How browsers send forms by themselves (HTML, «form submission»). */
const FORM_TYPES: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
])

/** Whether a browser sent a form of ours by itself: without JavaScript, or before the page was ready. */
export function isUnscriptedForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  return FORM_TYPES.has(type.trim().toLowerCase())
}
