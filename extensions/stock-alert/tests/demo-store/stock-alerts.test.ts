import { afterEach, describe, expect, test } from 'vitest'
import type { SentMail } from '../../../../demo-store/mailbox/mail.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const subscribe =
  'mutation($sku:String!,$email:String!){byte8StockRadarSubscribe(input:{sku:$sku,email:$email}){success created}}'
const unsubscribe = 'mutation($token:String!){byte8StockRadarUnsubscribe(token:$token){success message}}'
const mine =
  '{byte8StockRadarMySubscriptions{total_count items{sku product_name status notified_at unsubscribe_token}}}'

const sku = 'CHN-ACC-LAISSE'
type Mine = {
  byte8StockRadarMySubscriptions: {
    total_count: number
    items: { sku: string; status: string; unsubscribe_token: string }[]
  }
}

const { store, client } = await openShop({ extensions: ['stock-alerts'] })
afterEach(() => store.control.stock({ sku, quantity: 100 }))

const soldOut = (): Promise<void> => store.control.stock({ sku, quantity: 0 })
const back = (): Promise<void> => store.control.stock({ sku, quantity: 5 })
const alerts = async (to: string): Promise<SentMail[]> =>
  (await store.control.mails({ to })).filter(({ kind }) => kind === 'stock-alert')

describe('a stock alert', () => {
  test('is mailed once to everybody who waits, when the product is back', async () => {
    await soldOut()
    const emails = ['attend1@example.com', 'attend2@example.com']
    for (const email of emails) await client.run(subscribe, { sku, email })
    expect(await alerts('attend1@example.com')).toEqual([])
    await back()
    await store.control.stock({ sku, quantity: 8 })
    for (const email of emails) {
      const [mail, ...more] = await alerts(email)
      expect(mail?.parts).toContainEqual({ label: 'Voir le produit', path: '/laisse-cuir-naturel.html' })
      expect(more).toEqual([])
    }
  })

  test('is one for each address and product, however often and at once it is asked for', async () => {
    await soldOut()
    const answers = await Promise.all(
      ['double@example.com', 'Double@example.com'].map((email) =>
        client.run<{ byte8StockRadarSubscribe: { success: boolean; created: boolean } }>(subscribe, { sku, email }),
      ),
    )
    const outcomes = answers.map(({ byte8StockRadarSubscribe: { success, created } }) => [success, created])
    expect(outcomes.sort()).toEqual([
      [true, false],
      [true, true],
    ])
    await back()
    expect(await alerts('double@example.com')).toHaveLength(1)
  })

  test('is refused for products in stock, unknown products and faulty addresses', async () => {
    const refused = async (given: object) =>
      (await client.refusal(subscribe, { sku, email: 'a@example.com', ...given })).message
    expect(await refused({})).toBe('This product is currently in stock.')
    expect(await refused({ sku: 'INCONNU' })).toContain('INCONNU')
    expect(await refused({ email: 'zzz' })).toBe('Please provide a valid email address.')
    expect(await refused({ sku: '' })).toBe('SKU and email are required.')
  })

  test('ends with the token of its customer’s list, and answers alike for any other text', async () => {
    await soldOut()
    const email = await client.register()
    const token = await client.signIn(email)
    await client.run(subscribe, { sku, email }, token)
    const { byte8StockRadarMySubscriptions: list } = await client.run<Mine>(mine, {}, token)
    expect(list).toMatchObject({ total_count: 1, items: [{ sku, status: 'pending' }] })
    const [alert] = list.items
    const answers = [
      await client.run(unsubscribe, { token: alert?.unsubscribe_token }),
      await client.run(unsubscribe, { token: 'f'.repeat(48) }),
      await client.run(unsubscribe, { token: '\0' }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await back()
    expect(await alerts(email)).toEqual([])
    expect((await client.run<Mine>(mine, {}, token)).byte8StockRadarMySubscriptions.total_count).toBe(0)
  })

  test('is listed for signed-in customers only, each their own', async () => {
    expect((await client.refusal(mine)).category).toBe('graphql-authorization')
    const token = await client.signIn(await client.register())
    expect((await client.run<Mine>(mine, {}, token)).byte8StockRadarMySubscriptions.total_count).toBe(0)
  })

  test('does not exist in a store without the module', async () => {
    await store.control.extensions({ names: [] })
    const refusal = await client.refusal('mutation($t:String!){byte8StockRadarUnsubscribe(token:$t){success}}', {
      t: 'x',
    })
    expect(refusal.message).toContain('Cannot query field')
    await store.control.extensions({ names: ['stock-alerts'] })
  })
})
