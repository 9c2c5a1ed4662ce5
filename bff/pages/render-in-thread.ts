import { AsyncResource } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { GraphqlFailure, type PageRequest, type PageResponse } from '../../schema/page.ts'
import type { FromThread, RenderSite, ToThread } from './render-messages.ts'
import { createSentResults, type SentResults } from './sent-results.ts'

/** MB. Pages are short-lived, so a thread needs less than a server. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }
/** Ms without a word from the thread, though it waits for nothing, after which it is ended. */
const SILENCE = 10_000

type Waiting = Pick<PageRequest, 'execute'> & {
  resolve(page: PageResponse): void
  reject(error: unknown): void
  /** Errors of its operations that failed, by their numbers. */
  failures: Map<number, unknown>
}

/** A running thread, and what it was told and asks for. */
type Thread = {
  worker: Worker
  results: SentResults
  /** Numbers of the sites that it knows. */
  sites: Map<PageRequest['site'], number>
  pages: Map<number, Waiting>
  /** Operations that it waits for. */
  pending: Set<number>
  lastHeard: number
}

export type RenderThread = {
  render(request: PageRequest): Promise<PageResponse>
  close(): Promise<void>
}

/**
 * Renders pages in a worker thread, so that the event loop serves other requests meanwhile. Operations run here, with all caches. A thread that ends or
 * hangs fails the pages that it had, and the next page gets a new one. `file`: the built `render-thread.ts`.
 */
export function createRenderThread(file: string, { silence = SILENCE } = {}): RenderThread {
  let thread: Thread | undefined = start()
  let lastPage = 0

  const watch = setInterval(() => {
    if (thread && hangs(thread)) end(thread, new Error(`The thread that renders pages said nothing for ${silence} ms`))
  }, silence / 4).unref()

  function hangs({ pages, pending, lastHeard }: Thread): boolean {
    return pages.size > 0 && pending.size === 0 && performance.now() - lastHeard > silence
  }

  function start(): Thread {
    const worker = new Worker(file, { resourceLimits: MEMORY })
    const started: Thread = {
      worker,
      results: createSentResults((kept) => tell(started, { kind: 'forget', kept })),
      sites: new Map(),
      pages: new Map(),
      pending: new Set(),
      lastHeard: performance.now(),
    }
    worker.on('message', (message: FromThread) => take(message, started))
    worker.on('error', (error) => end(started, error))
    worker.on('exit', (code) => end(started, new Error(`The thread that renders pages ended with code ${code}`)))
    // It keeps no process alive.
    worker.unref()
    return started
  }

  function end(ended: Thread, reason: Error): void {
    if (thread === ended) thread = undefined
    for (const { reject } of ended.pages.values()) reject(reason)
    ended.pages.clear()
    void ended.worker.terminate()
  }

  return {
    render({ url, contribution, execute, ...request }) {
      const running = (thread ??= start())
      if (running.pages.size === 0) running.lastHeard = performance.now()
      const page = ++lastPage
      return new Promise((resolve, reject) => {
        // Messages of the thread come outside of the request's async context, which knows its language.
        running.pages.set(page, { execute: AsyncResource.bind(execute), resolve, reject, failures: new Map() })
        tell(running, { kind: 'render', page, siteId: siteId(running, request), url, contribution })
      })
    },
    async close() {
      clearInterval(watch)
      await thread?.worker.terminate()
    },
  }
}

function tell({ worker }: Thread, message: ToThread): void {
  worker.postMessage(message)
}

function siteId(thread: Thread, { basePath, site, listRules, assets }: Omit<PageRequest, 'url' | 'execute'>): number {
  const known = thread.sites.get(site)
  if (known !== undefined) return known
  const id = thread.sites.size
  thread.sites.set(site, id)
  const { of: _, ...files } = assets
  const sent: RenderSite = { basePath, site, listRules, assets: files }
  tell(thread, { kind: 'site', id, site: sent })
  return id
}

function take(message: FromThread, thread: Thread): void {
  thread.lastHeard = performance.now()
  const waiting = thread.pages.get(message.page)
  if (!waiting) return
  if (message.kind === 'call') return void answer(message, waiting, thread)
  thread.pages.delete(message.page)
  if (message.kind === 'page') return waiting.resolve(message.response)
  // Calls are counted from 1.
  const { call = 0, error } = message
  waiting.reject(waiting.failures.get(call) ?? error)
}

async function answer(
  { call, operation, variables }: Extract<FromThread, { kind: 'call' }>,
  { execute, failures }: Waiting,
  thread: Thread,
): Promise<void> {
  thread.pending.add(call)
  try {
    const value = await execute(operation, variables)
    tell(thread, thread.results.message(call, value))
  } catch (error) {
    failures.set(call, error)
    const { message, status = 500, code } = error instanceof GraphqlFailure ? error : { message: String(error) }
    tell(thread, { kind: 'failure', call, message, status, code })
  } finally {
    thread.pending.delete(call)
    thread.lastHeard = performance.now()
  }
}
