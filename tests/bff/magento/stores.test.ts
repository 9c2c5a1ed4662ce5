import { readFileSync } from 'node:fs'
import { parse, validate, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { magentoContract, missingByHint } from '../../../bff/magento/contract.ts'
import { domainOperations } from '../../../bff/magento/learn-store.ts'
import type { Level } from '../../../bff/config/levels.ts'
import { createStoreMembers } from '../../../bff/magento/store-members.ts'
import { sizeOf } from '../../../scripts/doctor/documents.ts'
import { schemaWithout } from '../support/contract-schema.ts'

/**
 * Installed stores (Open Source with and without its bundled extensions, patches, Mage-OS) and the published schemas of Adobe
 * Commerce: what each lacks of the members that not every store has. Written by `write-stores.ts`.
 */
export type KnownStores = {
  optional: string[]
  /** `missing`: indexes of `optional`. */
  stores: Record<string, { level: Level; isCommerce: boolean; missing: number[] }>
}

const { optional, stores } = JSON.parse(readFileSync('tests/fixtures/stores.json', 'utf8')) as KnownStores

/** Root fields without which nothing is sold. */
const SELLING = [
  ...['products', 'route', 'cmsBlocks', 'storeConfig', 'countries', 'cart', 'customer', 'customerCart'],
  ...['addProductsToCart', 'updateCartItems', 'removeItemFromCart', 'applyCouponToCart', 'setGuestEmailOnCart'],
  ...['setShippingAddressesOnCart', 'setBillingAddressOnCart', 'setShippingMethodsOnCart', 'setPaymentMethodOnCart'],
  ...['placeOrder', 'createCustomerV2', 'generateCustomerToken', 'addProductsToWishlist', 'createCustomerAddress'],
]
/** Fields that belong together: a store that has the first has everything that the shop does with it. */
const OFFERED_WITH: [member: string, roots: string[]][] = [
  ['Query.guestOrder', ['guestOrder']],
  ['Mutation.cancelOrder', ['cancelOrder', 'order_cancellation_reasons']],
  ['Mutation.requestGuestOrderCancel', ['requestGuestOrderCancel', 'confirmCancelOrder']],
  ['Mutation.contactUs', ['contactUs', 'contact_enabled']],
  ['Mutation.confirmEmail', ['confirmEmail']],
  ['Mutation.estimateShippingMethods', ['estimateShippingMethods']],
  ['Query.attributesList', ['attributesList', 'custom_attributesV2']],
  ['Query.recaptchaV3Config', ['recaptchaV3Config']],
  ['PlaceOrderOutput.orderV2', ['orderV2']],
  ['PlaceOrderOutput.errors', ['errors']],
  ['Mutation.updateCustomerAddressV2', ['updateCustomerAddressV2', 'deleteCustomerAddressV2']],
  ['Customer.store_credit', ['store_credit', 'applyStoreCreditToCart']],
]

/** Limits that Magento sets by default: complexity and depth until 2.4.7, aliases from 2.4.9 on and in late patches. */
const MOST = { fields: 300, depth: 20, aliases: 10 }

/** What a store lacks: as its schema says, and for members that were added to the contract later as their marks say. */
function missingOf({ level, isCommerce, missing }: KnownStores['stores'][string]): Set<string> {
  const told = new Set(optional)
  const edition = isCommerce ? 'commerce' : 'open-source'
  const byMarks = missingByHint(magentoContract(), { level, edition, extensions: [] })
  const all = new Set([...missing.map((index) => optional[index]!), ...[...byMarks].filter((one) => !told.has(one))])
  // The module for returns has a mutation of this name, too, which is not looked at here.
  if (all.has('Return')) all.add('Mutation.addReturnComment')
  return all
}

describe.each(Object.entries(stores))('a store like %s', (_, store) => {
  const missing = missingOf(store)
  const members = createStoreMembers(missing)
  const documents = domainOperations().flatMap((operation) => members.fit(operation) ?? [])
  const fields = new Set<string>()
  for (const { text } of documents) visit(parse(text), { Field: ({ name }) => void fields.add(name.value) })

  test('accepts every document', () => {
    const schema = schemaWithout(missing)
    const faults = documents.flatMap(({ name, text }) =>
      validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
    )
    expect(faults).toEqual([])
  })

  test('gets requests for everything that selling needs, and for all that it has', () => {
    expect(SELLING.filter((field) => !fields.has(field))).toEqual([])
    const offered = OFFERED_WITH.filter(([member]) => members.has(member)).flatMap(([, roots]) => roots)
    expect(offered.filter((field) => !fields.has(field))).toEqual([])
  })

  test('gets no document beyond the limits of Magento', () => {
    const beyond = documents.flatMap(({ name, text }) => {
      const size = sizeOf({ text })
      return size.fields > MOST.fields || size.depth > MOST.depth || size.aliases > MOST.aliases ? [{ name, size }] : []
    })
    expect(beyond).toEqual([])
  })

  test('is known by its release', () => {
    expect(members.atLeast(store.level)).toBe(true)
  })
})

test.each(['2.4.6', '2.4.9'] as const)(
  'a store like %s with every module gets no document beyond them either',
  (level) => {
    const hint = { level, edition: 'commerce', extensions: ['all'] } as const
    const members = createStoreMembers(missingByHint(magentoContract(), hint))
    const sizes = domainOperations().flatMap((operation) => members.fit(operation) ?? [])
    const beyond = sizes.flatMap(({ name, text }) => {
      const size = sizeOf({ text })
      return size.fields > MOST.fields || size.depth > MOST.depth || size.aliases > MOST.aliases ? [{ name, size }] : []
    })
    expect(beyond).toEqual([])
  },
)

test('the fields of a store are no more than the shop knows: a misspelt one is found out', () => {
  const members = createStoreMembers(new Set())
  expect(() => members.has('Query.guestOrders')).toThrow('schema/magento has no Query.guestOrders')
})
