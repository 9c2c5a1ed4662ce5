import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router, useLocation } from 'wouter'
import { documentLocation } from '../../../web/shell/navigation/document-location.ts'
import { HOUSE } from '../../../web/site/site.ts'
import { SiteContext } from '../../../web/site/site-context.ts'

const tools: { navigate(path: string, options?: { replace?: boolean }): void } = { navigate() {} }
const go = (...to: Parameters<typeof tools.navigate>) => tools.navigate(...to)
const loaded: string[] = []

function Inside() {
  const [, navigate] = useLocation()
  useEffect(() => void (tools.navigate = navigate), [navigate])
  return null
}

function Shop() {
  return (
    <Router base="/boutique" hook={documentLocation}>
      <Inside />
    </Router>
  )
}

const show = (hasGuests: boolean) =>
  render(
    <SiteContext value={{ ...HOUSE, hasGuests }}>
      <Shop />
    </SiteContext>,
  )

beforeEach(() => {
  loaded.length = 0
  history.replaceState(null, '', '/boutique/')
  vi.spyOn(location, 'assign').mockImplementation((url) => void loaded.push(`assign ${new URL(url).pathname}`))
  vi.spyOn(location, 'replace').mockImplementation((url) => void loaded.push(`replace ${new URL(url).pathname}`))
})
afterEach(() => vi.restoreAllMocks())

test('the way to a guarded page is a new document, and so is the way back', () => {
  show(true)
  act(() => go('/cart'))
  expect([location.pathname, loaded]).toEqual(['/boutique/cart', []])
  act(() => go('/checkout?step=address'))
  expect([location.pathname, loaded]).toEqual(['/boutique/cart', ['assign /boutique/checkout']])
  history.replaceState(null, '', '/boutique/checkout')
  act(() => go('/user/orders/'))
  expect(location.pathname).toBe('/boutique/user/orders/')
  act(() => go('/checkout/success', { replace: true }))
  expect(loaded.at(-1)).toBe('replace /boutique/checkout/success')
})

test('where the site has no guests, nothing is loaded anew', () => {
  show(false)
  act(() => go('/checkout'))
  expect([location.pathname, loaded]).toEqual(['/boutique/checkout', []])
})
