import { fresh, revoked } from '../identities.ts'
import type { Scenario } from '../scenarios.ts'
import { customerCart } from './customer-order.ts'

/** A token made after a revocation and within its second. */
const late: NonNullable<Scenario['token']> = async (store, client) => {
  // The middle of a second, so that signing in and revoking both fall into it.
  await store.control.clock({ now: new Date(Math.ceil(Date.now() / 1000) * 1000 + 100).toISOString() })
  const email = await client.register()
  await client.run('mutation{revokeCustomerToken{result}}', {}, await client.signIn(email))
  return client.signIn(email)
}

/** Customers and their tokens; the first that fits is used. */
export const customerScenariosAgain: [RegExp, Scenario][] = [
  [/^r2-s01-.*(4-first|5-second|7-second)/, { token: revoked }],
  [/^r2-s01-.*11-new/, { token: late, restore: (store) => store.control.clock({ now: null }) }],
  [
    /^r2-s01-.*6-second-cart/,
    {
      token: revoked,
      prepare: async (store, client) => ({ id: await customerCart(client, await fresh()(store, client), []) }),
    },
  ],
  [
    /^r2-u01-en--register-email-taken/,
    {
      prepare: async (_store, client, { input }) => ({
        input: { ...(input as object), email: await client.register() },
      }),
    },
  ],
  [
    /^r2-u01-en--newsletter-already/,
    {
      prepare: async (_store, client, { email }) => {
        await client.post('mutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}', { email })
        return {}
      },
    },
  ],
]
