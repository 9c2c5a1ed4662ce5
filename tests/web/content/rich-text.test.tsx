import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RichTextNode } from '../../../schema/rich-text.ts'
import type { RichTextFragment } from '../../../web/screens/content/rich-text.generated.ts'
import { RichTextProducts } from '../../../web/screens/content/rich-text-parts.ts'
import { RichText } from '../../../web/screens/content/RichText.tsx'
import { renderInShop } from './in-shop.tsx'
import { card } from '../catalog/products.ts'

const richText = (childNodes: RichTextNode[], data: RichTextFragment['data'] = []): RichTextFragment => ({
  childNodes,
  data,
})

const show = (childNodes: RichTextNode[], data?: RichTextFragment['data'], below?: number) =>
  renderInShop(<RichText content={richText(childNodes, data)} below={below} />)

describe('rich text', () => {
  test('turns links into links of the shop and keeps others as they are', () => {
    show([
      { tag: 'a', attributes: { href: '/chiens.html' }, children: ['Chiens'] },
      { tag: 'a', attributes: { href: 'https://elsewhere.example/' }, children: ['Ailleurs'] },
      { tag: 'a', attributes: { href: 'tel:+33199000017' }, children: ['Appeler'] },
      { tag: 'a', attributes: { href: '/foin.html', 'data-site': '' }, children: ['À côté'] },
    ])
    const sister = screen.getByRole('link', { name: 'À côté' })
    expect([sister.getAttribute('href'), sister.getAttribute('target')]).toEqual(['/foin.html', null])
    expect(screen.getByRole('link', { name: 'Chiens' }).getAttribute('href')).toBe('/chiens.html')
    expect(screen.getByRole('link', { name: /Ailleurs .*nouvel onglet/ }).getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('link', { name: 'Appeler' }).getAttribute('href')).toBe('tel:+33199000017')
  })

  test.each([
    ['begins below the heading it stands under', 1, ['h1', 'h2', 'h2'], [2, 3, 3]],
    ['raises a text that starts low', 1, ['h3', 'h4', 'h3'], [2, 3, 2]],
    ['leaves no level out', 2, ['h2', 'h6', 'h5'], [3, 4, 4]],
    ['shows headings of one level alike', 1, ['h3', 'h3', 'h2', 'h3'], [2, 2, 2, 3]],
    ['does not start with a lower one than it may', 1, ['h4', 'h2'], [2, 2]],
    ['ends at level six', 5, ['h2', 'h3', 'h4'], [6, 6, 6]],
  ])('%s', (_, below, tags, levels) => {
    show(
      tags.map((tag) => ({ tag: 'div', children: [{ tag, children: ['Titre'] }] })),
      [],
      below,
    )
    expect(screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))).toEqual(levels)
  })

  test('lets a wide table scroll in a region that the keyboard reaches', () => {
    show([
      {
        tag: 'table',
        children: [
          {
            tag: 'tbody',
            children: [{ tag: 'tr', children: [{ tag: 'td', attributes: { colspan: '2' }, children: ['8 kg'] }] }],
          },
        ],
      },
    ])
    const region = screen.getByRole('region', { name: 'Tableau' })
    expect(region.tabIndex).toBe(0)
    expect(region.querySelector('td')?.colSpan).toBe(2)
  })

  test('gives pictures a preset that suits their place', () => {
    const { container } = show([
      { tag: 'img', attributes: { src: 'wysiwyg/carte.png', alt: 'Carte bancaire', width: '64', height: '40' } },
      {
        tag: 'div',
        attributes: { class: 'columns' },
        children: [1, 2, 3].map((column) => ({
          tag: 'div',
          attributes: { class: 'column' },
          children: [{ tag: 'img', attributes: { src: `wysiwyg/${column}.jpg`, alt: `Photo ${column}` } }],
        })),
      },
    ])
    const boxes = [...container.querySelectorAll('img')].map((image) => image.getAttribute('width'))
    expect(boxes).toEqual(['64', '400', '400', '400'])
    expect(screen.getByRole('img', { name: 'Carte bancaire' })).toBeTruthy()
  })

  test('cuts a picture to the size that it says of itself where a preset has it', () => {
    const { container } = show([
      { tag: 'img', attributes: { src: 'wysiwyg/a.jpg', alt: 'Article', width: '760', height: '400' } },
      { tag: 'img', attributes: { src: 'wysiwyg/b.jpg', alt: 'Autre', width: '760', height: '410' } },
    ])
    const boxes = [...container.querySelectorAll('img')].map((image) => image.getAttribute('width'))
    expect(boxes).toEqual(['760', '1200'])
  })

  test('shows the products of a widget, and nothing where its data could not be read', async () => {
    await RichTextProducts.preload()
    const { container } = show(
      [{ dataId: 'widget-1' }, { dataId: 'widget-2' }, { dataId: 'unknown' }],
      [
        {
          __typename: 'WidgetProductGrid',
          dataId: 'widget-1',
          title: 'Nos nouveautés',
          isCarousel: false,
          products: [card('CRO-SAU-2', { name: 'Croquettes au saumon' })],
        },
        { __typename: 'WidgetInvalidData', dataId: 'widget-2' },
      ],
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Nos nouveautés' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Croquettes au saumon' })).toBeTruthy()
    expect(container.querySelectorAll('section')).toHaveLength(1)
  })

  test('drops attributes and elements that it does not know, and keeps their words', () => {
    const { container } = show([
      {
        tag: 'p',
        attributes: { onclick: 'alert(1)', style: 'color:red', class: 'x', id: 'kept' },
        children: ['Un mot'],
      },
      { tag: 'marquee', children: ['un autre'] },
      { tag: 'script', children: [] },
    ])
    const paragraph = container.querySelector('p')
    expect(paragraph?.attributes).toHaveLength(1)
    expect(paragraph?.id).toBe('texte-kept')
    expect(container.textContent).toBe('Un motun autre')
    expect(container.querySelector('marquee, script')).toBeNull()
  })

  test('opens lists and disclosures as they were written', () => {
    const { container } = show([
      { tag: 'ol', attributes: { start: '3', reversed: '' }, children: [{ tag: 'li', children: ['trois'] }] },
      { tag: 'details', attributes: { open: '' }, children: [{ tag: 'summary', children: ['Plus'] }] },
      { tag: 'br' },
    ])
    expect(container.querySelector('ol')?.start).toBe(3)
    expect(container.querySelector('details')?.open).toBe(true)
  })
})
