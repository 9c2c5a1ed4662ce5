import { describe, expect, test } from 'vitest'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const submit = 'mutation($input:SubmitWithdrawalInput!){submitWithdrawal(input:$input){ticket_code received_at}}'
const input = { name: 'Anne Le Goff', email: 'anne.legoff@example.com', order_number: '000000042', items: 'Le sac' }

type Answer = { submitWithdrawal: { ticket_code: string; received_at: string } | null }

const { client } = await openShop({ extensions: ['withdrawal'] })

describe('a declaration of withdrawal', () => {
  test('is recorded with its time and a code of its own', async () => {
    const first = await client.run<Answer>(submit, { input })
    expect(first.submitWithdrawal).toMatchObject({
      ticket_code: expect.stringMatching(/^R\d{8}$/),
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    const second = await client.run<Answer>(submit, { input })
    expect(second.submitWithdrawal?.ticket_code).not.toBe(first.submitWithdrawal?.ticket_code)
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { email: 'anne' }],
    ['no order', { order_number: '' }],
    ['a list without end', { items: 'x'.repeat(2001) }],
  ])('with %s is refused', async (_, change) => {
    await expect(client.run(submit, { input: { ...input, ...change } })).rejects.toThrow()
  })
})
