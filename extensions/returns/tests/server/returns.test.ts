import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePage } from '../../../../bff/domains/routing/store-pages.ts'
import { magentoContract, missingByHint } from '../../../../bff/magento/contract.ts'
import { domainOperations } from '../../../../bff/magento/learn-store.ts'
import type { Level } from '../../../../bff/config/levels.ts'
import { UpstreamError } from '../../../../bff/magento/upstream-error.ts'
import { createStoreMembers } from '../../../../bff/magento/store-members.ts'
import { camille, login } from '../../../../tests/bff/customer/customers.ts'
import { openBrowser } from '../../../../tests/bff/support/browser.ts'
import { startRealShop } from '../../../../tests/bff/support/real-shop.ts'
import { openOrderShop } from '../../../../tests/bff/orders/order-shop.ts'
import { createModuleReturns } from '../../server/module-returns.ts'

const QUESTIONS =
  'returnAttributes { __typename code label required ... on ReturnAttributeSelect { options { value label } } }'
const ORDER = `query ($id: ID!) { order(order_id: $id) { isReturnable ${QUESTIONS}
  items { id sku qtyReturnable isReturnable ${QUESTIONS} } returns { number status items { sku quantity } } } }`
const CREATE = `mutation ($input: CreateReturnMerchandizeAuthorizationRequestInput!) {
  createReturnMerchandizeAuthorizationRequest(input: $input) { success errorMessage errors { field message }
    order { isReturnable returns { number status statusLabel items { name sku status quantity } } items { id qtyReturnable } } } }`
const ONE = 'query ($id: ID!) { me { return(id: $id) { messages { author text createdAt } } } }'
const WRITE = `mutation ($input: AddReturnMessageInput!) { addReturnMessage(input: $input) {
  success errors { field } return { messages { author text createdAt } } } }`
const LIST = `{ isFeatureActive(feature: "returns") me { returns { total items { id number createdAt status statusLabel order { number } items { sku quantity statusLabel } } } } }`

type Question = { __typename: string; code: string; required: boolean; options?: { value: string; label: string }[] }
type Line = { id: string; sku: string; qtyReturnable: number; returnAttributes: Question[] }
type Order = { isReturnable: boolean; returnAttributes: Question[]; items: Line[]; returns: { number: string }[] }
type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  order: { returns: { status: string; items: object[] }[]; items: Line[] } | null
}
type Listed = {
  isFeatureActive: boolean
  me: { returns: { total: number; items: { id: string; number: string }[] } | null }
}
type Written = {
  success: boolean
  errors: { field: string }[]
  return: { messages: { author: string; text: string }[] } | null
}
type One = { me: { return: Written['return'] } }

/** The newest delivered order, with a return of its collar on the way. */
const NUMBER = '000000004'
const ROPE = 'CHI-JOUET-CORDE'

/** One of its two products is on the way; the module takes complete orders only. */
const PARTLY_SENT = '000000005'

async function open(level: Level, env: Record<string, string>) {
  const shop = await openOrderShop(level, env)
  const id = await shop.idOf(NUMBER)
  return {
    ...shop,
    id,
    order: async (who = shop.camille) => (await who.ask<{ order: Order }>(ORDER, { id })).order,
    create: async (input: object, who = shop.camille) =>
      (
        await who.ask<{ createReturnMerchandizeAuthorizationRequest: Answer }>(CREATE, {
          input: { order_id: id, ...input },
        })
      ).createReturnMerchandizeAuthorizationRequest,
  }
}

/** An answer to every question that has to be answered. */
const answers = (questions: Question[]) =>
  questions
    .filter(({ required }) => required)
    .map(({ code, options = [] }) => ({ code, value: options[0]?.value ?? 'Oui' }))

describe.each([
  ['Adobe Commerce 2.4.7', '2.4.7', { UPSTREAM_EDITION: 'commerce' }],
  ['Adobe Commerce 2.4.6', '2.4.6', { UPSTREAM_EDITION: 'commerce' }],
  ['the module for Open Source', '2.4.7', {}],
] as const)('returns on %s', (_, level, env) => {
  let shop: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    shop = await open(level, env)
  })
  afterAll(() => shop.close())

  test('shows what can be sent back, and what is asked of it', async () => {
    const order = await shop.order()
    expect(order.isReturnable).toBe(true)
    expect(Object.fromEntries(order.items.map(({ sku, qtyReturnable }) => [sku, qtyReturnable]))).toMatchObject({
      // Asked for already.
      'CHI-COLLIER-SENTIER-MARINE-M': 0,
      [ROPE]: 2,
    })
    const line = order.items.find(({ sku }) => sku === ROPE)
    const requested = [...order.returnAttributes, ...(line?.returnAttributes ?? [])]
    expect(requested.map(({ code }) => code)).toEqual(expect.arrayContaining(['reason', 'resolution', 'condition']))
    expect(requested.find(({ code }) => code === 'reason')).toMatchObject({
      __typename: 'ReturnAttributeSelect',
      required: true,
    })
    if (level === '2.4.7' && 'UPSTREAM_EDITION' in env) {
      expect(new Set(requested.map(({ __typename }) => __typename))).toEqual(
        new Set([
          'ReturnAttributeSelect',
          'ReturnAttributeTextarea',
          'ReturnAttributeTextfield',
          'ReturnAttributeBoolean',
        ]),
      )
    }
  })

  test('exports them with the customer’s personal data', async () => {
    const own = await startRealShop(shop.store.url.replace(/\/$/, ''), {
      CAPTCHA: 'false',
      UPSTREAM_EXTENSIONS: 'all',
      ...env,
    })
    try {
      const browser = openBrowser(own.url)
      await login(browser, camille)
      const { exportPersonalData } = await browser.ask<{ exportPersonalData: { data: string } }>(
        `mutation { exportPersonalData(password: "${camille.password}") { data } }`,
      )
      const { returns } = JSON.parse(exportPersonalData.data) as { returns: object }
      expect(returns).toMatchObject({ isComplete: true, items: [{ order: { number: NUMBER } }] })
    } finally {
      await own.close()
    }
  })

  test('shows what was written about one, and takes a message of the customer alone', async () => {
    const [{ id = '' } = {}] = (await shop.camille.ask<Listed>(LIST)).me.returns?.items ?? []
    const written = [
      expect.objectContaining({ author: 'Camille Durand', text: expect.stringContaining('collier') }),
      expect.objectContaining({ author: 'Service client Musette', text: expect.stringContaining('étiquette') }),
    ]
    expect((await shop.camille.ask<One>(ONE, { id })).me.return?.messages).toEqual(written)
    const write = async (text: string, who = shop.camille, returnId = id) =>
      (await who.ask<{ addReturnMessage: Written }>(WRITE, { input: { id: returnId, text } })).addReturnMessage
    for (const text of [' ', 'x'.repeat(2001)]) {
      expect(await write(text)).toMatchObject({ success: false, errors: [{ field: 'text' }], return: null })
    }
    for (const who of [shop.noe, shop.guest]) {
      expect(await write('Bonjour', who)).toMatchObject({ success: false, return: null })
      expect((await who.ask<One>(ONE, { id })).me.return).toBeNull()
    }
    for (const other of ['4711', 'x']) expect((await write('Bonjour', shop.camille, other)).success).toBe(false)
    const text = 'Bonjour,\nle colis part demain.'
    const { success, return: changed } = await write(text)
    expect(success).toBe(true)
    expect(changed?.messages).toEqual([...written, expect.objectContaining({ author: 'Camille Durand', text })])
    expect((await shop.camille.ask<One>(ONE, { id })).me.return).toEqual(changed)
  })

  test('refuses what is incomplete, too much or not there, at the field', async () => {
    const order = await shop.order()
    const line = order.items.find(({ sku }) => sku === ROPE) as Line
    expect(await shop.create({ items: [] })).toMatchObject({ success: false, errors: [] })
    const bare = await shop.create({ items: [{ id: line.id, quantity: 1 }] })
    expect(bare.success).toBe(false)
    expect(bare.errors.map(({ field }) => field.split('.').at(-1))).toEqual(
      expect.arrayContaining(['reason', 'resolution']),
    )
    const attributes = answers(line.returnAttributes)
    const whole = answers(order.returnAttributes)
    const field = `items.${line.id}.quantity`
    for (const quantity of [0, -1, 3, 2_000_000]) {
      const { errors } = await shop.create({ attributes: whole, items: [{ id: line.id, quantity, attributes }] })
      expect(errors.map((error) => error.field)).toEqual([field])
    }
    const twice = { id: line.id, quantity: 2, attributes }
    expect((await shop.create({ attributes: whole, items: [twice, twice] })).success).toBe(false)
    const foreign = await shop.create({ attributes: whole, items: [{ id: '1', quantity: 1, attributes }] })
    expect(foreign.errors).toEqual([expect.objectContaining({ field: 'items.1.quantity' })])
    const wrong = [...attributes, ...whole].map(({ code }) => ({ code, value: '4711' }))
    const { errors } = await shop.create({
      attributes: wrong,
      items: [{ id: line.id, quantity: 1, attributes: wrong }],
    })
    expect(errors.length).toBeGreaterThan(0)
  })

  test('refuses other customers and guests', async () => {
    const input = { items: [{ id: '1', quantity: 1 }] }
    for (const who of [shop.noe, shop.guest]) {
      const response = await shop.create(input, who)
      expect(response).toMatchObject({ success: false, order: null })
      expect(response.errorMessage).toBeTruthy()
    }
    const { me } = await shop.noe.ask<Listed>(LIST)
    expect(me.returns).toMatchObject({ total: 0, items: [] })
    expect((await shop.guest.ask<Listed>(LIST)).me.returns).toBeNull()
  })

  test('takes a complete request, once for each piece, and lists it', async () => {
    const before = await shop.order()
    const line = before.items.find(({ sku }) => sku === ROPE) as Line
    const request = {
      attributes: answers(before.returnAttributes),
      items: [{ id: line.id, quantity: 2, attributes: answers(line.returnAttributes) }],
      comment: 'Les deux cordes sont arrivées décousues.',
    }
    const response = await shop.create(request)
    expect(response.errorMessage).toBeNull()
    expect(response.order?.returns).toHaveLength(2)
    expect(response.order?.returns).toContainEqual(
      expect.objectContaining({ status: 'PENDING', items: [expect.objectContaining({ sku: ROPE, quantity: 2 })] }),
    )
    expect(response.order?.items.find(({ id }) => id === line.id)?.qtyReturnable).toBe(0)
    expect((await shop.create(request)).success).toBe(false)
    const { me, isFeatureActive } = await shop.camille.ask<Listed>(LIST)
    expect(isFeatureActive).toBe(true)
    expect(me.returns?.items[0]).toMatchObject({
      status: 'PENDING',
      order: { number: NUMBER },
      items: [{ sku: ROPE, quantity: 2 }],
    })
  })
})

describe('the module for Open Source', () => {
  let shop: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    shop = await open('2.4.7', {})
  })
  afterAll(() => shop.close())

  test('counts rejected returns, and shows its own status names in the shop’s language', async () => {
    const id = Number((await shop.order()).returns[0]?.number.replace('RMA-', ''))
    await shop.store.control.returnStatus({ id, status: 'rejected' })
    const order = await shop.order()
    expect(order.items.find(({ sku }) => sku === 'CHI-COLLIER-SENTIER-MARINE-M')?.qtyReturnable).toBe(0)
    const { me } = await shop.camille.ask<Listed>(LIST)
    expect(me.returns?.items).toEqual([expect.objectContaining({ status: 'REJECTED', statusLabel: 'Refusé' })])
  })

  test('refuses orders that it does not take back, with a reason', async () => {
    const id = await shop.idOf(PARTLY_SENT)
    const { order } = await shop.camille.ask<{ order: Order }>(ORDER, { id })
    const line = order.items.find(({ qtyReturnable }) => qtyReturnable > 0) as Line
    const items = [{ id: line.id, quantity: 1 }]
    expect(await shop.create({ order_id: id, attributes: answers(order.returnAttributes), items })).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('de retour en ligne'),
    })
  })
})

test('a requested return stands, even if its comment does not reach the module', async () => {
  const send = async ({ name }: { name: string }) => {
    if (name === 'AddModuleComment') throw new UpstreamError('unavailable', 'No answer', name)
    return { createCustomerReturn: { return: { rma_id: 7 } } }
  }
  const returns = createModuleReturns({ send } as never, {} as never)
  await returns.request({ order: { uid: '' }, answers: [], lines: [], comment: 'Trop petit' } as never)
})

describe('a store that takes no returns', () => {
  test('says so, and nothing breaks', async () => {
    const shop = await open('2.4.7', { UPSTREAM_EXTENSIONS: 'none' })
    await shop.store.control.extensions({ names: [] })
    expect(await shop.order()).toMatchObject({ isReturnable: false, returns: [], returnAttributes: [] })
    expect(await shop.create({ items: [{ id: '1', quantity: 1 }] })).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('retours en ligne'),
    })
    expect(await shop.camille.ask<Listed>(LIST)).toEqual({ isFeatureActive: false, me: { returns: null } })
    await shop.close()
  })
})

test.each([
  ['/rma/returns/history/', '/user/returns'],
  ['/RMA/returns/history?p=2', '/user/returns'],
  ['/rma/returns/view/entity_id/1/', null],
])('%s of the store’s mails leads to %s', (url, page) => {
  expect(storePage(url)).toBe(page)
})

test.each([
  [{ edition: 'commerce', extensions: [] }, ['OrderReturns', 'RequestReturn'], ['CreateModuleReturn']],
  [{ edition: 'open-source', extensions: ['mage-os-rma'] }, ['ModuleReturns', 'CreateModuleReturn'], ['RequestReturn']],
  [{ edition: 'open-source', extensions: [] }, [], ['RequestReturn', 'CreateModuleReturn']],
] as const)('a store of %j is asked for what it has of returns', (kind, sent, left) => {
  const members = createStoreMembers(missingByHint(magentoContract(), { level: '2.4.9', ...kind }))
  const names = domainOperations().flatMap((operation) => members.fit(operation)?.name ?? [])
  expect(names).toEqual(expect.arrayContaining([...sent]))
  expect(names.filter((name) => left.some((one) => one === name))).toEqual([])
})
