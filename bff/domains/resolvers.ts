import extensions from 'virtual:extensions/server'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { addressResolvers } from './address/resolvers.ts'
import { captchaResolvers } from './captcha/resolvers.ts'
import { cartResolvers } from './cart/resolvers.ts'
import { categoryResolvers } from './catalog/category-resolvers.ts'
import { layerResolvers } from './catalog/layer-resolvers.ts'
import { productResolvers } from './catalog/product-resolvers.ts'
import { checkoutResolvers } from './checkout/resolvers.ts'
import { contactResolvers } from './contact/resolvers.ts'
import { contributionResolvers } from './contribution/resolvers.ts'
import { contentResolvers } from './content/resolvers.ts'
import { customerResolvers } from './customer/resolvers.ts'
import { downloadResolvers } from './downloads/resolvers.ts'
import { invoiceResolvers } from './invoices/resolvers.ts'
import { orderResolvers } from './orders/resolvers.ts'
import { reviewResolvers } from './reviews/resolvers.ts'
import { routingResolvers } from './routing/resolvers.ts'
import { searchResolvers } from './search/resolvers.ts'
import { shopResolvers } from './shop/resolvers.ts'
import { storeCreditResolvers } from './store-credit/resolvers.ts'
import { wishlistResolvers } from './wishlist/resolvers.ts'

const domains: readonly Resolvers[] = [
  shopResolvers,
  customerResolvers,
  captchaResolvers,
  routingResolvers,
  categoryResolvers,
  layerResolvers,
  productResolvers,
  searchResolvers,
  reviewResolvers,
  wishlistResolvers,
  contentResolvers,
  contributionResolvers,
  addressResolvers,
  cartResolvers,
  checkoutResolvers,
  orderResolvers,
  invoiceResolvers,
  storeCreditResolvers,
  downloadResolvers,
  contactResolvers,
]

/** All resolvers of the shop. Domains add fields to one another's types (reviews to products), so types are joined field by field. */
export const resolvers: Resolvers = joined([...domains, ...extensions.map((extension) => extension.resolvers ?? {})])

function joined(parts: readonly Resolvers[]): Resolvers {
  const types = new Map<string, Record<string, unknown>>()
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    const known = types.get(type) ?? {}
    for (const name of Object.keys(fields)) if (name in known) throw new Error(`${type}.${name} is resolved twice`)
    types.set(type, { ...known, ...fields })
  }
  return Object.fromEntries(types)
}
