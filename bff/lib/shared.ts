// What processes may share through Redis (`bff/redis`); without Redis each process is alone.

/** Counters of all processes. */
export type SharedCounters = {
  /**
   * Increments a counter that expires `seconds` after its first increment. Resolves to its value, or to `undefined` if
   * Redis does not respond.
   */
  increment(name: string, seconds: number): Promise<number | undefined>
  forget(name: string): Promise<void>
}

/** Token buckets of all processes. */
export type SharedLimits = {
  /**
   * Takes `cost` tokens from a bucket of `perMinute` tokens that refills at that rate. A full bucket may be overdrawn.
   * Resolves to the tokens that are left (below zero: owed) and whether the request is allowed; `undefined` if Redis
   * does not respond.
   */
  take(name: string, perMinute: number, cost: number): Promise<{ isAllowed: boolean; tokens: number } | undefined>
}

/** Records that all processes share until they expire. While Redis is down, results are unknown: `undefined`. */
export type SharedRecords = {
  /** `null` if there is none. */
  read(name: string): Promise<string | null | undefined>
  /** Whether Redis confirmed the write. */
  write(name: string, text: string, seconds: number): Promise<boolean>
  /** Writes a mark if there is none. Resolves to true for the first caller only. */
  writeFirst(name: string, seconds: number): Promise<boolean | undefined>
  remove(name: string): Promise<void>
  /** A lock that is not acquired yet. Only its owner can release it. */
  lock(name: string, seconds: number): Lock
}

export type Lock = {
  /** Whether this owner acquired the lock. */
  take(): Promise<boolean | undefined>
  /** Extends the lock by the same time. Does nothing if this owner does not hold it. */
  renew(): Promise<void>
  /** Does nothing if this owner does not hold the lock, for example because it expired. */
  release(): Promise<void>
}

/** One text that all processes share. */
export type SharedText = {
  /** `null` if there is none, `undefined` while Redis does not respond. */
  read(): Promise<string | null | undefined>
  /** May fail silently, so callers read the text back. */
  write(text: string): Promise<void>
  /** Called whenever Redis is available again. */
  onReady(listener: () => void): void
}
