import { describe, expect, test } from 'vitest'
import { amountOf } from '../../../web/screens/catalog/product-facts.ts'
import { pricesByQuantity, shownPrice } from '../../../web/screens/catalog/product/shown-price.ts'
import { initialChoice } from '../../../web/screens/catalog/product/product-choice.ts'
import {
  bundleOption,
  bundleValue,
  card,
  configurable,
  customOption,
  euros,
  fixed,
  page,
  percentage,
  prices,
} from './products.ts'

const tier = (qty: number, amount: number) => ({ qty, ...euros(amount) })

describe('extras', () => {
  const total = (
    amount: number,
    custom_options: ReturnType<typeof customOption>[],
    chosen: Record<string, string[]>,
  ) => {
    const product = page({ prices: { ...prices(amount), tierPrice: [] }, custom_options })
    return shownPrice(product, { ...initialChoice(product), customOptions: chosen }).total
  }

  test('are fixed, or percent of the piece, rounded to cents', () => {
    const typed = { gravure: ['Rex'] }
    expect(total(10, [customOption('gravure', { extraCost: null })], typed)).toBe(10)
    expect(total(10, [customOption('gravure', { extraCost: fixed(5) })], typed)).toBe(15)
    expect(total(12.95, [customOption('gravure', { extraCost: percentage(10) })], typed)).toBe(14.25)
  })

  test('count for what is chosen and for text that is more than blanks', () => {
    const engraving = customOption('gravure', { extraCost: fixed(3) })
    const finish = customOption('finition', {
      type: 'CHECKBOX',
      values: [
        { option_value_id: 'or', title: 'Or', sort_order: 1, extraCost: percentage(25) },
        { option_value_id: 'étui', title: 'Étui', sort_order: 2, extraCost: fixed(1.5) },
      ],
    })
    const amount = (chosen: Record<string, string[]>) => total(12, [engraving, finish], chosen)
    expect(amount({})).toBe(12)
    expect(amount({ gravure: ['  '] })).toBe(12)
    expect(amount({ gravure: ['Rex'], finition: ['or', 'étui'] })).toBe(19.5)
  })
})

const taxesOf = ({ taxMultiplier, fixedTaxes }: ReturnType<typeof page>) => ({ taxMultiplier, fixedTaxes })

/** As carts of a real store cost that enters prices without tax. */
describe('where prices are entered without tax, their sum is rounded with it', () => {
  const at = (quantity: number, product: ReturnType<typeof page>) =>
    shownPrice(product, { ...initialChoice(product), quantity }).total
  const taxed = (amount: number, taxMultiplier: number) =>
    page({ taxMultiplier, prices: { ...prices(amount), tierPrice: [] } })

  test('of several pieces, by the rate of each product', () => {
    expect([at(1, taxed(3.83, 1.2)), at(3, taxed(3.83, 1.2))]).toEqual([3.83, 11.48])
    expect(at(7, taxed(4, 1.2))).toBe(27.97)
    expect(at(3, taxed(8.2, 1.055))).toBe(24.59)
    expect(at(100, taxed(1.06, 1.055))).toBe(105.5)
  })

  test('of a tier and of the chosen variant', () => {
    const variant = { options: { poids: '2 kg' }, price: 17.88, tierPrice: [tier(3, 16.04)] }
    const bag = configurable({ poids: ['2 kg'] }, [variant])
    const configurations = bag.configurations.map((one) => ({
      ...one,
      product: { ...one.product, taxMultiplier: 1.2 },
    }))
    const choice = { ...initialChoice(bag), options: { poids: '2 kg' }, quantity: 4 }
    expect(shownPrice({ ...bag, configurations }, choice).total).toBe(64.18)
  })

  test('of what is chosen beside the goods', () => {
    const plate = page({
      taxMultiplier: 1.2,
      prices: { ...prices(10.19), tierPrice: [] },
      custom_options: [
        customOption('gravure', { extraCost: percentage(12.5) }),
        customOption('étui', { extraCost: fixed(0.04) }),
        customOption('lien', { extraCost: fixed(0.04) }),
      ],
    })
    const customOptions = { gravure: ['Zoé'], étui: ['oui'], lien: ['oui'] }
    const of = (quantity: number) => shownPrice(plate, { ...initialChoice(plate), customOptions, quantity }).total
    expect([of(1), of(2)]).toEqual([11.53, 23.06])
    const files = page({
      ...{ type: 'DOWNLOADABLE', taxMultiplier: 1.2, downloadLinksRequired: true },
      prices: { ...prices(7.2), tierPrice: [] },
      downloadLinks: ['1', '2', '3'].map((id) => ({ id, title: id, sampleUrl: null, prices: euros(3.91) })),
    })
    expect(shownPrice(files, { ...initialChoice(files), links: ['1', '2', '3'], quantity: 1 }).total).toBe(18.94)
  })

  // 2.4.8-p1: goods of 6.35 € and 8.49 €, with eco-participation.
  test('but not on fixed taxes, and no share of these is what an option costs', () => {
    const eco = (amount: number) => [{ label: 'Éco-participation', price: { value: { amount, currency: 'EUR' } } }]
    const treats = page({ taxMultiplier: 1.2, fixedTaxes: eco(0.02), prices: { ...prices(7.64), tierPrice: [] } })
    expect([at(1, treats), at(5, treats)]).toEqual([7.64, 38.2])
    const plate = page({
      ...{ taxMultiplier: 1.2, fixedTaxes: eco(0.3), prices: { ...prices(10.49), tierPrice: [] } },
      custom_options: [customOption('gravure', { extraCost: percentage(12.5) })],
    })
    const shown = shownPrice(plate, { ...initialChoice(plate), customOptions: { gravure: ['Zoé'] }, quantity: 2 })
    expect([amountOf(shown.prices.finalPrice), shown.total]).toEqual([11.76, 23.52])
    expect(shown.fixedTaxes).toEqual(eco(0.3))
    const part = bundleValue('pâtée', 3.47, { taxMultiplier: 1.2, fixedTaxes: eco(0.03), isDefault: true })
    const pack = page({ type: 'BUNDLE', bundleOptions: [bundleOption('pâtée', [{ ...part, defaultQuantity: 3 }])] })
    expect(at(1, pack)).toBe(10.42)
    const group = page({
      ...{ type: 'GROUPED' },
      groupedItems: [{ defaultQuantity: 5, product: { ...card('FRI', { prices: prices(7.64) }), ...taxesOf(treats) } }],
    })
    expect(at(1, group)).toBe(38.2)
  })

  // 2.4.7-p7: a bundle with 10 % off, and 20 % from two on, of goods that have tiers themselves.
  test('of several bundles by their tiers, and by the pieces of each part in all of them', () => {
    const bone = { tierPrice: [{ qty: 3, ...euros(6.48) }], isDefault: true }
    const pack = page({
      ...{ type: 'BUNDLE', bundlePrice: euros(0), prices: { ...prices(15.66), tierPrice: [] } },
      bundleTiers: [{ qty: 4, rate: 0.8 / 0.9, bundlePrice: euros(0) }],
      bundleOptions: [
        bundleOption('gamelle', [bundleValue('inox', 8.55, { isDefault: true })]),
        bundleOption('friandise', [bundleValue('os', 7.11, bone)]),
      ],
    })
    expect([at(1, pack), at(2, pack), at(3, pack), at(4, pack)]).toEqual([15.66, 31.32, 45.09, 53.44])
    const box = { ...pack, bundlePrice: euros(40), bundleTiers: [{ qty: 2, rate: 0.8, bundlePrice: euros(30) }] }
    expect([at(1, box), at(2, box)]).toEqual([55.66, 85.06])
    expect(pricesByQuantity(box, initialChoice(box))).toMatchObject({
      ...{ finalPrice: euros(55.66), tierPrice: [{ qty: 2, ...euros(42.53) }] },
    })
  })

  test('of the parts of a bundle, each with its own rate, and of the items of a group', () => {
    const value = (name: string, price: number, taxMultiplier: number, defaultQuantity: number) =>
      bundleValue(name, price, { taxMultiplier, defaultQuantity, isDefault: true })
    const pack = page({
      ...{ type: 'BUNDLE', taxMultiplier: 1.19 },
      bundleOptions: [
        bundleOption('sac', [value('12 kg', 75.49, 1.2, 2)]),
        bundleOption('pâtée', [value('saumon', 3.44, 1.2, 3)]),
        bundleOption('livre', [value('guide', 8.2, 1.055, 1)]),
      ],
    })
    expect([at(1, pack), at(2, pack)]).toEqual([169.51, 339.03])
    const group = page({
      type: 'GROUPED',
      groupedItems: [
        { defaultQuantity: 3, product: card('PATEE', { prices: prices(3.83) }) },
        { defaultQuantity: 3, product: card('MIEL', { prices: prices(8.2) }) },
      ].map((item, index) => ({ ...item, product: { ...item.product, taxMultiplier: [1.2, 1.055][index] ?? 1 } })),
    })
    expect(at(1, group)).toBe(36.08)
  })
})

describe('the price shown', () => {
  test('follows tiers with the quantity, and never rises', () => {
    const bag = page({ prices: { ...prices(29.9), tierPrice: [tier(3, 27.9), tier(10, 31)] } })
    const of = (quantity: number) => shownPrice(bag, { ...initialChoice(bag), quantity })
    expect(amountOf(of(1).prices.finalPrice)).toBe(29.9)
    expect(amountOf(of(3).prices.finalPrice)).toBe(27.9)
    expect(of(3).total).toBe(83.7)
    expect(amountOf(of(12).prices.finalPrice)).toBe(27.9)
  })

  test('follows the tiers of the chosen variant', () => {
    const bag = configurable({ poids: ['2 kg', '10 kg'] }, [
      { options: { poids: '2 kg' }, price: 12 },
      { options: { poids: '10 kg' }, price: 45, tierPrice: [tier(3, 40)] },
    ])
    const of = (poids: string, quantity: number) =>
      shownPrice(bag, { ...initialChoice(bag), options: { poids }, quantity }).total
    expect([of('2 kg', 3), of('10 kg', 2), of('10 kg', 3)]).toEqual([36, 90, 120])
  })

  test('strikes nothing beside the price for a quantity', () => {
    const bag = page({ prices: { ...prices(10, 12), tierPrice: [tier(3, 9)] } })
    const of = (quantity: number) => shownPrice(bag, { ...initialChoice(bag), quantity }).prices
    expect([amountOf(of(2).finalPrice), amountOf(of(2).regularPrice)]).toEqual([10, 12])
    expect([amountOf(of(3).finalPrice), amountOf(of(3).regularPrice)]).toEqual([9, 9])
  })

  test('scales the price per kg with a tier, not with extras', () => {
    const unitPrice = { unit: 'KILOGRAM' as const, price: euros(5) }
    const bag = page({
      prices: { ...prices(10), unitPrice, tierPrice: [tier(2, 8)] },
      custom_options: [customOption('ruban', { extraCost: fixed(4) })],
    })
    const shown = shownPrice(bag, { ...initialChoice(bag), quantity: 2, customOptions: { ruban: ['oui'] } })
    expect(amountOf(shown.prices.finalPrice)).toBe(12)
    expect(shown.prices.unitPrice && amountOf(shown.prices.unitPrice.price)).toBe(4)
  })

  test('says «from» until the choice decides', () => {
    const bag = configurable({ poids: ['2 kg', '10 kg'] }, [
      { options: { poids: '2 kg' }, price: 12 },
      { options: { poids: '10 kg' }, price: 45 },
    ])
    bag.prices = { ...prices(45, 45, 12), tierPrice: [] }
    const choice = initialChoice(bag)
    const open = shownPrice(bag, choice)
    expect(open).toMatchObject({ from: true, total: null })
    expect(amountOf(open.prices.minPrice)).toBe(12)
    const decided = shownPrice(bag, { ...choice, options: { poids: '10 kg' } })
    expect(decided.from).toBe(false)
    expect(amountOf(decided.prices.finalPrice)).toBe(45)
  })

  test('holds what required options cost at least, and says «from» while they decide', () => {
    const values = [
      { option_value_id: 'acier', title: 'Acier', sort_order: 1, extraCost: fixed(2) },
      { option_value_id: 'or', title: 'Or', sort_order: 2, extraCost: percentage(50) },
    ]
    const medal = page({
      custom_options: [
        customOption('texte', { is_required: true, extraCost: fixed(3) }),
        customOption('métal', { type: 'SELECT', is_required: true, values }),
        customOption('étui', { extraCost: fixed(20) }),
      ],
    })
    const of = (customOptions: Record<string, string[]>) =>
      shownPrice(medal, { ...initialChoice(medal), customOptions })
    expect(of({})).toMatchObject({ from: true, total: null })
    expect(amountOf(of({}).prices.minPrice)).toBe(15)
    // The text costs the same whatever it says.
    expect(of({ métal: ['or'] })).toMatchObject({ from: false, total: 18 })
    expect(of({ métal: ['or'], texte: ['Rex'] })).toMatchObject({ from: false, total: 18 })
    expect(amountOf(of({ métal: ['acier'], étui: ['oui'] }).prices.finalPrice)).toBe(35)
  })

  test('holds the cheapest file where one has to be chosen', () => {
    const links = [3, 5].map((amount, id) => ({
      ...{ id: String(id), title: 'Guide', sampleUrl: null },
      prices: euros(amount),
    }))
    const guide = page({ type: 'DOWNLOADABLE', downloadLinksRequired: true, downloadLinks: links })
    const open = shownPrice(guide, initialChoice(guide))
    expect([open.from, amountOf(open.prices.minPrice)]).toEqual([true, 13])
    const [first] = links
    const single = page({ ...guide, downloadLinks: first ? [first] : [] })
    expect(shownPrice(single, initialChoice(single))).toMatchObject({ from: false, total: 13 })
    const together = page({ ...guide, downloadLinksRequired: false })
    expect(shownPrice(together, initialChoice(together))).toMatchObject({ from: false, total: 10 })
  })

  test('of a bundle holds what its required options cost at least', () => {
    const basket = bundleOption('panier', [bundleValue('osier', 40), bundleValue('jute', 80)])
    const engraving = customOption('gravure', { is_required: true, extraCost: fixed(5) })
    const bundle = page({
      type: 'BUNDLE',
      prices: { ...prices(80, 100, 40), tierPrice: [] },
      bundleOptions: [basket],
      custom_options: [engraving],
    })
    const open = shownPrice(bundle, initialChoice(bundle))
    expect([open.from, amountOf(open.prices.minPrice)]).toEqual([true, 45])
    expect(shownPrice(bundle, { ...initialChoice(bundle), bundle: { panier: { jute: 1 } } }).total).toBe(85)
  })

  test('follows the parts of a bundle once all required ones are chosen, and strikes no price it does not know', () => {
    const basket = bundleOption('panier', [bundleValue('osier', 40), bundleValue('jute', 80)])
    const bundle = page({ type: 'BUNDLE', prices: { ...prices(80, 100, 40), tierPrice: [] }, bundleOptions: [basket] })
    expect(shownPrice(bundle, initialChoice(bundle))).toMatchObject({ from: true, prices: bundle.prices })
    const shown = shownPrice(bundle, { ...initialChoice(bundle), bundle: { panier: { jute: 1 } } })
    expect(shown.from).toBe(false)
    expect([amountOf(shown.prices.finalPrice), amountOf(shown.prices.regularPrice)]).toEqual([80, 80])
  })

  test('adds up the items of a group and the links of a download', () => {
    const group = page({
      type: 'GROUPED',
      groupedItems: [
        { defaultQuantity: 1, product: card('OS', { prices: prices(4.9) }) },
        { defaultQuantity: 2, product: card('GAMELLE', { prices: prices(9.5) }) },
      ],
    })
    expect(shownPrice(group, initialChoice(group)).total).toBe(23.9)

    const guide = page({
      type: 'DOWNLOADABLE',
      downloadLinksRequired: true,
      downloadLinks: [{ id: '1', title: 'Guide', sampleUrl: null, prices: euros(3) }],
    })
    expect(shownPrice(guide, { ...initialChoice(guide), links: ['1'] }).total).toBe(13)
  })
})
