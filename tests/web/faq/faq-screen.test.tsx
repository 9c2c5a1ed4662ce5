import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import FaqScreen from '../../../web/screens/faq/FaqScreen.tsx'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import { renderInShop } from '../content/in-shop.tsx'

const entry = (identifier: string, title: string, childNodes: RichTextNode[]) => ({
  identifier,
  title,
  path: '',
  content_heading: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  contentWysiwyg: { childNodes, data: [] },
})
const question = (title: string, answer: string): RichTextNode[] => [
  { tag: 'h3', children: [title] },
  { tag: 'p', children: [answer] },
]

const delivery = entry('faq-livraison', 'Livraison', [
  { tag: 'h2', children: ['Livraison'] },
  ...question('Quand part ma commande ?', 'Le jour même.'),
  ...question('Où est mon colis ?', 'Suivez le lien.'),
  ...question('Combien ?', 'Offerte dès 49 €.'),
])
const payment = entry('faq-paiement', 'Paiement', [
  { tag: 'h2', children: ['Paiement'] },
  ...question('Quand suis-je débité ?', 'À l’expédition.'),
])
const contact = entry('faq-contact', 'Contact', [{ tag: 'p', children: ['Appelez-nous.'] }])

const show = (entries = [payment, delivery, contact], path = '/faq/') =>
  renderInShop(<FaqScreen />, { CmsPageQuery: () => ({ cmsPageList: entries }) }, path)
const shown = () => screen.getAllByRole('group').map((details) => within(details).getByText(/\?$/).textContent)
const isOpen = (title: string) => screen.getByText(title).closest('details')?.open

afterEach(() => {
  location.hash = ''
})

describe('the questions', () => {
  test('are grouped by theme in the shop’s order, all closed, with a contact at the end', async () => {
    show()
    await screen.findByRole('heading', { name: 'Livraison' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Livraison',
      'Paiement',
    ])
    expect(shown()).toHaveLength(4)
    expect(screen.getAllByRole<HTMLDetailsElement>('group').some(({ open }) => open)).toBe(false)
    expect(screen.getByText('4 questions')).toBeDefined()
    expect(screen.getByText('Appelez-nous.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact')
  })

  test('are searched while one types, and a few of them are open', async () => {
    const { user } = show()
    await user.type(await screen.findByRole('searchbox'), 'EXPEDITION')
    expect(shown()).toEqual(['Quand suis-je débité ?'])
    expect(isOpen('Quand suis-je débité ?')).toBe(true)
    expect(screen.getByText(/^1 question correspond/)).toBeDefined()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.getByText(/^Aucune question ne correspond/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(shown()).toHaveLength(4)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('are found for an address that holds a search, as without scripts', async () => {
    show(undefined, '/faq/?q=colis')
    await screen.findByText('Où est mon colis ?')
    expect(shown()).toEqual(['Où est mon colis ?'])
  })

  test('open when the address names them, also out of a search that hides them', async () => {
    location.hash = '#ou-est-mon-colis'
    const { user } = show()
    await screen.findByText('Où est mon colis ?')
    expect(isOpen('Où est mon colis ?')).toBe(true)
    expect(isOpen('Combien ?')).toBe(false)
    await user.type(screen.getByRole('searchbox'), 'débité')
    location.hash = '#combien'
    await act(async () => void dispatchEvent(new HashChangeEvent('hashchange')))
    expect(isOpen('Combien ?')).toBe(true)
    expect(document.activeElement?.id).toBe('combien')
  })

  test('are the store’s own page where it has no blocks, and the contact where it has nothing', async () => {
    const page = entry('faq', 'Aide', [{ tag: 'p', children: ['Tout est ici.'] }])
    show([page])
    expect(await screen.findByText('Tout est ici.')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aide')
  })

  test('say that there are none yet', async () => {
    show([])
    expect(await screen.findByText(/^Les réponses ne sont pas encore en ligne/)).toBeDefined()
  })
})
