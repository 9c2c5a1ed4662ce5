import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import HomeScreen, { splitHero } from '../../../web/screens/content/HomeScreen.tsx'
import { renderInShop } from './in-shop.tsx'

const picture: RichTextNode = {
  tag: 'figure',
  children: [{ tag: 'img', attributes: { src: 'wysiwyg/hero.jpg', alt: 'Un chien dans un pré' } }],
}
const words: RichTextNode[] = [
  { tag: 'h2', children: ['Des recettes courtes'] },
  { tag: 'p', children: ['Une liste que vous comprenez.'] },
]
const columns: RichTextNode = { tag: 'div', attributes: { class: 'columns' }, children: [] }

const show = (childNodes: RichTextNode[] | null, content_heading: string | null = 'Nourrir simplement') =>
  renderInShop(<HomeScreen />, {
    CmsPageQuery: () => ({
      cmsPageList: childNodes
        ? [
            {
              identifier: 'home',
              path: '/',
              title: 'Accueil',
              content_heading,
              meta_title: 'Musette – alimentation naturelle',
              meta_description: 'Croquettes et BARF.',
              meta_keywords: null,
              contentWysiwyg: { childNodes, data: [] },
            },
          ]
        : [],
    }),
    Navigation: () => ({ navigation: [{ id: '38', name: 'Chiens', path: '/chiens.html', children: [] }] }),
  })

describe('home page', () => {
  test('opens with the picture and the words that the page starts with', async () => {
    show([picture, ...words, columns])
    expect(await screen.findByRole('heading', { level: 1, name: 'Nourrir simplement' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Un chien dans un pré' }).tagName).toBe('IMG')
    expect(screen.getByText('Une liste que vous comprenez.')).toBeTruthy()
    expect(document.title).toBe('Musette – alimentation naturelle')
  })

  test('shows a page that starts otherwise like any text', async () => {
    show([...words, picture])
    expect(await screen.findByRole('heading', { level: 1, name: 'Nourrir simplement' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Des recettes courtes' })).toBeTruthy()
  })

  test.each([null, 'Accueil', 'Home page'])(
    'has the shop’s name as its headline where its editor gave none: %s',
    async (given) => {
      show([{ tag: 'p', children: ['Bonjour.'] }, ...words], given)
      const headline = await screen.findByRole('heading', { level: 1, name: 'Musette' })
      expect(headline.className).not.toContain('hidden')
    },
  )

  test.each([
    ['at its start', words],
    ['in its first row', [{ tag: 'row', children: [...words] }]],
    ['behind its picture', [picture, ...words]],
  ])('leaves the view to a headline of the text %s', async (_, nodes) => {
    show(nodes, null)
    expect((await screen.findByRole('heading', { level: 1, name: 'Musette' })).className).toContain('hidden')
    expect(screen.getByRole('heading', { level: 2, name: 'Des recettes courtes' })).toBeTruthy()
  })

  test('leads to the departments where the store has no home page', async () => {
    show(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Musette' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Chiens' })).toBeTruthy()
  })
})

describe('hero of a page', () => {
  test('takes the words up to the next columns, products or picture', () => {
    expect(splitHero([picture, ...words, columns, { dataId: 'widget-1' }])).toEqual({
      picture: { src: 'wysiwyg/hero.jpg', alt: 'Un chien dans un pré' },
      words,
      rest: [columns, { dataId: 'widget-1' }],
    })
    expect(splitHero([picture, { dataId: 'widget-1' }])).toMatchObject({ words: [], rest: [{ dataId: 'widget-1' }] })
    expect(splitHero([picture, ...words])).toMatchObject({ words, rest: [] })
  })

  test('is missing where the page does not start with one picture', () => {
    expect(splitHero(words)).toBeNull()
    expect(splitHero([])).toBeNull()
    expect(splitHero([columns, picture])).toBeNull()
  })
})
