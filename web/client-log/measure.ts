import type { Metric } from 'web-vitals'
import { CLIENT_LOG_PATH, MAX_VITALS, type VitalEntry, type VitalName } from '../../schema/client-log.ts'
import { kindOfData, type PageKind } from '../../schema/page-kind.ts'
import type { PageState } from '../page-state.ts'
import { findRoute } from '../routes.ts'

/**
 * Measures one page view and sends the figures once, when the page is first hidden. They belong to the page that was loaded, even if the shopper
 * navigates on without a new document. Nothing in them identifies shopper or address.
 */
export async function measurePage(basePath: string): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  const page = landingKind(basePath)
  const figures = new Map<VitalName, number>()
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP') figures.set(name, Math.min(Number(value.toFixed(4)), MAX_VITALS[name]))
  }
  for (const watch of [onTTFB, onLCP, onCLS, onINP]) watch(keep)

  const sent = new AbortController()
  const send = () => {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return
    sent.abort()
    const logs: VitalEntry[] = [...figures].map(([vital, value]) => ({ vital, value, page }))
    navigator.sendBeacon(basePath + CLIENT_LOG_PATH, JSON.stringify({ logs }))
  }
  // The event reaches the window last, when all measurements are complete. A page that is left becomes hidden, too.
  addEventListener('visibilitychange', send, { signal: sent.signal })
}

/** Returns the kind of the loaded page: the shopper may be elsewhere by now. */
function landingKind(basePath: string): PageKind {
  const [navigation] = performance.getEntriesByType('navigation')
  const path = new URL(navigation?.name || location.href).pathname.slice(basePath.length)
  const { kind } = findRoute(path).route
  if (kind) return kind
  const state = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '{}') as PageState
  return kindOfData(state.queries ?? [])
}
