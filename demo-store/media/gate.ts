/** Lets `width` tasks run at a time; the others wait in the order of their arrival. */
export function createGate(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // A place is handed over, not freed, while somebody waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
