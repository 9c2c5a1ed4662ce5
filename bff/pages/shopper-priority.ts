/**
 * Who buys goes before who looks around: rendering a page keeps the process busy at a stretch, and what somebody does with a cart would wait for
 * several of them. Pages go on one by one, and while a shopper is answered they wait.
 */
export type ShopperPriority = {
  /** Pages wait until this is settled, within bounds. */
  first<T>(work: Promise<T>): Promise<T>
  /** Resolves when a page may go on. */
  turn(): Promise<void>
}

/** Ms that a page waits for shoppers at most: with many of them pages still go on. */
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

  /** After whatever has come in by then. */
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
