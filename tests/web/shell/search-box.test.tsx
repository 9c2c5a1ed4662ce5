import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SearchBox } from '../../../web/shell/search/SearchBox.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { found, shellAnswers } from './answers.ts'
import { waitFor } from '../../support/wait-for.ts'

function renderSearch(path = '/', search: object = found) {
  const requested: string[] = []
  const answers = {
    ...shellAnswers,
    SearchSuggestions: ({ query }: { query: string }) => {
      requested.push(query)
      return { search }
    },
  }
  const view = renderInShop(<SearchBox />, answers, path)
  return { ...view, asked: requested, input: screen.getByRole('combobox') }
}

/** Text of the suggestion that the field names as active. */
function active(): string | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describe('the search field', () => {
  test('is a form that works without JavaScript', () => {
    const { input } = renderSearch()
    const form = input.closest('form')
    expect([form?.getAttribute('action'), form?.method, input.getAttribute('name')]).toEqual(['/search', 'get', 'q'])
  })

  test('is a text field, which alone may be a combobox, with the keyboard of a search', () => {
    const { input } = renderSearch()
    expect(['type', 'inputmode', 'enterkeyhint'].map((name) => input.getAttribute(name))).toEqual([
      'text',
      'search',
      'search',
    ])
  })

  test('is emptied by its button, which gives the focus back', async () => {
    const { user, input, location } = renderSearch()
    expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull()
    await user.type(input, 'croq')
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(location.history).toEqual(['/'])
  })

  test('opens the result of what was typed', async () => {
    const { user, input, location } = renderSearch()
    await user.type(input, 'chien âgé/senior{Enter}')
    expect(location.history.at(-1)).toBe('/search/chien%20%C3%A2g%C3%A9%2Fsenior')
  })

  test('does nothing when it is empty', async () => {
    const { user, input, location } = renderSearch()
    await user.type(input, '   {Enter}')
    expect(location.history).toEqual(['/'])
  })

  test('shows what the page searches for, without suggesting anything', async () => {
    const { input, asked: requested } = renderSearch('/search/p%C3%A2t%C3%A9e')
    expect(input).toHaveProperty('value', 'pâtée')
    expect(requested).toEqual([])
  })
})

describe('suggestions', () => {
  test('come from the second letter on, once typing rests', async () => {
    const { user, input, asked: requested } = renderSearch()
    await user.type(input, 'c')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(requested).toEqual([])
    await user.type(input, 'roq')
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeDefined()
    expect(requested).toEqual(['croq'])
    expect(input.getAttribute('aria-expanded')).toBe('true')
  })

  test('hold products with their price, categories, and the way to all results', async () => {
    const { user, input } = renderSearch()
    await user.type(input, 'croq')
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent?.replace(/\s/g, ' '))
    expect(options).toEqual([
      'Croquettes au saumon12,90 € 6,45 € / kg',
      'Croquettes à l’agneauÀ partir de 12,90 €',
      'Chiens · Compléments',
      'Nous joindre',
      'Voir les 12 résultats',
    ])
  })

  test('show in bold where a word begins as it was typed, without accents and capitals', async () => {
    const { user, input } = renderSearch()
    await user.type(input, 'CROQ agnéau')
    const option = await screen.findByRole('option', { name: /agneau/ })
    expect([...option.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Croq', 'agneau'])
  })

  test('hold pages of the shop and questions whose words match', async () => {
    const { user, input, location } = renderSearch()
    await user.type(input, 'joindre')
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(names).toEqual(expect.arrayContaining(['Nous joindre', 'Comment vous joindre ?']))
    await user.click(screen.getByRole('option', { name: 'Comment vous joindre ?' }))
    expect(location.history.at(-1)).toBe('/faq/#comment-vous-joindre')
    // The field shows what the page searches for.
    expect(screen.getByRole('combobox')).toHaveProperty('value', '')
  })

  test('are walked with the arrow keys, past the ends through the field itself', async () => {
    const { user, input } = renderSearch()
    await user.type(input, 'croq')
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}')
    expect(active()).toContain('saumon')
    await user.keyboard('{ArrowUp}')
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Voir les 12 résultats')
    expect(document.activeElement).toBe(input)
  })

  test('have no active one once others have come: Enter opens what the shopper chose', async () => {
    let arrive = () => {}
    const others = new Promise<void>((resolve) => (arrive = resolve))
    const SearchSuggestions = async ({ query }: { query: string }) => {
      if (query !== 'croq') await others
      return { search: found }
    }
    const { user } = renderInShop(<SearchBox />, { ...shellAnswers, SearchSuggestions })
    await user.type(screen.getByRole('combobox'), 'croq')
    await screen.findByRole('listbox')
    await user.keyboard('u{ArrowDown}{ArrowDown}')
    expect(active()).toContain('agneau')
    arrive()
    await waitFor(() => expect(active()).toBeUndefined())
  })

  test('open by Enter or by a click', async () => {
    const { user, input, location } = renderSearch()
    await user.type(input, 'croq')
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(location.history.at(-1)).toBe('/croquettes-0.html')
    expect(screen.queryByRole('listbox')).toBeNull()

    await user.type(screen.getByRole('combobox'), 'croqs')
    await user.click(await screen.findByRole('option', { name: 'Chiens\u00a0· Compléments' }))
    expect(location.history.at(-1)).toBe('/chiens/complements.html')
  })

  test('close by Escape, and a second Escape empties the field', async () => {
    const { user, input } = renderSearch()
    await user.type(input, 'croq')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input).toHaveProperty('value', 'croq')
    await user.keyboard('{Escape}')
    expect(input).toHaveProperty('value', '')
  })

  test('close when the field is left', async () => {
    const { user, input } = renderSearch()
    await user.type(input, 'croq')
    await screen.findByRole('listbox')
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('propose other wordings where nothing was found', async () => {
    const nothing = { suggestions: ['croquettes'], categories: [], pages: [], products: { total: 0, products: [] } }
    const { user, input, location } = renderSearch('/', nothing)
    await user.type(input, 'crokettes')
    await user.click(await screen.findByRole('option', { name: 'croquettes' }))
    expect(location.history.at(-1)).toBe('/search/croquettes')
  })
})
