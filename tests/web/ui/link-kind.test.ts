import { describe, expect, test } from 'vitest'
import { linkKind } from '../../../web/ui/Link.tsx'

const SISTERS = ['sellerie.musette.example', 'avis.musette.example', 'boutique.example/cheval']

describe('what an address is', () => {
  test.each([
    'https://example.com/',
    'https://boutique.example/',
    'http://example.com',
    '//cdn.example.com/a',
    'HTTPS://EXAMPLE.COM',
  ])('absolute addresses are external: %s', (href) => expect(linkKind(href, SISTERS)).toBe('external'))

  test.each([
    'https://example.com/?from=sellerie.musette.example',
    'https://example.com/sellerie.musette.example/',
    'https://sellerie.musette.example.evil.example/',
    'https://not-avis.musette.example/',
    'https://user:sellerie.musette.example@example.com/',
    'https://boutique.example/chevaliers',
    'https://boutique.example/',
    'https://[',
  ])('the name of a sister site elsewhere than in the host makes no sister of it: %s', (href) =>
    expect(linkKind(href, SISTERS)).toBe('external'),
  )

  test.each(['/media/guide.pdf', '/a/b.ZIP', '/x.docx?v=2', '/photo.jpeg#top', '/liste.xlsx', '/film.mp4', '/son.mp3'])(
    'files are external: %s',
    (href) => expect(linkKind(href, SISTERS)).toBe('external'),
  )

  test.each([
    'https://sellerie.musette.example/selles',
    '//avis.musette.example/',
    'https://Avis.Musette.example/liste.pdf',
    'https://www.sellerie.musette.example/',
    'https://sellerie.musette.example:8443/',
    'https://boutique.example/cheval/',
    'https://boutique.example/cheval?page=2',
  ])('sister brands and the reviews service open in the same tab: %s', (href) =>
    expect(linkKind(href, SISTERS)).toBe('sister'),
  )

  test.each(['mailto:bonjour@musette.example', 'tel:+33199000017', '#avis', 'sms:+33600000000'])(
    'other schemes and places on the page are plain: %s',
    (href) => expect(linkKind(href, SISTERS)).toBe('plain'),
  )

  test.each(['/', '/chiens.html', '/search/pdf', '/chiens.html?page=2', 'livraison', '/produit-3.5-kg'])(
    'anything else is a route: %s',
    (href) => expect(linkKind(href, SISTERS)).toBe('internal'),
  )
})
