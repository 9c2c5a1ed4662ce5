import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lock, SharedRecords } from './shared.ts'
import { createSerializer } from './serializer.ts'

/** Seconds after which the lock of a process that has died expires. */
const LOCK = 15
/** Ms between renewals of the lock. Two in a row may fail. */
const RENEWAL = 5000
/** Ms to wait for the lock: longer than the store may take to place an order. After that the task runs without it. */
const LOCK_TIMEOUT = 70_000
/** Ms between two attempts to take the lock. */
const RETRY = 50

/** Serializes tasks by key, such as all changes of one cart. */
export type Turns = {
  /**
   * Runs the task after earlier tasks with the same key. If processes share records, this holds across all of them. A task may run others with its own key
   * (it is reentrant). Rejects with `Overload` when too many tasks wait.
   */
  run<T>(key: string, task: () => Promise<T>): Promise<T>
}

type Turn = { key: string; isOver: boolean; outer: Turn | undefined }

/** `name` prefixes the shared locks. Without records, or while they cannot be reached, only tasks of one process exclude each other. */
export function createTurns(maxWaiting: number, name: string, records?: Pick<SharedRecords, 'lock'>): Turns {
  const line = createSerializer(maxWaiting)
  const current = new AsyncLocalStorage<Turn>()

  function hasTurn(key: string): boolean {
    for (let turn = current.getStore(); turn; turn = turn.outer) if (turn.key === key && !turn.isOver) return true
    return false
  }

  async function take<T>(key: string, task: () => Promise<T>): Promise<T> {
    const turn: Turn = { key, isOver: false, outer: current.getStore() }
    try {
      return await current.run(turn, () => withLock(records?.lock(`${name}:${key}`, LOCK), task))
    } finally {
      turn.isOver = true
    }
  }

  return {
    run: (key, task) => (hasTurn(key) ? task() : line.run(key, () => take(key, task))),
  }
}

async function withLock<T>(lock: Lock | undefined, task: () => Promise<T>): Promise<T> {
  if (!lock) return task()
  const until = Date.now() + LOCK_TIMEOUT
  // `undefined`: the records cannot be reached.
  while ((await lock.take()) === false && Date.now() < until) await pause(RETRY)
  const renewal = setInterval(() => void lock.renew(), RENEWAL)
  try {
    return await task()
  } finally {
    clearInterval(renewal)
    await lock.release()
  }
}
