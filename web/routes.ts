import { parse } from 'regexparam'
import extensions from 'virtual:extensions/routes'
import { matchRoute } from 'wouter'
import { loadMessages } from './i18n/messages.ts'
import { lazy } from './lazy.tsx'
import { accountLayout, type Route, route, type RouteOptions } from './route.ts'
import type { LoadContext, LoadResult, ScreenProps } from './screen.ts'

const checkoutLayout = lazy(() => import('./screens/checkout/CheckoutLayout.tsx'))

const account: RouteOptions = { inner: accountLayout, messages: ['account', 'checkout'] }
const profile: RouteOptions = { inner: accountLayout, messages: ['account'] }
const wishlist: RouteOptions = { inner: accountLayout, messages: ['account', 'wishlist'] }
// The same for both, so that one leads to the other without rendering the layout again.
const checkout: RouteOptions = { layout: checkoutLayout, messages: ['checkout', 'sign-in'] }
const checkoutAccount: RouteOptions = { layout: checkoutLayout, messages: ['checkout', 'account'] }
const faq: RouteOptions = {
  layout: lazy(() => import('./screens/faq/FaqLayout.tsx')),
  messages: ['help'],
  parameters: ['q'],
}
const forms: RouteOptions = { messages: ['account'] }
const signIn: RouteOptions = { ...forms, parameters: ['next'] }
const guestOrders: RouteOptions = { messages: ['account', 'checkout'] }

/** All addresses of the shop: path, screen, and what comes with it. The first match wins. */
export const routes: readonly Route[] = [
  route('/', () => import('./screens/content/HomeScreen.tsx')),
  route('/home', () => import('./screens/content/HomeScreen.tsx')),
  route('/cart', () => import('./screens/cart/CartScreen.tsx')),
  route('/search', () => import('./screens/search/SearchEntryScreen.tsx'), { parameters: ['q'] }),
  route('/search/:query', () => import('./screens/search/SearchScreen.tsx')),
  route('/category/:id', () => import('./screens/catalog/CategoryByIdScreen.tsx')),
  route('/product/:id', () => import('./screens/catalog/ProductBySkuScreen.tsx')),
  route('/checkout', () => import('./screens/checkout/CheckoutScreen.tsx'), checkout),
  route('/checkout/login', () => import('./screens/checkout/CheckoutLoginScreen.tsx'), checkout),
  route('/checkout/success', () => import('./screens/checkout/SuccessScreen.tsx'), checkoutAccount),
  route('/orders', () => import('./screens/orders/OrdersScreen.tsx'), {
    ...guestOrders,
    parameters: ['order_id'],
  }),
  route('/retractation', () => import('./screens/withdrawal/WithdrawalScreen.tsx'), guestOrders),
  route('/contact', () => import('./screens/contact/ContactScreen.tsx'), { messages: ['help'] }),
  route('/faq', () => import('./screens/faq/FaqScreen.tsx'), faq),
  route('/newsletter', () => import('./screens/customer/NewsletterScreen.tsx'), forms),
  route('/rgpd', () => import('./screens/privacy/PrivacyScreen.tsx'), forms),
  route('/login', () => import('./screens/customer/LoginScreen.tsx'), signIn),
  route('/register', () => import('./screens/customer/RegisterScreen.tsx'), signIn),
  route('/account/confirm', () => import('./screens/customer/ConfirmScreen.tsx'), forms),
  route('/account/password-request', () => import('./screens/customer/PasswordRequestScreen.tsx'), forms),
  route('/account/password-reset', () => import('./screens/customer/PasswordResetScreen.tsx'), forms),
  route('/user', () => import('./screens/customer/DashboardScreen.tsx'), account),
  route('/user/address-book', () => import('./screens/customer/AddressBookScreen.tsx'), account),
  route('/user/downloadable-products', () => import('./screens/downloads/DownloadsScreen.tsx'), account),
  route('/user/information', () => import('./screens/customer/InformationScreen.tsx'), profile),
  route('/user/newsletter', () => import('./screens/customer/AccountNewsletterScreen.tsx'), profile),
  route('/user/orders', () => import('./screens/orders/OrderListScreen.tsx'), account),
  route('/user/orders/:orderId', () => import('./screens/orders/OrderScreen.tsx'), account),
  route('/user/orders/:orderId/invoice/:invoiceId', () => import('./screens/orders/InvoiceScreen.tsx'), account),
  route('/user/orders/:orderId/refunds', () => import('./screens/orders/RefundsScreen.tsx'), account),
  route('/user/store-credit', () => import('./screens/store-credit/StoreCreditScreen.tsx'), account),
  route('/user/wishlist', () => import('./screens/wishlist/WishlistScreen.tsx'), wishlist),
  ...extensions.flatMap(({ name, routes: own }) => own.map((one) => ({ ...one, extension: name }))),
  // Products, categories and content pages: the store says what such an address stands for.
  route('/*', () => import('./screens/routing/EntityScreen.tsx')),
]

/** Loads the route's code and messages: afterwards it renders without suspending. */
export function preloadRoute({ layout, inner, screen, messages }: Route, locale: string): Promise<unknown> {
  return Promise.all([
    messages && loadMessages(locale, messages),
    ...[layout, inner, screen].map((part) => part?.preload()),
  ])
}

/** Fetches what the route's screen shows, as its module says. */
export async function loadRoute(route: Route, context: LoadContext): Promise<LoadResult | undefined> {
  const { load } = await route.screen.preload()
  return load?.(context)
}

/** The route of a path below the base path of a site without some extensions. The path is percent-encoded, the parameters of the route are decoded. */
export function findRoute(
  path: string,
  extensionsOff: readonly string[] = [],
): { route: Route; params: ScreenProps['params'] } {
  for (const route of routes) {
    if (route.extension && extensionsOff.includes(route.extension)) continue
    const [matches, params] = matchRoute(parseOnce, route.path, path)
    if (matches) return { route, params: mapValues(params, decoded) }
  }
  throw new Error('the catch-all route matches every path')
}

type Parsed = { pattern: RegExp; keys: string[] }
const parsed = new Map<string, Parsed>()

/** A page finds its route several times: each pattern is parsed once. */
function parseOnce(pattern: string): Parsed {
  let result = parsed.get(pattern)
  if (!result) parsed.set(pattern, (result = parse(pattern)))
  return result
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text // a lone percent sign stands for itself
  }
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
