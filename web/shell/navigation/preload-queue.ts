/** Preloads under way at a time: what the shopper asks for now must not wait behind guesses. */
const AT_ONCE = 3
/** Guesses that wait; the oldest are forgotten first. */
const MAX_WAITING = 20

let running = 0
const waiting: (() => Promise<unknown>)[] = []

/** Runs a preload when it is its turn, the latest first; a failure shows when what it is for is opened. */
export function inTurn(preload: () => Promise<unknown>): void {
  waiting.push(preload)
  if (waiting.length > MAX_WAITING) waiting.shift()
  next()
}

function next(): void {
  const preload = running < AT_ONCE && waiting.pop()
  if (!preload) return
  running++
  const done = () => {
    running--
    next()
  }
  preload().then(done, done)
}
