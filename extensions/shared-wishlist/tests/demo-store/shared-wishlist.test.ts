import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { createClient } from '../../../../tests/demo-store/support/client.ts'
import type { Client } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const shared =
  'query($code:ID!){s_wishlist(sharing_code:$code){creators_name items_count items{qty buy_request product{sku}}}}'
const share = 'mutation($input:ShareWishlistInput!){s_shareWishlist(input:$input)}'
const add =
  'mutation($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$items){wishlist{sharing_code}}}'

let store: Store
let client: Client
let token: string
let code: string

beforeAll(async () => {
  store = await openRecordedShop({ extensions: ['shared-wishlist'] })
  client = createClient(store)
  token = await client.signIn(await client.register())
  const { addProductsToWishlist: added } = await client.run<{
    addProductsToWishlist: { wishlist: { sharing_code: string } }
  }>(add, { items: [{ sku: 'CHN-ACC-LAISSE', quantity: 1 }] }, token)
  code = added.wishlist.sharing_code
})
afterAll(() => store.close())

describe('a shared wishlist', () => {
  test('is found by nobody until it was mailed', async () => {
    expect((await client.refusal(shared, { code })).category).toBe('graphql-no-such-entity')
    await client.run(share, { input: { emails: ['first@example.com'] } }, token)
  })

  test('is read by anyone who has its code, and kept by no cache', async () => {
    const answer = await client.get(shared, { code })
    expect(answer.json?.data).toEqual({
      s_wishlist: {
        creators_name: 'Nina Roux',
        items_count: 1,
        items: [{ qty: 1, buy_request: expect.stringContaining('"qty":1'), product: { sku: 'CHN-ACC-LAISSE' } }],
      },
    })
    expect(answer.header('cache-control')).toContain('no-store')
  })

  test.each(['x'.repeat(32), 'code\0'])('is not found by the code %j', async (wrong) => {
    expect((await client.refusal(shared, { code: wrong })).category).toBe('graphql-no-such-entity')
  })

  test('is mailed to friends, each once, with a link to the shop', async () => {
    const emails = ['ami1@example.com', ' ami2@example.com', 'ami1@example.com']
    expect(await client.run(share, { input: { emails, message: 'Regarde !' } }, token)).toEqual({
      s_shareWishlist: true,
    })
    const mails = (await store.control.mails()).filter(({ kind, to }) => kind === 'wishlist' && to.startsWith('ami'))
    expect(mails.map(({ to }) => to).sort()).toEqual(['ami1@example.com', 'ami2@example.com'])
    expect(mails[0]?.parts).toContainEqual({ label: 'Voir la liste', path: `/wishlist/shared/${code}` })
    expect(mails[0]?.parts).toContain('« Regarde ! »')
  })

  test('is mailed by its owner only, up to an address that is wrong', async () => {
    const refused = async (input: object, who?: string) => (await client.refusal(share, { input }, who)).category
    expect(await refused({ emails: ['a@example.com'] })).toBe('graphql-authorization')
    expect(await refused({ emails: ['before@example.com', 'zzz', 'after@example.com'] }, token)).toBe('graphql-input')
    const to = (await store.control.mails()).map((mail) => mail.to)
    expect(to).toContain('before@example.com')
    expect(to).not.toContain('after@example.com')
  })
})
