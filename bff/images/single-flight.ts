export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

/** Whoever asks for a key while its work is under way gets the same answer, or the same error. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, work) => {
    const under = flights.get(key)
    if (under) return under
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
