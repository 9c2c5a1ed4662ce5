import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

const declare =
  'mutation($input:WithdrawalDeclarationInput!){declareWithdrawal(input:$input){number received_at is_mailed}}'
const input = { name: 'Anne Le Goff', email: 'anne.legoff@example.com', order_number: '000000042', items: 'Le sac' }

type Answer = { declareWithdrawal: { number: string; received_at: string; is_mailed: boolean } | null }

const { store, client } = await openShop({ extensions: ['withdrawal'] })

describe('a declaration of withdrawal', () => {
  test('is kept with its time, and its receipt mailed once however often it comes', async () => {
    const first = await client.run<Answer>(declare, { input })
    expect(first.declareWithdrawal).toMatchObject({
      number: expect.stringMatching(/^R\d{8}$/),
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      is_mailed: true,
    })
    const again = { ...input, email: ' Anne.LeGoff@example.com' }
    expect(await client.run<Answer>(declare, { input: again })).toEqual(first)
    const mails = await store.control.mails({ to: input.email })
    expect(mails.map(({ kind }) => kind)).toEqual(['withdrawal'])
    expect(JSON.stringify(mails[0]?.parts)).toContain(first.declareWithdrawal?.number)
  })

  test('of something else is another one', async () => {
    const one = await client.run<Answer>(declare, { input })
    const other = await client.run<Answer>(declare, { input: { ...input, items: null } })
    expect(other.declareWithdrawal?.number).not.toBe(one.declareWithdrawal?.number)
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { email: 'anne' }],
    ['a list without end', { items: 'x'.repeat(2001) }],
  ])('with %s is refused', async (_, change) => {
    await expect(client.run(declare, { input: { ...input, ...change } })).rejects.toThrow()
  })
})
