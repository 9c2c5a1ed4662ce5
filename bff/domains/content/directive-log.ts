import type { FastifyBaseLogger } from 'fastify'

/** Texts are mapped with every request that shows them: each directive is told once. */
const MAX_TOLD = 200
const told = new Set<string>()

/** Tells who reads the log that a text of the store holds a directive that the store did not resolve, so that its editor can mend it. */
export function tellDirective(directive: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const name = directive.slice(0, 200)
  if (told.has(name) || told.size >= MAX_TOLD) return
  told.add(name)
  log.warn({ directive: name }, 'A text of the store holds a directive that the store did not resolve; it is left out.')
}
