import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createMutationLimits, type LimitMutations } from './limit-mutations.ts'
import { createNetworkQueue, type NetworkQueue } from '../lib/network-queue.ts'
import { createGuards, type Guards } from '../http/guards.ts'
import { createRateLimits, type RateLimit } from '../http/rate-limit.ts'

type Limited = 'clientLog' | 'contribution' | 'cspReport' | 'payment' | 'files' | 'sentFiles'

declare module 'fastify' {
  interface FastifyInstance {
    /** Queue of uncached work. */
    uncached: NetworkQueue
    /** Shared by all sites, so that a visitor's limits do not grow with the number of sites. */
    limits: Record<Limited, RateLimit> & { mutation: LimitMutations }
    guards: Guards
  }
}

/**
 * Places for uncached work: a query field takes one, a page more. Much of the work only waits for the store, but more of it would delay carts. One
 * network gets fewer places, so that others get the next turn. Waiting requests cost less than refused ones, which would be retried at once.
 */
const UNCACHED = { places: 16, placesOfOne: 4, maxWaiting: 1000, maxWaitingOfOne: 400 }
/** Requests with files per client address and minute. */
const FILES_PER_MINUTE = 20

/** Limits how much one client may request. */
export const admissionPlugin = fp(openAdmission, { name: 'admission', dependencies: ['observation', 'purges'] })

async function openAdmission(app: FastifyInstance): Promise<void> {
  const { config, keys, shared } = app
  const { perMinute } = config.ops
  const uncached = createNetworkQueue(UNCACHED)
  app.watchQueue('uncached', uncached)
  app.decorate('uncached', uncached)
  app.decorate('guards', createGuards({ captchaKeys: config.captcha ? keys : undefined, counters: shared.counters }))
  const newLimit = createRateLimits(shared.limits)
  app.decorate('limits', {
    mutation: createMutationLimits(perMinute, newLimit),
    sentFiles: newLimit('sent files', FILES_PER_MINUTE),
    clientLog: newLimit('client log', perMinute.clientLog),
    cspReport: newLimit('policy reports', perMinute.cspReports),
    payment: newLimit('payment returns', perMinute.mutations),
    files: newLimit('files', perMinute.mutations),
    contribution: newLimit('contribution', perMinute.sensitive),
  })
}
