import { type Execute, GraphqlFailure, type PageSite } from '../../schema/page.ts'
import type { Logger } from './logger.ts'

/** In ms: by then a page is quiet. Asking the browser whether it is idle takes more code. */
const QUIET = 2000

/**
 * Reports uncaught errors, unhandled rejections, and errors that React's boundaries catch. GraphQL and network errors go to the
 * console only. The logger's code loads with the first error. A share of the page views is measured, once the page is quiet.
 */
export function watchErrors(basePath: string, site: Pick<PageSite, 'logInterval' | 'vitalsSampling'>): Logger['error'] {
  let logger: Promise<Logger> | undefined

  function load() {
    logger ??= import('./logger.ts').then(({ createLogger }) => createLogger(basePath, site.logInterval))
    // If its code does not load, the next error tries again.
    logger.catch(() => (logger = undefined))
    return logger
  }

  const report: Logger['error'] = (context, error, componentStack) => {
    if (isExpected(error)) return
    load().then(
      (loaded) => loaded.error(context, error, componentStack),
      () => {},
    )
  }

  addEventListener('error', ({ error, message, filename }) => {
    // Ignores errors of extensions and third-party scripts.
    if (filename && !filename.startsWith(location.origin)) return
    report('window', error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason))
  // A deploy may have replaced its code: then the page is not measured.
  if (Math.random() < site.vitalsSampling) setTimeout(() => measure(basePath).catch(() => {}), QUIET)
  return report
}

async function measure(basePath: string): Promise<void> {
  const { measurePage } = await import('./measure.ts')
  await measurePage(basePath)
}

/** Failed or aborted requests, and browser messages without information. */
function isExpected(error: unknown): boolean {
  if (error instanceof GraphqlFailure) return true
  if (error instanceof Error) return error.name === 'AbortError'
  return String(error).startsWith('ResizeObserver loop')
}

/** Logs GraphQL and network errors to the console; maintenance has its own page. */
export function logFailures(execute: Execute): Execute {
  return (operation, variables) =>
    execute(operation, variables).catch((error: unknown) => {
      if (error instanceof GraphqlFailure && !error.isMaintenance) console.error(`${operation.name}: ${error.message}`)
      throw error
    })
}
