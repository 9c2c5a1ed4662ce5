import type { FastifyInstance } from 'fastify'
import { storeOf } from './store-loaders.ts'
import { createSession } from '../../session/session-cookies.ts'
import { speakIn } from '../../i18n/locale.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The responses contain no texts, so the route does not wait for the site's language. */
    hasNoTexts?: boolean
  }
}

/** Runs the handlers of a site in its language. */
export function speakLanguage(app: FastifyInstance): void {
  const { language, createContext, log } = app
  const speak = speakIn(language, () => storeOf(createContext({ session: createSession(), log })))
  // After the body was read, whose events fire outside of any async context.
  app.addHook('preHandler', ({ routeOptions }, _reply, done) => (routeOptions.config.hasNoTexts ? done() : speak(done)))
}
