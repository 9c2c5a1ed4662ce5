import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { cartService } from '../../../bff/domains/cart/cart-service.ts'
import { passwordRuleOf } from '../../../bff/domains/customer/password-rule.ts'
import { resolvers } from '../../../bff/domains/resolvers.ts'
import { createShopSchema } from '../../../bff/graphql/schema.ts'
import { RecordedStore } from '../support/recorded-store.ts'
import { contextOf } from '../support/shop-request.ts'

const storeConfig = { minimum_password_length: '8', required_character_classes_number: '3' }

test('makes for a request what it uses, and nothing else', async () => {
  const { context } = contextOf(new RecordedStore({ storeConfig }))
  const source = '{ passwordRule { minLength } }'
  const { data } = await graphql({ schema: createShopSchema(resolvers), source, contextValue: context })
  expect(data).toEqual({ passwordRule: { minLength: 8 } })
  expect(context.services.size).toBe(1)
  expect(context.shared.services.size).toBe(0)
})

test('makes a service once for one request, also for the copies that its operations get, and another for the next request', async () => {
  const upstream = new RecordedStore({ storeConfig })
  const [first, second] = [contextOf(upstream).context, contextOf(upstream).context]
  expect(cartService({ ...first })).toBe(cartService(first))
  expect(cartService(first)).not.toBe(cartService(second))
  await Promise.all([passwordRuleOf(first), passwordRuleOf({ ...first }), passwordRuleOf(second)])
  expect(upstream.names).toEqual(['StorePasswordRule', 'StorePasswordRule'])
})
