import { expect, test } from 'vitest'
import { agreementsOf } from '../../../bff/domains/checkout/agreements.ts'
import type { RequestContext } from '../../../bff/graphql/context.ts'

test('terms without markup have a paragraph for each blank line, as the merchant’s browser sent them', async () => {
  const agreement = { agreement_id: 1, name: 'CGV', checkbox_text: 'J’accepte', is_html: false, mode: 'MANUAL' }
  const content = 'Article 1\r\nPrix < 10 €\r\n\r\nArticle 2'
  const read = async () => ({ checkoutAgreements: [{ ...agreement, content }] })
  const context = { services: new Map(), upstream: { read } } as unknown as RequestContext
  const [terms] = await agreementsOf(context)
  expect(terms?.content.childNodes).toEqual([
    { tag: 'p', children: ['Article 1', { tag: 'br' }, 'Prix < 10 €'] },
    { tag: 'p', children: ['Article 2'] },
  ])
})
