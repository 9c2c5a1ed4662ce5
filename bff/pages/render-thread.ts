import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import {
  type Execute,
  GraphqlFailure,
  type PageAssets,
  type PageRequest,
  type PageResponse,
} from '../../schema/page.ts'
import { loadPageBuild } from './built-pages.ts'
import type { FromThread, RenderSite, ResultMessage, ToThread } from './render-messages.ts'

// The worker thread of `render-in-thread.ts`: renders pages, and asks the server for the results of operations.

/** Added to the nice value of the server. Where both want the same core, the server gets nine tenths of it, and at once. */
const NICER = 10

type Site = Pick<PageRequest, 'basePath' | 'site' | 'listRules'> & { assets: PageAssets }
type Call = { resolve(value: unknown): void; reject(error: Error): void }

const port = parentPort
if (!port) throw new Error('This module runs in a worker thread only')
lowerPriority()

const sites = new Map<number, Site>()
const calls = new Map<number, Call>()
/** Results that the server names by a number. */
const kept = new Map<number, unknown>()
/** Which call failed, by its error. */
const failedCalls = new WeakMap<object, number>()
let lastCall = 0

const { render, assetsBelow } = await loadPageBuild()
const tell = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

port.on('message', (message: ToThread) => {
  if (message.kind === 'site') sites.set(message.id, withSources(message.site))
  else if (message.kind === 'render') void renderPage(message)
  else if (message.kind === 'forget') kept.delete(message.kept)
  else settle(message)
})

/** Linux knows threads by ids, as it knows processes. Other systems have priorities for processes only. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW))
  } catch {
    // In a sandbox without /proc, it renders as it is.
  }
}

function withSources({ assets, ...site }: RenderSite): Site {
  return { ...site, assets: { ...assets, of: assetsBelow(site.basePath).of } }
}

function settle(message: ResultMessage | Extract<ToThread, { kind: 'failure' }>): void {
  const call = calls.get(message.call)
  calls.delete(message.call)
  if (message.kind !== 'failure') {
    const result = resultOf(message)
    return call?.resolve(result)
  }
  const error = new GraphqlFailure('graphql', message.message, message.status, { code: message.code })
  failedCalls.set(error, message.call)
  call?.reject(error)
}

/** Keeps the result if later messages will name it by its number. */
function resultOf(message: ResultMessage): unknown {
  if (message.kind === 'kept-result') return kept.get(message.kept)
  if (message.keepAs !== undefined) kept.set(message.keepAs, message.value)
  return message.value
}

async function renderPage({ page, siteId, url, contribution }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const execute = ((operation, variables) =>
    new Promise((resolve, reject) => {
      const call = ++lastCall
      calls.set(call, { resolve, reject })
      tell({ kind: 'call', page, call, operation, variables })
    })) as Execute
  try {
    const site = sites.get(siteId)
    if (!site) throw new Error(`No site has the number ${siteId}`)
    const response = await render({ ...site, url, contribution, execute })
    tell({ kind: 'page', page, response }, movable(response))
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    tell({ kind: 'failed', page, call: failedCalls.get(reason), error: reason })
  }
}

/** The memory of a page of its own, which is handed over instead of copied. */
function movable(response: PageResponse): ArrayBuffer[] {
  if (response.kind !== 'html' || typeof response.html === 'string') return []
  const { buffer, byteLength } = response.html
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
