import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import type { Branding } from '../http/unavailable.ts'
import { Overload } from '../lib/limiter.ts'
import { RunFailure } from './page-runs.ts'
import { busyPage, type errorPage, maintenancePage, searchDownPage, unavailablePage } from './status-page.ts'
import { TooSlow } from './within-time.ts'

/** The shop is closed, or its store is. */
export class InMaintenance extends Error {}

function isSearchDown(error: unknown): boolean {
  return error instanceof RunFailure && error.code === ERROR_CODES.searchDown
}

/** The store has no turn for what the page needs. */
export function isBusy(error: unknown): boolean {
  return (
    !isSearchDown(error) &&
    error instanceof GraphqlFailure &&
    error.status === 503 &&
    !error.message.includes(MAINTENANCE_MARKER)
  )
}

/**
 * What is shown where the page cannot be had for the moment: a status page, or the shell, for the browser to render the page itself;
 * `undefined` where something is wrong with the page.
 */
export function failurePage(error: unknown, branding: Branding): ReturnType<typeof errorPage> | 'shell' | undefined {
  if (error instanceof TooSlow) return 'shell'
  if (error instanceof InMaintenance) return maintenancePage(branding)
  if (error instanceof Overload) return busyPage(branding)
  if (!(error instanceof GraphqlFailure)) return undefined
  if (error.message.includes(MAINTENANCE_MARKER)) return maintenancePage(branding)
  if (isSearchDown(error)) return searchDownPage(branding)
  if (isBusy(error)) return busyPage(branding)
  return error.status === 502 ? unavailablePage(branding) : undefined
}
