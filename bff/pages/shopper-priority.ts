/**
 * Private requests go before pages. Rendering a page blocks the event loop for a while, and a cart would wait for several pages. So pages continue
 * one by one, and wait while a private request is handled.
 */
export type ShopperPriority = {
  /** Pages wait until this is settled, for a bounded time. */
  first<T>(work: Promise<T>): Promise<T>
  /** Resolves when a page may continue. */
  turn(): Promise<void>
}

/** Longest wait of a page in ms, so that pages continue even with many shoppers. */
const PATIENCE = 100

export function createShopperPriority(patience = PATIENCE): ShopperPriority {
  const waiting: { go(): void; until: number }[] = []
  let shoppers = 0
  let isStepping = false
  let timer: NodeJS.Timeout | undefined

  function step(): void {
    isStepping = false
    clearTimeout(timer)
    const [next] = waiting
    if (!next) return
    const left = next.until - performance.now()
    if (shoppers > 0 && left > 0) {
      timer = setTimeout(step, left)
      return
    }
    waiting.shift()
    next.go()
    nextTurn()
  }

  /** After the requests that arrived meanwhile. */
  function soon(): void {
    if (isStepping || waiting.length === 0) return
    nextTurn()
  }

  function nextTurn(): void {
    isStepping = true
    setImmediate(step)
  }

  function left(): void {
    shoppers--
    if (shoppers === 0) soon()
  }

  return {
    first(work) {
      shoppers++
      work.then(left, left)
      return work
    },
    turn() {
      if (shoppers === 0 && waiting.length === 0 && !isStepping) {
        nextTurn()
        return Promise.resolve()
      }
      return new Promise((go) => {
        waiting.push({ go, until: performance.now() + patience })
        soon()
      })
    },
  }
}
