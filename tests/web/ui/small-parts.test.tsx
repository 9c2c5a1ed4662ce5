import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { IconName } from '../../../schema/icon-names.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { pagesShown, Pagination } from '../../../web/ui/Pagination.tsx'
import { Rating } from '../../../web/ui/Rating.tsx'
import { Swatch } from '../../../web/ui/Swatch.tsx'
import { renderInShop } from '../content/in-shop.tsx'

describe('an icon', () => {
  test('decorates only', () => {
    const { container } = renderInShop(<Icon name="leaf" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('that is not in the site’s list raises an error', () => {
    expect(() => renderInShop(<Icon name={'toString' as IconName} />)).toThrow('The icon «toString» is not in the site')
  })
})

describe('a button', () => {
  test('that is busy ignores clicks and keeps the focus', async () => {
    let clicks = 0
    const { user } = renderInShop(
      <Button busy onClick={() => clicks++}>
        Ajouter
      </Button>,
    )
    const button = screen.getByRole('button')
    await user.click(button)
    expect(clicks).toBe(0)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })
})

describe('an alert', () => {
  test('interrupts for what went wrong, and waits for the rest', () => {
    renderInShop(
      <>
        <Alert kind="error">Refusé</Alert>
        <Alert kind="success">Ajouté</Alert>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Refusé')
    expect(screen.getByText('Ajouté').closest('[role=status], output')).not.toBeNull()
  })
})

describe('a rating', () => {
  test('is read out as text', () => {
    renderInShop(<Rating value={4.25} count={12} />)
    expect(screen.getByRole('img', { name: /Note\s: 4,3 sur 5, 12 avis/ })).toBeDefined()
  })

  test('without stars says how many reviews there are', () => {
    const { container } = renderInShop(<Rating value={0} count={3} />)
    expect(container.textContent).toBe('3 avis')
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('a breadcrumb', () => {
  test('leads from the home page down to the page that is open', () => {
    renderInShop(<Breadcrumb items={[{ name: 'Chiens', path: '/chiens.html' }, { name: 'Croquettes' }]} />)
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' })
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/chiens.html'])
    expect(within(trail).getByText('Croquettes').getAttribute('aria-current')).toBe('page')
  })
})

describe('a pagination', () => {
  test.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 6, 7, 8, 9]],
    [4, 6, [1, null, 3, 4, 5, 6]],
  ])('on page %i of %i shows %j', (page, count, expected) => {
    const shown = pagesShown(page, count)
    if (page !== 4) expect(shown).toEqual(expected)
    expect(shown).toContain(page)
    expect(shown.length).toBeLessThanOrEqual(7)
  })

  test('links to the neighbours and marks the page that is open', () => {
    renderInShop(<Pagination page={2} pageCount={3} hrefOf={(page) => `/chiens.html?page=${page}`} />)
    expect(screen.getByRole('link', { name: 'Page précédente' }).getAttribute('rel')).toBe('prev')
    expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe('/chiens.html?page=3')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 2')
  })

  test('is not there for a single page', () => {
    const { container } = renderInShop(<Pagination page={1} pageCount={1} hrefOf={() => '/'} />)
    expect(container.querySelector('nav')).toBeNull()
  })
})

describe('a swatch', () => {
  test('shows its colour without a style attribute, which the content security policy forbids', () => {
    const { container } = renderInShop(<Swatch swatch={{ type: 'COLOR', value: '#7a1f2b' }} label="Bordeaux" />)
    expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#7a1f2b')
    expect(container.querySelector('[style]')).toBeNull()
  })

  test.each([
    ['a text shows in place of the label, which is read out', { type: 'TEXT', value: 'S' } as const, 'S'],
    ['a text that is the label shows once', { type: 'TEXT', value: 'Petite' } as const, null],
    ['none is the label alone', null, null],
  ])('%s', (_, swatch, shown) => {
    const { container } = renderInShop(<Swatch swatch={swatch} label="Petite" />)
    expect(container.querySelector('[aria-hidden]')?.textContent ?? null).toBe(shown)
    expect(container.textContent).toBe(`${shown ?? ''}Petite`)
  })
})

describe('a page’s head', () => {
  test('names page and shop, and the address that counts', () => {
    renderInShop(
      <PageHead title="Croquettes" description="Sans céréales" canonicalPath="/croquettes.html" robots="noindex" />,
    )
    expect(document.title).toBe('Croquettes | Musette')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://shop.example/croquettes.html',
    )
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Sans céréales')
    expect(document.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe('Sans céréales')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})
