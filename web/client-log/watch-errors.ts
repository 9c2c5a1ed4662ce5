import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import type { Logger } from './logger.ts'

/**
 * Reports what no code of the page expected: uncaught errors, rejections, and what React's boundaries catch. Failures of GraphQL and of
 * the network are the console's only. The logger's own code comes when the page is idle, or with the first error.
 */
export function watchErrors(basePath: string, logInterval: number): Logger['error'] {
  let logger: Promise<Logger> | undefined

  function load() {
    logger ??= import('./logger.ts').then(({ createLogger }) => createLogger(basePath, logInterval))
    // Without its code nothing can be logged; the next error tries again.
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
    // What extensions and other sites' scripts do is not the shop's.
    if (filename && !filename.startsWith(location.origin)) return
    report('window', error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason))
  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000))
  addEventListener('load', () => whenIdle(() => void load()))
  return report
}

/** Requests that fail or are given up, and a browser's complaint that says nothing. */
function isExpected(error: unknown): boolean {
  if (error instanceof GraphqlFailure) return true
  if (error instanceof Error) return error.name === 'AbortError'
  return String(error).startsWith('ResizeObserver loop')
}

/** Writes GraphQL and network errors to the console, except maintenance, which has its own page. */
export function tellFailures(execute: Execute): Execute {
  return (operation, variables) =>
    execute(operation, variables).catch((error: unknown) => {
      if (error instanceof GraphqlFailure && !error.isMaintenance) console.error(`${operation.name}: ${error.message}`)
      throw error
    })
}
