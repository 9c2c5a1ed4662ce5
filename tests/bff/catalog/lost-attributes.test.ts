import { expect, test, vi } from 'vitest'
import { withLostAttributes } from '../../../bff/domains/catalog/lost-attributes.ts'
import type { RequestContext } from '../../../bff/graphql/context.ts'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'

const choice = (code: string, input: string, options: [value: string, label: string][] = []) => ({
  code,
  frontend_input: input,
  options: options.map(([value, label]) => ({ value, label })),
})

const brand = choice('marque', 'SELECT', [
  ['4', 'Alpha'],
  ['5', 'Beta'],
])
const tastes = choice('gouts', 'MULTISELECT', [
  ['13', 'Bœuf'],
  ['14', 'Poulet'],
  ['15', 'Saumon'],
])
const weight = choice('poids_net', 'TEXT')

function store(fields: () => unknown) {
  const read = vi.fn(async ({ name, text }: { name: string; text: string }) => {
    if (name === 'AttributeFields') return [text, fields()][1]
    const listed = [choice('name', 'TEXT'), choice('special_price', 'PRICE'), brand, weight]
    return { listed: { items: listed }, visible: { items: [tastes] } }
  })
  const warn = vi.fn()
  return { read, warn, context: { upstream: { has: () => true, read }, log: { warn } } as unknown as RequestContext }
}

const known = { items: [{ code: 'poids_net', value: '500' }] }

test('an emptied attribute removes no other one: they are read from the store’s own fields', async () => {
  const { read, context } = store(() => ({
    products: {
      items: [
        { sku: 'S8', marque: 5, poids_net: '4000', gouts: '13,15' },
        { sku: 'COLLIER', marque: 4, poids_net: null, variants: [{ product: { sku: 'COL-1', poids_net: '20' } }] },
      ],
    },
  }))
  const products = [
    { sku: 'S8', listed: null, visible: null },
    { sku: 'S7', listed: known, visible: { items: [] } },
    { sku: 'COLLIER', listed: known, variants: [{ product: { sku: 'COL-1', listed: null } }, { product: null }] },
  ]
  expect(await withLostAttributes(products, context)).toEqual([
    {
      sku: 'S8',
      listed: {
        items: [
          { code: 'marque', selected_options: [{ label: 'Beta' }] },
          { code: 'poids_net', value: '4000' },
        ],
      },
      visible: { items: [{ code: 'gouts', selected_options: [{ label: 'Bœuf' }, { label: 'Saumon' }] }] },
    },
    products[1],
    {
      sku: 'COLLIER',
      listed: known,
      variants: [
        { product: { sku: 'COL-1', listed: { items: [{ code: 'poids_net', value: '20' }] } } },
        { product: null },
      ],
    },
  ])
  type Tagged = { tags: (response: unknown) => string[] }
  const [, [operation, variables, policy]] = read.mock.calls as unknown as [
    unknown,
    [{ text: string }, unknown, Tagged],
  ]
  expect(variables).toEqual({ skus: ['COLLIER', 'S8'], size: 2 })
  // Magento's own attributes have no such field, and would fail the whole call.
  expect(operation.text).toContain('{uid sku gouts marque poids_net ...on ConfigurableProduct{')
  // A variant is saved by itself, and the store does not name it.
  const bags = { items: [{ uid: 'OA==', sku: 'COLLIER', variants: [{ product: { uid: 'OQ==', sku: 'COL-1' } }] }] }
  expect(policy.tags({ products: bags })).toEqual(expect.arrayContaining(['cat_p_8', 'cat_p_9']))
})

test('products are unchanged where nothing is lost, and where the store has no such fields', async () => {
  const whole = [{ sku: 'S7', listed: known }, { sku: 'S9' }]
  const { read, context } = store(() => ({}))
  expect(await withLostAttributes(whole, context)).toBe(whole)
  expect(read).not.toHaveBeenCalled()

  const lost = [{ sku: 'S8', listed: null }]
  const broken = store(() => {
    throw new UpstreamError('rejected', 'Cannot query field "x"', 'AttributeFields')
  })
  expect(await withLostAttributes(lost, broken.context)).toBe(lost)
  expect(broken.warn).toHaveBeenCalled()
})
