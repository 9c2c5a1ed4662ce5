import type { Query } from '@tanstack/react-query'
import type { CartQuery } from '../screens/cart/cart.generated.ts'
import type { CategoryByIdQuery } from '../screens/catalog/category-by-id.generated.ts'
import type { ProductBySkuQuery } from '../screens/catalog/product-by-sku.generated.ts'
import type { CheckoutQuery } from '../screens/checkout/checkout.generated.ts'
import type { MeQuery } from '../screens/customer/me.generated.ts'
import type { PageByUrlQuery } from '../screens/routing/page-by-url.generated.ts'
import type { SearchQuery } from '../screens/search/search.generated.ts'

/** Operations whose answers analytics look at. Their types alone are needed: no page carries their code for this. */
type Answers = {
  Cart: CartQuery
  CategoryById: CategoryByIdQuery
  Checkout: CheckoutQuery
  Me: MeQuery
  PageByUrl: PageByUrlQuery
  ProductBySku: ProductBySkuQuery
  Search: SearchQuery
}

export type Answer = { [Name in keyof Answers]: { name: Name; data: Answers[Name] } }[keyof Answers]

/** What a cached query holds, by its operation's name (see `operationQuery`); null before its answer. */
export function answerIn({ queryKey, state }: Query): Answer | null {
  // The cache keeps any answer under any name; the transport puts only an operation's own there.
  return state.data === undefined ? null : ({ name: queryKey[0], data: state.data } as Answer)
}
