import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ConsentDialog from '../../../web/shell/consent/ConsentDialog.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { renderInShop } from '../content/in-shop.tsx'

test.each([
  ['the page on privacy that the shop has in its store', { privacy: 'vie-privee' }, '/vie-privee'],
  ['the page that the shop writes itself, without one of the store', {}, '/rgpd/'],
])('the choice of cookies leads to %s', async (_, own, href) => {
  const legalPages = { terms: 'cgv', notice: 'mentions-legales', ...own }
  // Its texts are a section that loads with it.
  await act(async () => {
    renderInShop(
      <SiteContext value={{ ...HOUSE, legalPages }}>
        <ConsentDialog services={['video']} choice={null} />
      </SiteContext>,
    )
  })
  expect((await screen.findByRole('link', { name: 'En savoir plus' })).getAttribute('href')).toBe(href)
})
