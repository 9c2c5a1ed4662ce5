import { expect, test } from 'vitest'
import { redirectTarget } from '../../../web/screens/routing/EntityScreen.tsx'

test('leaves an absolute http address as it is', () => {
  expect(redirectTarget('https://musette.example/magazine/', 'utm_source=lettre')).toBe(
    'https://musette.example/magazine/',
  )
})

test('gives a relative target its leading slash, and no second one', () => {
  expect(redirectTarget('chiens.html', '')).toBe('/chiens.html')
  expect(redirectTarget('/chiens.html', '')).toBe('/chiens.html')
  expect(redirectTarget('//evil.example/', '')).toBe('/evil.example/')
})

test('keeps the query string of the request unless the target has its own', () => {
  expect(redirectTarget('chiens.html', 'utm_source=lettre')).toBe('/chiens.html?utm_source=lettre')
  expect(redirectTarget('chiens.html#avis', 'page=2')).toBe('/chiens.html?page=2#avis')
  expect(redirectTarget('chiens.html?page=3', 'page=2')).toBe('/chiens.html?page=3')
})
