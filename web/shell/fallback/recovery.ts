import { RECOVERY_INTERVAL } from '../../site/site.ts'

/**
 * Checks every 5 s whether the page is available again, and reloads only then: a page that reloads repeatedly
 * would break WCAG 2.2.1 and 3.2.5. Returns the function that stops it.
 */
export function watchForRecovery(reload = () => location.reload()): () => void {
  let stopped = false
  let timer = setTimeout(look, RECOVERY_INTERVAL)

  async function look() {
    const isBack = await canBeHad(location.href)
    if (stopped) return
    if (isBack) reload()
    else timer = setTimeout(look, RECOVERY_INTERVAL)
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function canBeHad(address: string): Promise<boolean> {
  try {
    // A store that hangs has a page, too, without anything in it, which comes late.
    const signal = AbortSignal.timeout(RECOVERY_INTERVAL)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}
