/**
 * A store without caches builds them with its first response. Concurrent calls would build the same caches at once and all take several times as
 * long. So one call goes first.
 */
export type WarmUp = {
  /** Whether the first call is under way. */
  readonly isRunning: boolean
  /** The store lost its caches. */
  begin(): void
  run<T>(task: () => Promise<T>): Promise<T>
}

/** `patience`: ms after which calls no longer wait for the first one. */
export function createWarmUp(patience: number): WarmUp {
  let isCold = false
  let first: Promise<unknown> | undefined

  function lead<T>(task: () => Promise<T>): Promise<T> {
    isCold = false
    const response = task()
    const turn = Promise.race([
      response.catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, patience).unref()),
    ])
    first = turn
    void turn.then(() => {
      if (first === turn) first = undefined
    })
    return response
  }

  return {
    get isRunning() {
      return first !== undefined
    },
    begin() {
      isCold = true
    },
    async run(task) {
      if (isCold && !first) return lead(task)
      await first
      return task()
    },
  }
}
