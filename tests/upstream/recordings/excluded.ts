/** Recordings that are not replayed, by the beginning of their name, with the reason. */
const reasons: [RegExp, string][] = [
  [
    /^(c0\d|m08|m09|m2\d|m3\d|m4\d|q32|q4\d|q5\d|q17)/,
    'customers, wishlists, orders and reviews to write come with later issues',
  ],
  [/^(m15|m16)/, 'orders come next'],
  [
    /^q30-cart--(after-order|customer|full|guest-cart-with-token|merged|other)/,
    'needs a customer, an order or a checkout',
  ],
  [/^m03-addProductsToCart--after-method-chosen/, 'needs a customer and a checkout'],
  [/^m04-updateCartItems--after-order/, 'needs an order'],
  [/^t10-(?!basic-auth|token-(empty-public|garbage-public|expired-create-cart))/, 'needs customers and their tokens'],
  [/^t13|^t12-introspection-get|^q11-productDetail--tier-price-with-token/, 'asks for customers, or needs a token'],
  [/^k-varnish-(mixed|q33|q34|q41|q53|q01-get-with-token)/, 'asks for a later issue’s fields, or needs a token'],
  [/^k-builtin-/, 'the stand-in shows the Varnish setting; the same requests are among k-varnish-*'],
  [/^k-purge--/, 'no request to replay: purge.test.ts compares what the stand-in sends'],
  [
    /^(down|timings|validation|x-parallel|h-)/,
    'outages, measurements and other hosts’ addresses; see the behaviour tests',
  ],
  [/^mode-developer/, 'the stand-in runs in production mode'],
  [/^maint-0[48]/, 'REST and exempted addresses do not exist here'],
  [/^(v-)(?!showoos)/, 'settings the demo shop does not change'],
  [
    /^z-(?!cart-(stock-zero$|stock-zero-english|product-disabled$|before-price-change))/,
    'needs a checkout or an order',
  ],
  [/^t09-get-store-unknown/, 'an effect of the built-in cache'],
]

/** Why a recording is left out; undefined for one that is replayed. */
export const excluded = (name: string): string | undefined => reasons.find(([pattern]) => pattern.test(name))?.[1]
