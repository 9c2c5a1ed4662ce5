import { expect, test } from 'vitest'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Bag = { variants: { product: object }[] }
const bag = recording<{ 'CHN-CROQ-POU': Bag }>('products')['CHN-CROQ-POU']

const attributes = (texts: Record<string, string>) => ({
  custom_attributesV2: {
    items: Object.entries(texts).map(([code, value]) => ({ __typename: 'AttributeValue', code, value })),
  },
})

/** What the page says of a bag with two variants. */
async function said(own: Record<string, string>, ...ofVariants: Record<string, string>[]) {
  const variants = ofVariants.map((texts, index) => {
    const variant = bag.variants[index]
    return { ...variant, product: { ...variant?.product, ...attributes(texts) } }
  })
  const upstream = new RecordedStore({
    products: { items: [{ ...bag, ...attributes(own), variants }], total_count: 1 },
  })
  const query = `{ product(sku: "CHN-CROQ-POU") {
    feedLabel { composition netQuantity } withdrawalException notices { topic rows { value } } } }`
  type Answer = {
    product: {
      feedLabel: object | null
      withdrawalException: string | null
      notices: { topic: string; rows: { value: string }[] }[]
    }
  }
  const { feedLabel, withdrawalException, notices } = (await ask<Answer>(upstream, query)).product
  const makers = notices.filter(({ topic }) => topic === 'SAFETY').flatMap(({ rows }) => rows.map(({ value }) => value))
  return { feedLabel, withdrawalException, makers }
}

const facts = { composition: 'Poulet 26 %', exception_retractation: 'Surgelé', fabricant: 'Maison Grelot' }

test('what all variants say stands for the product that says nothing', async () => {
  expect(await said({}, { ...facts, poids_net: '2000' }, { ...facts, poids_net: '2000' })).toEqual({
    feedLabel: { composition: 'Poulet 26 %', netQuantity: null },
    withdrawalException: 'Surgelé',
    makers: ['Maison Grelot'],
  })
})

test('what the product says itself stands', async () => {
  const { withdrawalException, makers } = await said({ exception_retractation: 'Sur mesure' }, facts, facts)
  expect([withdrawalException, makers]).toEqual(['Sur mesure', ['Maison Grelot']])
})

test('what variants differ in, or one of them lacks, is not said of the product', async () => {
  expect(await said({}, facts, { composition: 'Agneau 20 %' })).toEqual({
    feedLabel: null,
    withdrawalException: null,
    makers: [],
  })
})
