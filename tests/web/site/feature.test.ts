import { expect, test, vi } from 'vitest'
import type { Execute } from '../../../schema/page.ts'
import { createQueryClient } from '../../../web/api/query-client.ts'
import { hasFeature } from '../../../web/site/feature.ts'

test('a screen that depends on one feature requests that one, once', async () => {
  const execute = vi.fn(async () => ({ isFeatureActive: true }))
  const client = createQueryClient(execute as unknown as Execute)
  expect(await hasFeature(client, 'wishlist')).toBe(true)
  expect(await hasFeature(client, 'wishlist')).toBe(true)
  expect(execute.mock.calls).toEqual([[expect.objectContaining({ name: 'IsFeatureActive' }), { feature: 'wishlist' }]])
})
