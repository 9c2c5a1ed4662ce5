import { excludedCarts, pendingCarts } from './again/carts.ts'
import { excludedCatalog, pendingCatalog } from './again/catalog.ts'

/** Recordings that are not replayed, by the beginning of their name, with the reason. */
const reasons: [RegExp, string][] = [
  [/^(m41|q48)/, 'stored payment methods: the shop keeps none'],
  [/^q30-cart--full/, 'the same cart, to the cent, is in cart.test.ts'],
  [/^m03-addProductsToCart--after-method-chosen/, 'the same figures, to the cent, are in checkout.test.ts'],
  [/^t12-introspection-get/, 'asks for customer groups'],
  [/^k-builtin-/, 'the demo store shows the Varnish setting; the same requests are among k-varnish-*'],
  [/^k-purge--/, 'no request to replay: purge.test.ts compares what the demo store sends'],
  [
    /^(down|timings|validation|x-parallel|h-)/,
    'outages, measurements and other hosts’ addresses; see the behaviour tests',
  ],
  [/^mode-developer/, 'the demo store runs in production mode'],
  [/^maint-0[48]/, 'REST and exempted addresses do not exist here'],
  [
    /^(v-)(?!showoos|confirm|contact-off|newsletter-off|backpressure|recaptcha-m(16|[23])|wishlist-off|guest-login|guest-checkout|token-lifetime|reviews-off-m33|page-cap-wishlist)/,
    'settings the demo shop does not change',
  ],
  [/^z-(cart-product-deleted|cart-stock-zero-add-other)/, 'a cart in a state of its own'],
  [/^t09-get-store-unknown/, 'an effect of the built-in cache'],
  ...excludedCarts,
  ...excludedCatalog,
]

/** Why a recording is left out; undefined for one that is replayed. */
export const excluded = (name: string): string | undefined => reasons.find(([pattern]) => pattern.test(name))?.[1]

/** What the demo store cannot do yet, by the beginning of the recording's name: a list that only gets shorter. */
const pending: RegExp[] = [...pendingCarts, ...pendingCatalog]

/** Whether a recording of the fixture is replayed. */
export const isReplayed = (name: string): boolean =>
  excluded(name) === undefined && !pending.some((pattern) => pattern.test(name))
