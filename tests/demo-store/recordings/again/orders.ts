import { fresh } from '../identities.ts'
import type { Scenario } from '../scenarios.ts'
import type { Client } from '../../support/client.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { customerOrder } from './customer-order.ts'

type Prepare = NonNullable<Scenario['prepare']>

const bone = { sku: 'CHN-FRI-OS', quantity: 6 }

const cancel = (client: Client, id: string, token: string | undefined): Promise<unknown> =>
  client.run(
    'mutation($i:CancelOrderInput!){cancelOrder(input:$i){error}}',
    { i: { order_id: id, reason: 'x' } },
    token,
  )

const plainId = (number: string): string => String(Number(number))

/** In a shop that lets customers cancel; what is done to their order first. */
const cancelable = (
  variablesOf: (number: string, variables: Record<string, unknown>) => Record<string, unknown>,
  before: (number: string, store: Store, client: Client, token?: string) => Promise<unknown> = async () => {},
): Pick<Scenario, 'prepare' | 'restore'> => ({
  prepare: async (store, client, variables, token) => {
    await store.control.setting({ key: 'order_cancellation_enabled', value: true })
    const number = await customerOrder(client, token, [bone])
    await before(number, store, client, token)
    return variablesOf(number, variables)
  },
  restore: (store) => store.control.setting({ key: 'order_cancellation_enabled', value: false }),
})

const inputWith =
  (idOf: (number: string) => string) =>
  (number: string, { input }: Record<string, unknown>) => ({ input: { ...(input as object), order_id: idOf(number) } })
const byNumber = (number: string) => ({ number })

const othersOrder: Prepare = async (store, client, { input }) => {
  const number = await customerOrder(client, await fresh()(store, client), [bone])
  return { input: { ...(input as object), order_id: plainId(number) } }
}

/** Orders that customers cancel; the first that fits is used. */
export const orderScenariosAgain: [RegExp, Scenario][] = [
  [/^r2-q02/, cancelable(() => ({}))],
  [
    /^r2-q03-cancel--complete/,
    cancelable(inputWith(plainId), async (number, store) => {
      await store.control.invoice({ number })
      await store.control.ship({ number })
    }),
  ],
  [/^r2-q03-cancel--(guest|encoded)/, {}],
  [/^r2-q03-cancel--of-other/, { prepare: othersOrder }],
  [/^r2-q03-cancel--number/, cancelable(inputWith((number) => number))],
  [
    /^r2-q03-cancel--twice/,
    cancelable(inputWith(plainId), (number, _store, client, token) => cancel(client, plainId(number), token)),
  ],
  [/^r2-q03/, cancelable(inputWith(plainId))],
  [
    /^r2-q04-.*invoiced/,
    cancelable(byNumber, async (number, store, client, token) => {
      await store.control.invoice({ number })
      await cancel(client, plainId(number), token)
    }),
  ],
  [
    /^r2-q04/,
    {
      ...cancelable(byNumber, (number, _store, client, token) => cancel(client, plainId(number), token)),
      // The recorded order had lines of every kind.
      differs: ['data.customer.orders.items[].items', 'data.customer.orders.items[].total.discounts'],
    },
  ],
]
