/** A module, or what is made of some, that loads when it is first wanted. */
export type OnDemand<T> = {
  /** For whoever gets it ready: what failed is tried again. */
  load(): Promise<T>
  /** For React's `use`: what failed stays failed until somebody loads it again, so that a render cannot ask for ever. */
  shown(): Promise<T>
}

export function onDemand<T>(start: () => Promise<T>): OnDemand<T> {
  let loading: Promise<T> | undefined
  let hasFailed = false

  function begin() {
    hasFailed = false
    const started = start()
    started.then(
      // Where React's `use` looks first: what is there already is rendered without suspending.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    )
    return (loading = started)
  }

  return { load: () => (loading && !hasFailed ? loading : begin()), shown: () => loading ?? begin() }
}
