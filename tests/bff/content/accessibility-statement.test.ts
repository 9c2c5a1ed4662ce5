import { describe, expect, test } from 'vitest'
import type { AccessibilityResult, ShopSettings } from '../../../bff/config.ts'
import { OWN_RESULT } from '../../../bff/config/accessibility-result.ts'
import { inLanguage } from '../../../bff/i18n/locale.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

const QUERY = `query ($url: String!) { route(url: $url) { __typename ... on CmsPage {
  path title content_heading contentWysiwyg { raw } } } }`

type Answer = { route: { __typename: string; path: string; title: string; contentWysiwyg: { raw: string } } }

const AUDIT: AccessibilityResult = {
  date: '2027-01-15',
  auditor: 'Atelier <Clair>',
  tested: 'NVDA avec Firefox.',
  applicable: 80,
  met: 80,
  unchecked: [],
  barriers: [],
}

async function statement(shop: Partial<ShopSettings> = {}, locale = 'fr-FR', url = '/accessibilite') {
  const upstream = new RecordedStore({ storeConfig: recording('store-config') })
  const answer = await inLanguage({ locale, texts: {} }, () => ask<Answer>(upstream, QUERY, { url }, { shop }))
  const { title, contentWysiwyg, ...route } = answer.route
  const calls = upstream.calls.map(({ name }) => name)
  return { ...route, title: plain(title), html: plain(contentWysiwyg.raw), calls }
}

/** French signs have a no-break space before them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the statement on accessibility', () => {
  test('says the result of the checks, when they were, and what is missing', async () => {
    const { path, title, html } = await statement()
    const { met, applicable, unchecked } = OWN_RESULT
    expect([path, title]).toEqual(['/accessibilite', 'Accessibilité : partiellement conforme'])
    expect(html).toContain(`elle respecte ${met} des ${applicable} critères`)
    expect(html).toContain(`soit ${Math.floor((met / applicable) * 100)} %`)
    expect(html).toContain(`${unchecked.length} critères n’ont encore été vérifiés par personne`)
    expect(html).toContain(unchecked.join(', '))
    expect(html).toMatch(/établie le \d{1,2} \p{L}+ \d{4} à partir de contrôles automatiques/u)
    expect(html).toContain('Aucun n’est connu à ce jour')
    expect(html).toContain('Défenseur des droits')
  })

  test('names how to reach the shop, as far as it is configured', async () => {
    const known = await statement({ email: 'bonjour@boutique.example', phone: '01 99 00 00 17' })
    expect(known.html).toContain('<a href="mailto:bonjour@boutique.example">bonjour@boutique.example</a>')
    expect(known.html).toContain('<a href="tel:0199000017">01 99 00 00 17</a>')
    const { html } = await statement()
    expect(html).not.toMatch(/mailto:|tel:|null/)
    expect(html).toContain('<a href="/contact">')
  })

  test('speaks English in an English shop', async () => {
    const { title, html } = await statement({}, 'en-GB')
    expect(title).toBe('Accessibility: partially compliant')
    expect(html).toContain('No person has audited the shop yet.')
    expect(html).toContain('Nothing is known so far')
  })

  test('says a person’s audit where the site has one, as text', async () => {
    const { title, html } = await statement({ accessibility: AUDIT })
    expect(title).toBe('Accessibilité : totalement conforme')
    expect(html).toContain('le 15 janvier 2027, à la suite d’un audit mené par Atelier &lt;Clair&gt;')
    expect(html).toContain('NVDA avec Firefox.')
    expect(html).not.toMatch(/vérifié par personne|axe et/)
    const half = await statement({ accessibility: { ...AUDIT, met: 39, barriers: ['Les <guides>'] } })
    expect(half.title).toBe('Accessibilité : non conforme')
    expect(half.html).toContain('<li>Les &lt;guides&gt;</li>')
  })

  test('is at its address in any case and with a slash, without a request to the store for the address', async () => {
    const { path, calls } = await statement({}, 'fr-FR', '/Accessibilite/')
    expect(path).toBe('/accessibilite')
    expect(calls).not.toContain('Route')
  })
})
