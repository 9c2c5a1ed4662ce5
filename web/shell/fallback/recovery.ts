import { RECOVERY_INTERVAL } from '../../site/site.ts'

/**
 * Checks every 5 s, and when the network is back, whether the page is available again, and reloads only then: a page that reloads
 * repeatedly would break WCAG 2.2.1 and 3.2.5. Returns the function that stops it.
 */
export function watchForRecovery(reload = () => location.reload()): () => void {
  let isWatching = true
  const timer = setInterval(look, RECOVERY_INTERVAL)
  addEventListener('online', look)

  async function look() {
    if (!(await isReachable()) || !isWatching) return
    stop()
    reload()
  }

  function stop() {
    isWatching = false
    clearInterval(timer)
    removeEventListener('online', look)
  }

  return stop
}

/** Whether the page can be loaded now. */
export async function isReachable(): Promise<boolean> {
  try {
    // While the store hangs, there is a page, too, but late and without content.
    const signal = AbortSignal.timeout(RECOVERY_INTERVAL)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}
