import type { FastifyBaseLogger } from 'fastify'
import type { ShopSettings } from '../config.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type CountryLoaders, createCountryLoaders } from './address/country-loaders.ts'
import { type CartService, createCartService } from './cart/cart-service.ts'
import { type CategoryLoaders, createCategoryLoaders } from './catalog/category-loaders.ts'
import { createLayer } from './catalog/layer.ts'
import type { LayerModel } from './catalog/layer-model.ts'
import type { ListRequest, ListScope } from './catalog/list-request.ts'
import { createProductLoaders, type ProductLoaders } from './catalog/product-loaders.ts'
import { type ContentLoaders, createContentLoaders } from './content/content-loaders.ts'
import { createCustomerService, type CustomerService } from './customer/customer-service.ts'
import { createPasswordRule, type PasswordRule } from './customer/password-rule.ts'
import { createReviewLoaders, type ReviewLoaders } from './reviews/review-loaders.ts'
import { createSearchLoaders, type SearchLoaders } from './search/search-loaders.ts'
import { createStoreLoaders, type StoreLoaders } from './shop/store-loaders.ts'

/** Loads and maps things of the store, each at most once per request. */
export type Loaders = StoreLoaders &
  CountryLoaders &
  ReviewLoaders &
  SearchLoaders & {
    products: ProductLoaders
    categories: CategoryLoaders
    content: ContentLoaders
    cart: CartService
    customer: CustomerService
    passwordRule(): Promise<PasswordRule>
    layer(scope: ListScope, request: ListRequest): LayerModel
  }

export type LoaderTools = {
  upstream: Upstream
  shop: ShopSettings
  session: Session
  signIn: SignIn
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function createLoaders({ upstream, shop, session, signIn, log }: LoaderTools): Loaders {
  const stores = createStoreLoaders(upstream, shop)
  const products = createProductLoaders(upstream, shop)
  const layer = (scope: ListScope, request: ListRequest) =>
    createLayer(scope, request, { upstream, shop, products, log })
  return {
    ...stores,
    ...createCountryLoaders(upstream, async () => (await stores.store()).locale),
    ...createReviewLoaders(upstream),
    ...createSearchLoaders(upstream, shop),
    products,
    categories: createCategoryLoaders({ upstream, shop, store: stores.store, makeLayer: layer }),
    content: createContentLoaders(upstream, shop, stores.store),
    customer: createCustomerService(upstream, signIn),
    passwordRule: createPasswordRule(upstream),
    cart: createCartService({ upstream, session, signIn, reading: products.reading, store: stores.store }),
    layer,
  }
}
