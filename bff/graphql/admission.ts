import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createMutationLimits, type LimitMutations } from './limit-mutations.ts'
import { createNetworkQueue, type NetworkQueue } from '../lib/network-queue.ts'
import { createGuards, type Guards } from '../http/guards.ts'
import { createRateLimits, type RateLimit } from '../http/rate-limit.ts'

type Limited = 'clientLog' | 'contribution' | 'cspReport' | 'payment' | 'files' | 'sentFiles'

declare module 'fastify' {
  interface FastifyInstance {
    /** The queue for requests to which no cache has a response. */
    uncached: NetworkQueue
    /** Shared by all sites, so that a visitor's limits do not grow with the number of sites. */
    limits: Record<Limited, RateLimit> & { mutation: LimitMutations }
    guards: Guards
  }
}

/**
 * Places for what no cache has: one for each field of a query, and more for a page. Work waits for the store in part, but more of it would delay
 * carts. One network gets fewer, so that others get the next turn. Letting many wait costs less than refusing them, because they would retry at once.
 */
const UNCACHED = { places: 16, placesOfOne: 4, maxWaiting: 1000, maxWaitingOfOne: 400 }
/** Requests with files per client address and minute. */
const FILES_PER_MINUTE = 20

/** How much one client may ask for. */
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
