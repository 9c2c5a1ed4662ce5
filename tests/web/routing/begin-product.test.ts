import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { begin } from '../../../web/screens/routing/EntityScreen.tsx'
import { PageByUrl } from '../../../web/screens/routing/page-by-url.generated.ts'
import { configurable, prices } from '../catalog/products.ts'

const { loaded, part } = vi.hoisted(() => {
  const names: string[] = []
  return {
    loaded: names,
    part: (name: string) => () => {
      names.push(name)
      return { default: () => null }
    },
  }
})
vi.mock('../../../web/screens/catalog/product/ConfigurableOptions.tsx', part('options'))
vi.mock('../../../web/screens/catalog/product/TierPrices.tsx', part('tiers'))

test('the page of a product waits for the code of its options before it hydrates, not for parts that hydrate later', async () => {
  const tier = { quantity: 3, percent: 10, finalPrice: prices(9).finalPrice }
  const product = configurable({ taille: ['S'] }, [{ options: { taille: 'S' }, tierPrice: [tier as never] }])
  const queryClient = new QueryClient()
  queryClient.setQueryData([PageByUrl.name, {}], { route: { ...product, __typename: 'Product' } })
  await begin(queryClient)
  expect(loaded).toEqual(['options'])
})
