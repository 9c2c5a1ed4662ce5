import type { Store } from '../../../demo-store/server.ts'
import type { Client } from '../support/client.ts'
import { fresh } from './identities.ts'
import type { Scenario } from './scenarios.ts'

const review = {
  sku: 'CHN-ACC-LAISSE',
  nickname: 'Anne',
  summary: 'Encore',
  text: 'Bonne laisse',
  ratings: [{ id: 'MQ==', value_id: 'NQ==' }],
}
const reviewer = async (_store: Store, client: Client): Promise<string> => {
  const token = await client.signIn(await client.register())
  await client.run(
    'mutation($input:CreateProductReviewInput!){createProductReview(input:$input){review{summary}}}',
    { input: review },
    token,
  )
  return token
}

type Wishes = { id: string; items_v2: { items: { id: string }[] } }
const wish = (sku: string, more: object = {}) => ({ sku, quantity: 1, ...more })

/** A list like the recorded one: complete and incomplete wishes in the same order. */
const wisher = async (_store: Store, client: Client): Promise<string> => {
  const token = await client.signIn(await client.register())
  await client.run(
    'mutation($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$items){user_errors{code}}}',
    {
      items: [
        wish('CHN-ACC-LAISSE'),
        wish('CHN-CROQ-POU', { selected_options: ['Y29uZmlndXJhYmxlLzEzOS8xMg=='] }),
        wish('CHN-COLLIER'),
        wish('CHN-FRI-BISC'),
        wish('MEDAILLE'),
      ],
    },
    token,
  )
  return token
}
/** Ids of the list and its items take the place of the recorded ones, which count from 1. */
const withWishlist = async (_store: Store, client: Client, variables: Record<string, unknown>, token?: string) => {
  const { customer } = await client.run<{ customer: { wishlists: [Wishes] } }>(
    '{customer{wishlists{id items_v2{items{id}}}}}',
    {},
    token,
  )
  const [list] = customer.wishlists
  const ids = list.items_v2.items.map(({ id }) => id)
  const own = (id: string): string => ids[Number(id) - 1] ?? id
  const { items } = variables
  return {
    id: variables.id === '0' ? '0' : list.id,
    ...(Array.isArray(items)
      ? {
          items: items.map((item: string | { wishlist_item_id?: string }) => {
            if (typeof item === 'string') return own(item)
            const { wishlist_item_id: id } = item
            return id === undefined ? item : { ...item, wishlist_item_id: own(id) }
          }),
        }
      : {}),
  }
}
/** Scenarios of recordings about wishlists and written reviews. */
export const wishScenarios: [RegExp, Scenario][] = [
  [/^q49-customerReviews--after/, { token: reviewer }],
  [/^q47-wishlist--empty/, { token: fresh() }],
  [/^m3[4-7]/, { token: wisher, prepare: withWishlist }],
]
