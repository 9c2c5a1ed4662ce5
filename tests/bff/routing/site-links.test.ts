import { describe, expect, test } from 'vitest'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Link = { attributes: Record<string, string> }
type Answer = { cmsPageList: { contentWysiwyg: { childNodes: Link[] } }[] }

const HORSES = { publicUrl: 'https://boutique.example', basePath: '/cheval', storeView: 'cheval' }
const ALL = { publicUrl: 'https://boutique.example', basePath: '', storeView: 'default' }

/** A store view whose pages lie below an address, and whose only block holds the given links. */
const view = (linkUrl: string, links: readonly string[] = []) =>
  new RecordedStore({
    storeConfig: {
      ...recording<object>('store-config'),
      secure_base_url: 'https://magasin.example/',
      secure_base_link_url: linkUrl,
    },
    cmsBlocks: {
      items: [{ identifier: 'b', title: 'B', content: links.map((href) => `<a href="${href}">x</a>`).join('') }],
    },
  })

/** Where links of the horses' site lead, beside the site of all animals. */
async function targets(links: readonly string[], own: string, other: string | null, publicUrl = ALL.publicUrl) {
  const response = await ask<Answer>(
    view(own, links),
    '{ cmsPageList(identifiers: ["b"]) { contentWysiwyg { childNodes } } }',
    {},
    {
      shop: { ...HORSES, publicUrl, family: [{ ...ALL, publicUrl, url: '/' }] },
      upstreamOf: () => {
        if (other === null) throw new UpstreamError('unavailable', 'The store is away.', 'StoreConfig')
        return view(other)
      },
    },
  )
  return response.cmsPageList[0]?.contentWysiwyg.childNodes.map(({ attributes }) => attributes)
}

const OWN = 'https://magasin.example/cheval/'
const OTHER = 'https://magasin.example/'
const elsewhere = (href: string) => ({ href, 'data-site': '' })

describe('a link of one site’s content', () => {
  test.each([
    ['https://magasin.example/cheval/', { href: '/' }],
    ['https://magasin.example/cheval', { href: '/' }],
    ['https://magasin.example/cheval/chevaux.html/?a=1#b', { href: '/chevaux.html?a=1#b' }],
    ['https://boutique.example/cheval/foin.html', { href: '/foin.html' }],
    ['https://magasin.example/', elsewhere('/')],
    ['https://magasin.example/chiens.html/', elsewhere('/chiens.html')],
    ['https://magasin.example/chevalet.html', elsewhere('/chevalet.html')],
    ['https://boutique.example/chiens.html?p=2', elsewhere('/chiens.html?p=2')],
    ['/livraison', { href: '/livraison' }],
    ['https://ailleurs.example/cheval/', { href: 'https://ailleurs.example/cheval/' }],
  ])('to %s leads to the site that it names', async (link, attributes) => {
    expect(await targets([link], OWN, OTHER)).toEqual([attributes])
  })

  test('stays on its site where both have one address', async () => {
    expect(await targets(['https://magasin.example/livraison'], OTHER, OTHER)).toEqual([{ href: '/livraison' }])
  })

  test('is known by the public address where the other store view does not respond', async () => {
    const links = ['https://boutique.example/chiens.html', 'https://magasin.example/chiens.html']
    expect(await targets(links, OWN, null)).toEqual([elsewhere('/chiens.html'), { href: '/chiens.html' }])
  })

  test('needs no public address', async () => {
    expect(await targets(['https://magasin.example/chiens.html'], OWN, OTHER, '')).toEqual([elsewhere('/chiens.html')])
  })
})
