import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { lookAtPresence } from '../../../web/api/presence.ts'
import RootLayout from '../../../web/shell/RootLayout.tsx'
import { ShopGate } from '../../../web/shell/ShopGate.tsx'
import NewsletterScreen from '../../../web/screens/customer/NewsletterScreen.tsx'
import { offering, renderInShop, shop } from '../content/in-shop.tsx'
import { shellAnswers } from './answers.ts'

const fail = (failure: GraphqlFailure) => () => {
  throw failure
}

const page = (
  <ShopGate>
    <RootLayout>Bonjour</RootLayout>
  </ShopGate>
)

describe('the layout', () => {
  test('puts header, main and footer around the screen, with a link past the header', async () => {
    renderInShop(page, shellAnswers)
    const main = await screen.findByRole('main')
    expect(main.textContent).toBe('Bonjour')
    expect(screen.getByRole('link', { name: 'Aller au contenu' }).getAttribute('href')).toBe(`#${main.id}`)
    expect(await within(screen.getByRole('banner')).findByText('Livraison offerte')).toBeDefined()
    expect(within(await screen.findByRole('contentinfo')).getByText('Nous joindre')).toBeDefined()
  })

  test('calls the shop what its titles call it', async () => {
    renderInShop(page, { ...shellAnswers, Shop: () => ({ shop: { ...shop, name: 'Maison Tilleul' } }) })
    const logo = await screen.findByRole('link', { name: 'Maison Tilleul, accueil' })
    expect(logo.textContent).toBe('Maison Tilleul')
  })

  test('counts what is in the cart', async () => {
    renderInShop(page, shellAnswers)
    expect(await screen.findByRole('link', { name: 'Panier, 0 article' })).toBeDefined()
    document.cookie = 'musette-presence=g3'
    act(lookAtPresence)
    expect(await screen.findByRole('link', { name: 'Panier, 3 articles' })).toBeDefined()
    // What is sold by the metre: the figure on the sign stays short.
    document.cookie = 'musette-presence=g25.5'
    act(lookAtPresence)
    const link = await screen.findByRole('link', { name: 'Panier, 25,5 articles' })
    expect(within(link).getByText('26')).toBeDefined()
  })

  test('shows the screen without menu and blocks when only these fail', async () => {
    const failing = fail(new GraphqlFailure('graphql', 'GraphQL error: no', 200))
    renderInShop(page, { ...shellAnswers, Navigation: failing, ShellBlocks: failing })
    expect(await screen.findByText('Bonjour')).toBeDefined()
  })

  test('fails as a whole without the shop', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    renderInShop(page, {
      ...shellAnswers,
      Shop: fail(new GraphqlFailure('graphql', 'GraphQL error: no', 200)),
    })
    expect(await screen.findByText('Failed to load store')).toBeDefined()
    expect(screen.queryByText('Bonjour')).toBeNull()
    log.mockRestore()
  })

  test('gives way to the offline page where the page is flagged so', async () => {
    document.documentElement.dataset.status = 'offline'
    renderInShop(page, shellAnswers)
    expect(await screen.findByText("You can't access to Musette because you are offline")).toBeDefined()
    delete document.documentElement.dataset.status
  })

  test('gives way to the maintenance page when the backend signals it', async () => {
    renderInShop(page, {
      ...shellAnswers,
      Navigation: fail(new GraphqlFailure('graphql', 'GraphQL error: #503 Maintenance flag', 503)),
    })
    expect(await screen.findByText('Musette is currently unavailable')).toBeDefined()
    expect(document.title).toBe('503 - Currently unavailable')
    expect(screen.queryByText('Bonjour')).toBeNull()
  })

  test.each([
    ['what a form sends', 'SubscribeToNewsletter'],
    ['the captcha of a form', 'Captcha'],
  ])('gives way to it when the backend signals it for %s', async (_what, name) => {
    const form = (
      <ShopGate>
        <NewsletterScreen />
      </ShopGate>
    )
    const { user } = renderInShop(form, {
      ...shellAnswers,
      ...offering('newsletter'),
      [name]: fail(new GraphqlFailure('graphql', 'GraphQL error: #503 Maintenance flag', 503)),
    })
    await user.type(await screen.findByRole('textbox', { name: /Adresse e-mail/ }), 'ines@example.com')
    await user.click(screen.getByRole('button', { name: 'M’inscrire' }))
    expect(await screen.findByText('Musette is currently unavailable')).toBeDefined()
  })
})
