import { describe, expect, test } from 'vitest'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Bag = { variants: { product: object }[] }
const bag = recording<{ 'CHN-CROQ-POU': Bag }>('products')['CHN-CROQ-POU']

const attributes = (texts: Record<string, string>) => ({
  custom_attributesV2: {
    items: Object.entries(texts).map(([code, value]) => ({ __typename: 'AttributeValue', code, value })),
  },
})

type Facts = {
  feedLabel: object | null
  withdrawalException: string | null
  notices: { topic: string; duration: string | null; rows: { value: string }[] }[]
}

/** What the page says of a bag with variants, and each of its variants otherwise. */
async function told(own: Record<string, string>, ...ofVariants: Record<string, string>[]) {
  const variants = ofVariants.map((texts, index) => {
    const variant = bag.variants[index]
    return { ...variant, product: { ...variant?.product, ...attributes(texts) } }
  })
  const upstream = new RecordedStore({
    products: { items: [{ ...bag, ...attributes(own), variants }], total_count: 1 },
  })
  const query = `{ product(sku: "CHN-CROQ-POU") { ...Facts configurations { facts { ...VariantFacts } } } }
    fragment Facts on Product { ${FACTS} } fragment VariantFacts on VariantFacts { ${FACTS} }`
  type Answer = { product: Facts & { configurations: { facts: Facts | null }[] } }
  const { product } = await ask<Answer>(upstream, query)
  return { product: rowsOf(product), variants: product.configurations.map(({ facts }) => facts && rowsOf(facts)) }
}

const FACTS =
  'feedLabel { composition additives netQuantity } withdrawalException notices { topic duration rows { value } }'

/** The guarantee that all goods have is left out. */
function rowsOf({ feedLabel, withdrawalException, notices }: Facts) {
  const others = notices.filter(({ topic }) => topic !== 'GUARANTEE')
  const rows = others.map(({ topic, duration, rows: lines }) => [
    topic,
    duration ?? lines.map(({ value }) => value).join(),
  ])
  return { feedLabel, withdrawalException, notices: Object.fromEntries(rows) }
}

const facts = { composition: 'Poulet 26 %', exception_retractation: 'Surgelé', fabricant: 'Maison Grelot' }
const NOTHING = { feedLabel: null, withdrawalException: null, notices: {} }
const VARIES = 'Dépend de l’option choisie.'

describe('what a page says of a product with variants', () => {
  test('is what all of them say, where it says nothing itself', async () => {
    const { product, variants } = await told({}, { ...facts, poids_net: '2000' }, { ...facts, poids_net: '2 kg' })
    expect(product).toEqual({
      feedLabel: { composition: 'Poulet 26 %', additives: null, netQuantity: '2\u00a0kg' },
      withdrawalException: 'Surgelé',
      notices: { SAFETY: 'Maison Grelot' },
    })
    expect(variants).toEqual([null, null])
  })

  test('is what it says itself, until a variant is chosen that says otherwise', async () => {
    const { product, variants } = await told({ exception_retractation: 'Sur mesure' }, facts, {
      fabricant: 'Maison Grelot',
    })
    expect(product).toMatchObject({ withdrawalException: 'Sur mesure', notices: { SAFETY: 'Maison Grelot' } })
    expect(variants[0]).toMatchObject({ withdrawalException: 'Surgelé', notices: {} })
    expect(variants[1]).toMatchObject({ withdrawalException: null, notices: {} })
  })

  test('is that it depends on the choice, where they differ; each variant has only what differs', async () => {
    const { product, variants } = await told(
      { additifs: 'Vitamine E' },
      { ...facts, poids_net: '2000', consigne_tri: 'Bac jaune' },
      { ...facts, poids_net: '10000', composition: 'Agneau 20 %', consigne_tri: 'Bac jaune' },
    )
    expect(product).toEqual({
      feedLabel: { composition: VARIES, additives: 'Vitamine E', netQuantity: VARIES },
      withdrawalException: 'Surgelé',
      notices: { SAFETY: 'Maison Grelot', WASTE: 'Bac jaune' },
    })
    expect(variants).toEqual([
      { ...NOTHING, feedLabel: { composition: 'Poulet 26 %', additives: null, netQuantity: '2\u00a0kg' } },
      { ...NOTHING, feedLabel: { composition: 'Agneau 20 %', additives: null, netQuantity: '10\u00a0kg' } },
    ])
  })

  test('is empty for a variant that lacks what another has', async () => {
    const { product, variants } = await told({}, facts, {})
    expect(product).toEqual({
      feedLabel: { composition: VARIES, additives: null, netQuantity: null },
      withdrawalException: 'Le droit de rétractation dépend de l’option choisie.',
      notices: { SAFETY: VARIES },
    })
    expect(variants).toEqual([
      {
        feedLabel: { composition: 'Poulet 26 %', additives: null, netQuantity: null },
        withdrawalException: 'Surgelé',
        notices: { SAFETY: 'Maison Grelot' },
      },
      {
        feedLabel: { composition: '', additives: null, netQuantity: null },
        withdrawalException: '',
        notices: { SAFETY: '' },
      },
    ])
  })

  test('counts guarantees only as far as they are longer than the legal one', async () => {
    const short = await told({}, { garantie_commerciale: '1' }, { garantie_commerciale: '2 ans' })
    expect(short).toMatchObject({ product: { notices: {} }, variants: [null, null] })
    const long = await told({}, { garantie_commerciale: '1' }, { garantie_commerciale: '5' })
    expect(long).toMatchObject({
      product: { notices: { DURABILITY: VARIES } },
      variants: [{ notices: { DURABILITY: '' } }, { notices: { DURABILITY: '5\u00a0ans' } }],
    })
  })

  test('has no net quantity but that of its variants', async () => {
    const sized = { composition: 'Poulet 26 %' }
    const { product, variants } = await told({ ...sized, poids_net: '2000' }, sized, sized)
    expect(product.feedLabel).toMatchObject({ netQuantity: null })
    expect(variants).toEqual([null, null])
  })
})
