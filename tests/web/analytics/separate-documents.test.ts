// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { separateDocuments } from '../../../web/analytics/separate-documents.ts'
import { noteChange } from '../../../web/api/changes-under-way.ts'
import { findRoute } from '../../../web/routes.ts'

const loaded: string[] = []
let undo: () => void

/** As if the document had been loaded at this path. */
function openAt(path: string): void {
  history.replaceState(null, '', path)
  const entry = { name: new URL(path, location.href).href } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  undo = separateDocuments('/boutique', (path) => findRoute(path).route.section)
}

beforeEach(() => {
  loaded.length = 0
  vi.spyOn(location, 'assign').mockImplementation((url) => void loaded.push(`assign ${new URL(url).pathname}`))
  vi.spyOn(location, 'replace').mockImplementation((url) => void loaded.push(`replace ${new URL(url).pathname}`))
})
afterEach(() => {
  undo()
  vi.restoreAllMocks()
})

test('the way to a guarded page is a new document', () => {
  openAt('/boutique/')
  history.pushState(null, '', '/boutique/cart')
  expect([location.pathname, loaded]).toEqual(['/boutique/cart', []])
  history.pushState(null, '', '/boutique/checkout?step=address')
  expect([location.pathname, loaded]).toEqual(['/boutique/cart', ['assign /boutique/checkout']])
  history.replaceState(null, '', '/boutique/user/')
  expect(loaded.at(-1)).toBe('replace /boutique/user/')
})

test('so is the way back, the success page included', () => {
  openAt('/boutique/checkout')
  history.pushState(null, '', '/boutique/user/orders/')
  history.replaceState({ at: 1 }, '', '#total')
  expect([location.pathname, location.hash, loaded]).toEqual(['/boutique/user/orders/', '#total', []])
  history.pushState(null, '', '/boutique/checkout/success')
  history.pushState(null, '', '/boutique/')
  expect(loaded).toEqual(['assign /boutique/checkout/success', 'assign /boutique/'])
})

test('a new document waits for changes that have no response yet', async () => {
  openAt('/boutique/cart')
  let respond = () => {}
  const response = noteChange(new Promise<void>((resolve) => (respond = resolve)))
  history.pushState(null, '', '/boutique/checkout')
  expect(loaded).toEqual([])
  respond()
  await response
  expect(loaded).toEqual(['assign /boutique/checkout'])
})

test('it can be undone', () => {
  openAt('/boutique/')
  undo()
  history.pushState(null, '', '/boutique/checkout')
  expect([location.pathname, loaded]).toEqual(['/boutique/checkout', []])
})
