import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import HomeScreen, { splitGoods, splitHero } from '../../../web/screens/content/HomeScreen.tsx'
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

const buttons: RichTextNode = {
  tag: 'div',
  attributes: { class: 'buttons' },
  children: [{ tag: 'a', attributes: { class: 'button-secondary', href: '/chiots.html' }, children: ['Chiot'] }],
}
const department = (id: string, name: string, path: string) => ({
  ...{ id, name, path, imageUrl: `catalog/category/${id}.jpg` },
  children: [{ id: `${id}1`, name: 'Croquettes', path: '/croquettes.html', children: [] }],
})
const navigation = [
  department('38', 'Chiens', '/chiens.html'),
  department('55', 'Chats', '/chats.html'),
  { id: '138', name: 'Promotions', path: '/promotions.html', imageUrl: null, children: [] },
]

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
    Navigation: () => ({ navigation }),
  })

describe('home page', () => {
  test('opens with the picture and the words that the page starts with', async () => {
    show([picture, ...words, columns])
    expect(await screen.findByRole('heading', { level: 1, name: 'Nourrir simplement' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Un chien dans un pré' }).tagName).toBe('IMG')
    expect(screen.getByText('Une liste que vous comprenez.')).toBeTruthy()
    expect(document.title).toBe('Musette – alimentation naturelle')
  })

  test('leads to the departments first, then by the links that its editor put in front of everything else', async () => {
    show([picture, ...words, buttons, { tag: 'p', children: ['Notre maison.'] }])
    await screen.findByRole('link', { name: 'Chats' })
    const links = [...document.querySelectorAll('a')].map((link) => link.textContent)
    expect(links).toEqual(['Chiens', 'Chats', 'Chiot'])
    expect(document.querySelectorAll('nav img')).toHaveLength(2)
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
    expect(screen.getByRole('link', { name: 'Promotions' })).toBeTruthy()
  })
})

describe('goods of a page', () => {
  const goods: RichTextNode = { tag: 'row', children: [{ dataId: 'widget-1' }] }

  test('come with what leads to them, behind its first links', () => {
    expect(splitGoods([buttons, columns, goods, columns])).toEqual({
      ...{ links: [buttons], goods: [columns, goods], rest: [columns] },
    })
    expect(splitGoods([columns])).toEqual({ links: [], goods: [], rest: [columns] })
    expect(splitGoods([buttons])).toEqual({ links: [buttons], goods: [], rest: [] })
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
