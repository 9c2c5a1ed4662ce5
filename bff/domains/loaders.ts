import type { FastifyBaseLogger } from 'fastify'
import type { CacheScope } from '../cache/cache-scope.ts'
import type { ShopSettings } from '../config.ts'
import type { Contribution } from './contribution/contribution.ts'
import type { Guards } from '../http/guards.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { Upstream } from '../magento/upstream.ts'
import { type CountryLoaders, createCountryLoaders } from './address/country-loaders.ts'
import { type CaptchaService, createCaptchaService } from './captcha/captcha-service.ts'
import { type CartService, createCartService } from './cart/cart-service.ts'
import { type AgreementLoaders, createAgreementLoaders } from './checkout/agreements.ts'
import { type CheckoutService, createCheckoutService } from './checkout/checkout-service.ts'
import type { OrderPlacement } from './checkout/order-placement.ts'
import { createPickupLoaders, type PickupLoaders } from './checkout/pickup-points.ts'
import { createStoreCredit, type StoreCredit } from './checkout/store-credit.ts'
import { type CategoryLoaders, createCategoryLoaders } from './catalog/category-loaders.ts'
import { createLayer } from './catalog/layer.ts'
import type { LayerModel } from './catalog/layer-model.ts'
import type { ListRequest, ListScope } from './catalog/list-request.ts'
import { createProductLoaders, type ProductLoaders } from './catalog/product-loaders.ts'
import { type ContentLoaders, createContentLoaders } from './content/content-loaders.ts'
import type { MissingBlocks } from './content/missing-blocks.ts'
import { createCustomerService, type CustomerService } from './customer/customer-service.ts'
import { createPasswordRule, type PasswordRule } from './customer/password-rule.ts'
import { createHelpdeskService, type HelpdeskService } from './helpdesk/helpdesk-service.ts'
import { createOrderLoaders, type OrderLoaders } from './orders/order-loaders.ts'
import { createOrderService, type OrderService } from './orders/order-service.ts'
import { createDownloadLoaders, type DownloadLoaders } from './downloads/download-loaders.ts'
import { createInvoiceLoaders, type InvoiceLoaders } from './invoices/invoice-loaders.ts'
import { createPaymentAdapters, type PaymentAdapters } from './payment/payment-adapters.ts'
import { markPayer } from './payment/payer.ts'
import { cardReturnUrl } from './payment/return-addresses.ts'
import { createReturnLoaders, type ReturnLoaders } from './returns/return-loaders.ts'
import { createReviewLoaders, type ReviewLoaders } from './reviews/review-loaders.ts'
import { createSearchLoaders, type SearchLoaders } from './search/search-loaders.ts'
import { type CreditLoaders, createCreditLoaders } from './store-credit/credit-history.ts'
import { createSitemapLoaders, type SitemapLoaders } from './sitemap/sitemap-loaders.ts'
import { createStoreLoaders, type StoreLoaders } from './shop/store-loaders.ts'
import { createStockAlerts, type StockAlerts } from './stock-alert/stock-alerts.ts'
import { createWishlistService, type WishlistService } from './wishlist/wishlist-service.ts'

/** Loads and maps things of the store, each at most once per request. */
export type Loaders = StoreLoaders &
  CountryLoaders &
  AgreementLoaders &
  PickupLoaders &
  OrderLoaders &
  InvoiceLoaders &
  CreditLoaders &
  ReviewLoaders &
  SearchLoaders & {
    products: ProductLoaders
    categories: CategoryLoaders
    content: ContentLoaders
    cart: CartService
    checkout: CheckoutService
    storeCredit: StoreCredit
    paymentAdapters: PaymentAdapters
    orders: OrderService
    returns: ReturnLoaders
    downloads: DownloadLoaders
    captcha: CaptchaService
    customer: CustomerService
    stockAlerts: StockAlerts
    helpdesk: HelpdeskService
    wishlist: WishlistService
    sitemap: SitemapLoaders
    passwordRule(): Promise<PasswordRule>
    layer(scope: ListScope, request: ListRequest): LayerModel
  }

export type LoaderTools = {
  upstream: Upstream
  /** Another store view, as everybody sees it. */
  upstreamOf(storeView: string): Upstream
  shop: ShopSettings
  session: Session
  signIn: SignIn
  contribution: Contribution
  guards: Guards
  /** Where the shop is for this shopper: scheme and host. */
  origin: string
  orderPlacement: OrderPlacement
  /** What all requests know of blocks that the store does not have, and what this one reads. */
  missingBlocks?: MissingBlocks
  cacheScope?: CacheScope
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function createLoaders(tools: LoaderTools): Loaders {
  const { upstream, upstreamOf, shop, session, signIn, contribution, guards, origin, orderPlacement, log } = tools
  const { missingBlocks, cacheScope } = tools
  const stores = createStoreLoaders(upstream, shop, upstreamOf)
  const products = createProductLoaders(upstream, shop)
  const layer = (scope: ListScope, request: ListRequest) =>
    createLayer(scope, request, { upstream, shop, products, log })
  const countries = createCountryLoaders(upstream, async () => (await stores.store()).locale)
  const known = missingBlocks && cacheScope && { missing: missingBlocks, cacheScope }
  const content = createContentLoaders(upstream, shop, stores, contribution.modes !== null, log, known)
  const cart = createCartService({ upstream, session, signIn, settings: products.settings, store: stores.store })
  const customer = createCustomerService(upstream, signIn)
  const pickup = createPickupLoaders(upstream, shop)
  const account = { upstream, shop, signIn, orderIds: orderPlacement.orderIds }
  const orderLoaders = createOrderLoaders({ ...account, store: stores.store })
  const storeCredit = createStoreCredit(upstream, shop, signIn)
  return {
    ...stores,
    ...countries,
    ...createAgreementLoaders(upstream, content),
    ...pickup,
    ...createReviewLoaders(upstream),
    ...createSearchLoaders(upstream, shop),
    products,
    categories: createCategoryLoaders({ upstream, shop, store: stores.store, makeLayer: layer }),
    content,
    captcha: createCaptchaService(upstream, guards),
    customer,
    stockAlerts: createStockAlerts({ upstream, shop, customer }),
    helpdesk: createHelpdeskService({ upstream, shop, customer }),
    wishlist: createWishlistService({ upstream, shop, customer, store: stores.store, settings: products.settings }),
    sitemap: createSitemapLoaders({
      ...{ upstream, shop, content },
      store: stores.store,
      assertSearchable: products.assertSearchable,
    }),
    passwordRule: createPasswordRule(upstream),
    cart,
    checkout: createCheckoutService({
      ...{ upstream, shop, session, signIn, cart, stores, pickup, orderPlacement },
      settings: products.settings,
      countries: countries.countries,
      credit: storeCredit,
    }),
    storeCredit,
    paymentAdapters: createPaymentAdapters(upstream, session, (draft) =>
      cardReturnUrl(origin + shop.basePath, draft, markPayer(session), orderPlacement.reference),
    ),
    ...orderLoaders,
    ...createInvoiceLoaders(account),
    ...createReturnLoaders(account),
    ...createCreditLoaders(account),
    ...createDownloadLoaders(account),
    orders: createOrderService({ upstream, session, orderPlacement, loaders: orderLoaders }),
    layer,
  }
}
