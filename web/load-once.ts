/** A promise that is created on first use, and shared from then on. */
export type LoadOnce<T> = {
  /** For code that prepares something: retries after a failure. */
  load(): Promise<T>
  /** For React's `use`: a failure persists until `load` is called again, so that a render cannot retry forever. */
  shown(): Promise<T>
}

export function loadOnce<T>(start: () => Promise<T>): LoadOnce<T> {
  let loading: Promise<T> | undefined
  let hasFailed = false

  function begin() {
    hasFailed = false
    const started = start()
    started.then(
      // The fields that React's `use` reads: a settled promise with them renders without suspending.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    )
    return (loading = started)
  }

  return { load: () => (loading && !hasFailed ? loading : begin()), shown: () => loading ?? begin() }
}
