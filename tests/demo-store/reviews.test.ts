import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openShop } from './support/open-shop.ts'

const reviewFields = 'nickname summary text average_rating ratings_breakdown{name value}'
const create = `mutation($input:CreateProductReviewInput!){createProductReview(input:$input){review{${reviewFields} product{sku}}}}`
const read = `query($sku:String!){products(filter:{sku:{eq:$sku}}){items{rating_summary review_count reviews{items{${reviewFields}}}}}}`
const mine = `query($size:Int!,$page:Int!){customer{reviews(pageSize:$size,currentPage:$page){items{summary} page_info{total_pages}}}}`

const sku = 'CHN-ACC-LAISSE'
const input = {
  sku,
  nickname: 'Anne',
  summary: 'Solide',
  text: 'Bonne <b>laisse</b>',
  ratings: [
    { id: 'MQ==', value_id: 'NQ==' },
    { id: 'Mg==', value_id: 'OQ==' },
  ],
}

type Shown = { rating_summary: number; review_count: number; reviews: { items: { summary: string }[] } }

const { store, client } = await openShop()

const shown = async (): Promise<Shown> =>
  (await client.run<{ products: { items: [Shown] } }>(read, { sku })).products.items[0]

describe('writing a review', () => {
  test('shows it to its writer only, until the merchant approves it', async () => {
    const token = await client.signIn(await client.register())
    const own = async () =>
      (await client.run<{ customer: { reviews: { items: unknown[] } } }>(mine, { size: 5, page: 1 }, token)).customer
        .reviews.items
    expect(await client.run(create, { input }, token)).toEqual({
      createProductReview: {
        review: {
          nickname: 'Anne',
          summary: 'Solide',
          text: input.text,
          average_rating: 90,
          ratings_breakdown: [
            { name: 'Quality', value: '5' },
            { name: 'Value', value: '4' },
          ],
          product: { sku },
        },
      },
    })
    expect((await shown()).review_count).toBe(0)
    expect(await own()).toEqual([{ summary: 'Solide' }])
    const [pending] = await store.control.reviews({ status: 'pending' })
    await store.control.review({ id: pending?.id ?? 0, status: 'approved' })
    expect(await shown()).toMatchObject({
      rating_summary: 90,
      review_count: 1,
      reviews: { items: [{ summary: 'Solide' }] },
    })
    await store.control.review({ id: pending?.id ?? 0, status: 'rejected' })
    expect((await shown()).review_count).toBe(0)
    expect(await own()).toHaveLength(1)
  })

  test('announces the product of an approved review', async () => {
    const patterns: unknown[] = []
    const listener = createServer((request, response) => {
      patterns.push(request.headers['x-magento-tags-pattern'])
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    await store.control.purgeHosts({ hosts: [`127.0.0.1:${(listener.address() as AddressInfo).port}`] })
    await client.run(create, { input })
    const [pending] = await store.control.reviews({ status: 'pending' })
    await store.control.review({ id: pending?.id ?? 0, status: 'approved' })
    await store.control.purgeHosts({ hosts: [] })
    listener.close()
    expect(patterns).toEqual(['((^|,)cat_p_5(,|$))'])
    await store.control.review({ id: pending?.id ?? 0, status: 'rejected' })
  })

  test('accepts missing axes, a value of another axis, and an empty text', async () => {
    const reviewed = async (ratings: object[], text = '') =>
      (
        await client.run<{ createProductReview: { review: { average_rating: number } } }>(create, {
          input: { ...input, text, ratings },
        })
      ).createProductReview.review.average_rating
    expect(await reviewed([])).toBe(0)
    expect(await reviewed([{ id: 'MQ==', value_id: 'OQ==' }])).toBe(80)
  })

  test.each([
    ['an axis', { id: 'OTk=', value_id: 'NQ==' }],
    ['a value', { id: 'MQ==', value_id: 'OTk=' }],
    ['a text that is no id', { id: 'MQ==', value_id: 'cinq' }],
  ])('crashes on %s that does not exist', async (_, rating) => {
    const refusal = await client.refusal(create, { input: { ...input, ratings: [rating] } })
    expect(refusal.message).toBe('Internal server error')
  })

  test('may be for customers only, or switched off', async () => {
    await store.control.setting({ key: 'allow_guests_to_write_product_reviews', value: '0' })
    expect((await client.refusal(create, { input })).category).toBe('graphql-authorization')
    const token = await client.signIn(await client.register())
    await client.run(create, { input }, token)
    await store.control.setting({ key: 'product_reviews_enabled', value: '0' })
    expect((await client.refusal(create, { input }, token)).message).toContain('not currently available')
    await store.control.setting({ key: 'product_reviews_enabled', value: '1' })
    await store.control.setting({ key: 'allow_guests_to_write_product_reviews', value: '1' })
  })

  test('pages a customer’s own reviews, newest first', async () => {
    const token = await client.signIn(await client.register())
    for (const summary of ['un', 'deux', 'trois']) await client.run(create, { input: { ...input, summary } }, token)
    expect(await client.run(mine, { size: 2, page: 2 }, token)).toEqual({
      customer: { reviews: { items: [{ summary: 'un' }], page_info: { total_pages: 2 } } },
    })
  })
})
