import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Footer } from '../../../web/shell/footer/Footer.tsx'
import { MainMenu } from '../../../web/shell/header/MainMenu.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { renderInShop } from '../content/in-shop.tsx'
import { shellAnswers } from './answers.ts'

const family = [
  { name: 'Musette', url: '/en/', language: { tag: 'en-GB', name: 'English' } },
  { name: 'Foin', url: '/foin/' },
]

test.each([
  ['the header', 'navigation', <MainMenu key="menu" />],
  ['the footer', 'contentinfo', <Footer key="footer" />],
])('%s leads from each page to itself in the shop’s other languages, in their own words', async (_, role, part) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  renderInShop(<SiteContext value={{ ...HOUSE, family }}>{part}</SiteContext>, shellAnswers, '/chiens.html?page=2')
  const place = await screen.findByRole(role, role === 'navigation' ? { name: 'Rayons de la boutique' } : {})
  const link = within(place).getByRole('link', { name: 'English' })
  expect(link.getAttribute('href')).toBe('/translations/en-GB?path=%2Fchiens.html')
  for (const name of ['lang', 'hreflang']) expect(link.getAttribute(name)).toBe('en-GB')
  // Another shop is another shop, whatever it speaks.
  expect(within(place).queryAllByRole('link', { name: 'Foin' })).toHaveLength(role === 'contentinfo' ? 1 : 0)
  vi.unstubAllGlobals()
})
