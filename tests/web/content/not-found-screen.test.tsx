import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import NotFoundScreen from '../../../web/screens/content/NotFoundScreen.tsx'
import { renderInShop } from './in-shop.tsx'

const HINT = 'Ce que vous cherchez n’est pas ici, ou n’y est plus.'

const show = (page: object | null) =>
  renderInShop(<NotFoundScreen />, {
    CmsPageQuery: () => ({ cmsPageList: page ? [page] : [] }),
    Navigation: () => ({ navigation: [] }),
  })
const page = (title: string, childNodes: string[]) => ({
  ...{ identifier: 'no-route', path: '/no-route', title, content_heading: null },
  ...{ meta_title: null, meta_description: null, meta_keywords: null, notices: [] },
  contentWysiwyg: { childNodes, data: [] },
})

test.each([
  ['there is no page', null],
  ['nobody has written it', page('', [])],
])('says in its own words that nothing is here where %s', async (_, given) => {
  show(given)
  expect(await screen.findByText(HINT)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page introuvable')
})

test('says what the editor wrote instead', async () => {
  show(page('Oups', ['Rien à flairer ici.']))
  expect(await screen.findByText('Rien à flairer ici.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oups')
  expect(screen.queryByText(HINT)).toBeNull()
})
