import type { Overrides } from '../../../bff/app.ts'
import type { RequestContext } from '../../../bff/graphql/context.ts'
import type { Resolvers } from '../../../bff/graphql/resolvers.generated.ts'
import type { Shop } from '../../../bff/graphql/shop-schema.generated.ts'
import type { Operation } from '../../../schema/operation.ts'

/** A read that returns the shop's name, for tests of the core. */
export const ShopName: Operation<{ storeConfig: { store_name: string } }, { note?: string | null }> = {
  name: 'ShopName',
  kind: 'query',
  text: 'query ShopName($note:String){storeConfig{store_name}}',
  sha256: 'a'.repeat(64),
}

export const AddToCart: Operation<{ added: boolean }, { qty: number }> = {
  name: 'AddToCart',
  kind: 'mutation',
  text: 'mutation AddToCart($qty:Int){added}',
  sha256: 'b'.repeat(64),
}

export const shopData = (name: string) => ({ data: { storeConfig: { store_name: name } } })

type Resolve = (parent: unknown, variables: Record<string, string>, context: RequestContext) => unknown

const emptyShop = { id: 'musette', name: 'Musette' } as Shop

/** Resolvers that each exercise one path through the core. */
const resolvers = {
  Query: {
    shop: async (_parent, _variables, { upstream }) => {
      const { storeConfig } = await upstream.read(ShopName, {}, { maxAge: 60 })
      return { ...emptyShop, name: storeConfig.store_name }
    },
    isFeatureActive: async (_parent, { feature }) => {
      if (feature === 'crash') throw new Error('a secret detail')
      return feature === 'wishlist'
    },
    me: (_parent, _variables, { session }) => ({ id: session.data.cartId ?? null }),
  },
  Mutation: {
    applyCoupon: async (_parent, { code }, { upstream, session }) => {
      await upstream.send(AddToCart, { qty: 1 }, { serialize: 'cart' })
      session.set('cartId', code as string)
      return { success: true, errors: [] }
    },
  },
} satisfies Record<string, Record<string, Resolve>>

export const fakeDomains: Overrides = {
  resolvers: resolvers as unknown as Resolvers,
}
