// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { push, pushEvent } from '../../../web/analytics/data-layer.ts'
import { loadScript, runScript } from '../../../web/analytics/load-script.ts'

let isPrepared = true
beforeEach(() => {
  isPrepared = true
  delete window.dataLayer
  document.head.innerHTML = ''
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrepared })
})
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

/** The shopper opens the page that the browser has prepared. */
function show(): void {
  isPrepared = false
  document.dispatchEvent(new Event('prerenderingchange'))
}

const scripts = () => [...document.scripts].map(({ src }) => src)

describe('a page that the browser prepares before it is opened', () => {
  test('sends its events in their order when it is shown', () => {
    push({ consent: 'default' })
    pushEvent({ event: 'page_view' })
    pushEvent({ event: 'view_item', ecommerce: { items: [] } })
    expect(window.dataLayer).toBeUndefined()
    show()
    expect(window.dataLayer).toEqual([
      { consent: 'default' },
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'view_item', ecommerce: { items: [] } },
    ])
    pushEvent({ event: 'search' })
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'search' })
  })

  test('loads no script of others until it is shown, and none that was taken away by then', () => {
    loadScript('https://tags.example/gtm.js')
    const stop = runScript('https://reviews.example/widget.js')
    stop()
    expect(scripts()).toEqual([])
    show()
    expect(scripts()).toEqual(['https://tags.example/gtm.js'])
  })
})

test('a page that is opened at once sends them at once', () => {
  isPrepared = false
  pushEvent({ event: 'page_view' })
  expect(window.dataLayer).toEqual([{ event: 'page_view' }])
})
