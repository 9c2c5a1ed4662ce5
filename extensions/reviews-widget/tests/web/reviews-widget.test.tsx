import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { decide } from '../../../../web/analytics/consent.ts'
import ReviewsWidget from '../../web/ReviewsWidget.tsx'
import { renderInShop, shop } from '../../../../tests/web/content/in-shop.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'

const URL = 'https://avis.example/widget.js'
const tags = (reviewsWidgetUrl: string | null) => ({
  Shop: () => ({ shop: { ...shop, tags: { services: ['REVIEWS'], reviewsWidgetUrl, reviewsDashboardUrl: null } } }),
})
const place = () => document.querySelector<HTMLElement>('[data-reviews-widget]')
const scripts = () => document.querySelectorAll(`script[src="${URL}"]`).length

// The DOM of these tests runs no scripts of others, and need not say so.
type Settings = { handleDisabledFileLoadingAsSuccess: boolean }
const { settings } = (window as unknown as { happyDOM: { settings: Settings } }).happyDOM
settings.handleDisabledFileLoadingAsSuccess = true

beforeEach(() => act(() => decide([], ['reviews'], '')))

test('is not there where the site names no script', async () => {
  const { container } = renderInShop(<ReviewsWidget sku="CHN-1" />, tags(null))
  await act(async () => {})
  expect(container.textContent).toBe('')
})

test('asks for consent on a product’s page, and loads the script into its place once there is one', async () => {
  renderInShop(<ReviewsWidget sku="CHN-1" />, tags(URL))
  expect(await screen.findByText(/s’affichent avec votre accord/)).toBeTruthy()
  expect([place(), scripts()]).toEqual([null, 0])
  act(() => decide(['reviews'], ['reviews'], ''))
  expect(place()?.dataset).toMatchObject({ sku: 'CHN-1', locale: 'fr-FR' })
  expect(scripts()).toBe(1)
})

test('is looked for again on the next page, by a script that looks once', async () => {
  decide(['reviews'], ['reviews'], '')
  const first = renderInShop(<ReviewsWidget sku="CHN-1" />, tags(URL))
  await waitFor(() => expect(scripts()).toBe(1))
  first.unmount()
  expect(scripts()).toBe(0)
  renderInShop(<ReviewsWidget />, tags(URL))
  await waitFor(() => expect(scripts()).toBe(1))
  expect(place()?.dataset.sku).toBeUndefined()
})

test('does not ask on the home page', async () => {
  renderInShop(<ReviewsWidget />, tags(URL))
  await act(async () => {})
  expect([screen.queryByText(/accord/), place(), scripts()]).toEqual([null, null, 0])
})
