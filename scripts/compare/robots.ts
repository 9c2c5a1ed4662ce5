import robotsParser from 'robots-parser'
import type { Received } from './host.ts'

/** Maximum bytes of a robots.txt that are read (RFC 9309, section 2.5). */
export const MAX_ROBOTS = 512_000
/** Stands for all search engines: rules of robots.txt are usually for all of them, or for this one. */
export const SEARCH_ENGINE = 'Googlebot'
/** Maximum seconds of a `Crawl-delay`. */
const MAX_DELAY = 30

export type Robots = {
  /** The file cannot be read because of a server error, which forbids all requests (RFC 9309, section 2.3.1.4). */
  isUnreachable: boolean
  allows(url: string, agent: string): boolean
  sitemaps: string[]
  /** Ms between requests. */
  delay(agent: string): number
}

/** Parses robots.txt. Without the file, everything is allowed. */
export function readRobots(url: string, { status, body }: Received): Robots {
  const text = status === 200 ? new TextDecoder().decode(body) : ''
  const rules = robotsParser(url, text)
  return {
    isUnreachable: status === 0 || status >= 500,
    allows: (address, agent) => rules.isAllowed(address, agent) ?? true,
    sitemaps: rules.getSitemaps(),
    delay: (agent) => Math.min(rules.getCrawlDelay(agent) ?? 0, MAX_DELAY) * 1000,
  }
}
