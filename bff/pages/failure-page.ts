import { ERROR_CODES } from '../../schema/error-codes.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { busyPage, type errorPage, maintenancePage, searchDownPage, unavailablePage } from '../http/status-page.ts'
import type { Branding } from '../http/unavailable.ts'
import { Overload } from '../lib/limiter.ts'
import { RunFailure } from './page-runs.ts'
import { TooLarge, TooSlow } from './render-limits.ts'

/** The shop or the store is in maintenance. */
export class InMaintenance extends Error {}

/**
 * Returns what to send if a page cannot be rendered now: a status page, or the shell, so that the browser renders the page. `undefined` if the page
 * itself has an error.
 */
export function failurePage(error: unknown, branding: Branding): ReturnType<typeof errorPage> | 'shell' | undefined {
  if (error instanceof TooSlow || error instanceof TooLarge) return 'shell'
  if (error instanceof InMaintenance) return maintenancePage(branding)
  if (error instanceof Overload) return busyPage(branding)
  if (!(error instanceof GraphqlFailure)) return undefined
  if (error.message.includes(MAINTENANCE_MARKER)) return maintenancePage(branding)
  if (isSearchDown(error)) return searchDownPage(branding)
  if (isBusy(error)) return busyPage(branding)
  return error.status === 502 ? unavailablePage(branding) : undefined
}

function isSearchDown(error: unknown): boolean {
  return error instanceof RunFailure && error.code === ERROR_CODES.searchDown
}

/** Whether the store client is overloaded. */
export function isBusy(error: unknown): boolean {
  return (
    !isSearchDown(error) &&
    error instanceof GraphqlFailure &&
    error.status === 503 &&
    !error.message.includes(MAINTENANCE_MARKER)
  )
}
