/** Calls `load` once, however often the result is requested. A failure is cached, too: it lasts as long as one request. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= load())
}

/** As `once`, for each key. */
export function onceForEach<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const results = new Map<string, Promise<T>>()
  return (key) => {
    let result = results.get(key)
    if (!result) results.set(key, (result = load(key)))
    return result
  }
}
