import { RECOVERY_INTERVAL } from '../../site/site.ts'

/**
 * Looks every 5 s whether the page can be had again and reloads then, not before: a page that reloads by itself
 * under a reader's hands would break WCAG 2.2.1 and 3.2.5. Answers the function that ends it.
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
