import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import CheckoutLayout from '../../../web/screens/checkout/CheckoutLayout.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { renderInShop } from '../content/in-shop.tsx'

const block = (identifier: string, text: string) => ({
  identifier,
  contentWysiwyg: { childNodes: [{ tag: 'p', children: [text] }], data: [] },
})

const answers = {
  ShellBlocks: () => ({
    cmsPageList: [block('checkout-payments', 'Vos coordonnées'), block('checkout-delivery-list', 'Nos livraisons')],
  }),
}

function Broken(): never {
  throw new Error('Cannot read properties of null')
}

describe('the layout of the checkout', () => {
  test('leads home and to the customer service, and nowhere else: no menu, no search, no cart', () => {
    renderInShop(<CheckoutLayout>étape</CheckoutLayout>, answers)
    const header = screen.getByRole('banner')
    const links = within(header).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', 'tel:0199000017'])
    expect(within(header).getByText('Paiement sécurisé')).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.getByRole('main').textContent).toBe('étape')
  })

  test('shows in its footer the shop’s own words in their order, and what the law wants in reach', async () => {
    await act(async () => void renderInShop(<CheckoutLayout />, answers))
    const footer = screen.getByRole('contentinfo')
    await waitFor(() => expect(footer.textContent).toMatch(/Nos livraisons.*Vos coordonnées/))
    for (const name of ['Conditions générales de vente', 'Mentions légales', 'Données personnelles']) {
      expect(within(footer).getByRole('link', { name })).toBeDefined()
    }
    expect(within(footer).getByRole('link', { name: /renoncer au contrat/i })).toBeDefined()
  })

  test.each([
    [{ terms: 'conditions', notice: 'impressum', privacy: 'vie-privee' }, '/vie-privee'],
    [{ terms: 'conditions', notice: 'impressum' }, '/rgpd/'],
  ])(
    'leads to the legal pages under the identifiers that the shop has for them, and without one on privacy to its own',
    (legalPages, privacy) => {
      renderInShop(
        <SiteContext value={{ ...HOUSE, legalPages }}>
          <CheckoutLayout />
        </SiteContext>,
        answers,
      )
      const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
      expect(hrefOf('Conditions générales de vente')).toBe('/conditions')
      expect(hrefOf('Mentions légales')).toBe('/impressum')
      expect(hrefOf('Données personnelles')).toBe(privacy)
    },
  )

  test('has an error screen of its own, which says that nothing is lost', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    renderInShop(
      <CheckoutLayout>
        <Broken />
      </CheckoutLayout>,
      answers,
    )
    silent.mockRestore()
    expect(screen.getByRole('heading', { level: 1, name: 'An error occured.' })).toBeDefined()
    expect(screen.getByText('Cannot read properties of null')).toBeDefined()
    expect(screen.getByText(/Votre panier est conservé/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Retour au panier' }).getAttribute('href')).toBe('/cart')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    screen.getByRole('button', { name: 'Recharger la page' }).click()
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })
})
