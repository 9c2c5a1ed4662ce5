/**
 * Rendering keeps the event loop busy for some ms. Pages that are ready together are rendered in one turn of the loop each, so that what arrived
 * meanwhile is served between two of them. Unlike those of `shopper-priority.ts`, these turns wait for nothing else: the page's data is there.
 */
export function createRenderTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false

  function next(): void {
    const go = waiting.shift()
    isTaken = go !== undefined
    if (!go) return
    go()
    setImmediate(next)
  }

  /** Resolves when a page may be rendered. */
  return () => {
    if (isTaken) return new Promise((go) => waiting.push(go))
    isTaken = true
    setImmediate(next)
    return Promise.resolve()
  }
}
