import { parentPort } from 'node:worker_threads'
import { type Execute, GraphqlFailure, type PageAssets, type PageRequest } from '../../schema/page.ts'
import { keepTickMap } from '../ops/tick-map.ts'
import { loadPageBuild } from './built-pages.ts'
import type { FromThread, RenderSite, ToThread } from './render-messages.ts'

// The worker thread of `render-in-thread.ts`: renders pages, and asks the server for the results of operations.

type Site = Pick<PageRequest, 'basePath' | 'site' | 'listRules'> & { assets: PageAssets }
type Call = { resolve(value: unknown): void; reject(error: Error): void }

const port = parentPort
if (!port) throw new Error('This module runs in a worker thread only')
keepTickMap()

const sites = new Map<number, Site>()
const calls = new Map<number, Call>()
/** Which call failed, by its error. */
const failedCalls = new WeakMap<object, number>()
let lastCall = 0

const { render, assetsBelow } = await loadPageBuild()
const tell = (message: FromThread) => port.postMessage(message)

port.on('message', (message: ToThread) => {
  if (message.kind === 'site') sites.set(message.id, withSources(message.site))
  else if (message.kind === 'render') void renderPage(message)
  else settle(message)
})

function withSources({ assets, ...site }: RenderSite): Site {
  return { ...site, assets: { ...assets, of: assetsBelow(site.basePath).of } }
}

function settle(message: Extract<ToThread, { kind: 'result' | 'failure' }>): void {
  const call = calls.get(message.call)
  calls.delete(message.call)
  if (message.kind === 'result') return call?.resolve(message.value)
  const error = new GraphqlFailure('graphql', message.message, message.status, { code: message.code })
  failedCalls.set(error, message.call)
  call?.reject(error)
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
    tell({ kind: 'page', page, response: await render({ ...site, url, contribution, execute }) })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    tell({ kind: 'failed', page, call: failedCalls.get(reason), error: reason })
  }
}
