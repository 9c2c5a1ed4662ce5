import { RECOVERY_INTERVAL } from '../../site/site.ts'

/**
 * Checks every 5 s whether the page is available again, and reloads only then: a page that reloads repeatedly
 * would break WCAG 2.2.1 and 3.2.5. Returns the function that stops it.
 */
export function watchForRecovery(): () => void {
  let stopped = false
  let timer = setTimeout(look, RECOVERY_INTERVAL)

  async function look() {
    const isBack = await canBeHad(location.href)
    if (stopped) return
    if (isBack) location.reload()
    else timer = setTimeout(look, RECOVERY_INTERVAL)
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function canBeHad(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
