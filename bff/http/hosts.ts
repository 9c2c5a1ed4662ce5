import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../config.ts'

const SeveralHosts = createError<[]>('BAD_REQUEST', 'A request names one host', 400)
const NoHost = createError<[]>('BAD_REQUEST', 'The name of the host is not valid', 400)

/**
 * Refuses requests with several `Host` fields, or one that names no host (RFC 9112 §3.2). Node uses the first, and a proxy in front may use the
 * last. Addresses are made of it where no public URL is set.
 */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] ?? '')) hosts++
    if (hosts > 1) done(new SeveralHosts())
    else if (hosts === 1 && !isHostName(request.host)) done(new NoHost())
    else done()
  })
}

function isHostName(host: string): boolean {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}/`)
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

/**
 * The host of each site, from its public URL; `null` for the site that serves every host no other site has. If all
 * sites have the same host, or none is configured, the server accepts every host.
 */
export function siteHosts(sites: readonly Pick<Site, 'shop'>[]): (string | null)[] {
  const hosts = sites.map(({ shop: { publicUrl } }) => (publicUrl === '' ? null : new URL(publicUrl).host))
  return new Set(hosts).size > 1 ? hosts : sites.map(() => null)
}

/** Limits the routes added after this call to one host. A proxy in front has to forward `Host`. */
export function restrictToHost(app: FastifyInstance, host: string | null): void {
  if (host === null) return
  app.addHook('onRoute', (route) => {
    route.constraints = { ...route.constraints, host }
  })
}
