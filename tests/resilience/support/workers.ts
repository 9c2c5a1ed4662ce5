import { expect } from 'vitest'
import type { Seen } from './visitors.ts'
import type { ShopProcess } from './shop-process.ts'

/** A shop of two workers (`WORKERS`, with `LOG_LEVEL=debug`), and who of them does what. */
export type Workers = {
  /** On a connection of its own: those go to the workers in turn. */
  ask(path: string, init?: RequestInit): Promise<Seen>
  /** The worker that gave an answer, by its line in the log. */
  workerOf(answer: Seen): Promise<number>
  /** Both, as soon as both serve. */
  pids(): Promise<number[]>
  /** Those that can serve shoppers, as the shop says. */
  ready(): Promise<number>
}

export function workersOf(shop: () => ShopProcess): Workers {
  async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' }
    const response = await fetch(shop().url + path, { redirect: 'manual', ...init, headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  async function workerOf({ headers }: Seen): Promise<number> {
    const line = () => shop().lines.find(({ reqId }) => reqId === headers.get('x-request-id'))
    await expect.poll(line).toBeDefined()
    return Number(line()?.['pid'])
  }

  return {
    ask,
    workerOf,
    async pids() {
      const found = new Set<number>()
      await expect
        .poll(async () => found.add(await workerOf(await ask('/robots.txt'))).size, { timeout: 30_000 })
        .toBe(2)
      return [...found].toSorted()
    },
    async ready() {
      const { workers } = JSON.parse((await ask('/health/ready')).text) as { workers?: { ready: number } }
      return workers?.ready ?? 0
    },
  }
}
