import extensions from 'virtual:extensions/routes'
import { matchingRoute } from '../schema/page-route.ts'
import { loadMessages } from './i18n/messages.ts'
import { lazy } from './lazy.tsx'
import { accountLayout, type Route, route, type RouteOptions } from './route.ts'
import type { LoadContext, LoadResult, ScreenProps } from './screen.ts'

const checkoutLayout = lazy(() => import('./screens/checkout/CheckoutLayout.tsx'))

const PUBLIC: RouteOptions = { section: 'public' }
const faq: RouteOptions = {
  ...PUBLIC,
  layout: lazy(() => import('./screens/faq/FaqLayout.tsx')),
  messages: ['help'],
  parameters: ['q'],
}
const guarded: RouteOptions = { section: 'guarded', kind: 'account' }
const account: RouteOptions = { ...guarded, inner: accountLayout, messages: ['account', 'checkout'] }
const profile: RouteOptions = { ...guarded, inner: accountLayout, messages: ['account'] }
const wishlist: RouteOptions = { ...guarded, inner: accountLayout, messages: ['account', 'wishlist'] }
const signIn: RouteOptions = { ...guarded, messages: ['account'], parameters: ['next'] }
const mailed: RouteOptions = { section: 'secret', kind: 'account', messages: ['account'] }
// One object for both, so that navigating between them does not render the layout again.
const checkout: RouteOptions = {
  section: 'guarded',
  kind: 'checkout',
  layout: checkoutLayout,
  messages: ['checkout', 'sign-in'],
}
/** Tags count the purchase there. */
const success: RouteOptions = { ...checkout, section: 'personal', messages: ['checkout', 'account'] }

/** All routes of the shop: path, screen and options. The first match wins. */
export const routes: readonly Route[] = [
  route('/', () => import('./screens/content/HomeScreen.tsx'), { ...PUBLIC, kind: 'home' }),
  route('/home', () => import('./screens/content/HomeScreen.tsx'), { ...PUBLIC, kind: 'home' }),
  route('/cart', () => import('./screens/cart/CartScreen.tsx'), { section: 'personal', kind: 'cart' }),
  route('/search', () => import('./screens/search/SearchEntryScreen.tsx'), {
    section: 'public',
    kind: 'search',
    parameters: ['q'],
  }),
  route('/search/:query', () => import('./screens/search/SearchScreen.tsx'), { ...PUBLIC, kind: 'search' }),
  route('/category/:id', () => import('./screens/catalog/CategoryByIdScreen.tsx'), { ...PUBLIC, kind: 'listing' }),
  route('/product/:id', () => import('./screens/catalog/ProductBySkuScreen.tsx'), { ...PUBLIC, kind: 'product' }),
  route('/checkout', () => import('./screens/checkout/CheckoutScreen.tsx'), checkout),
  route('/checkout/login', () => import('./screens/checkout/CheckoutLoginScreen.tsx'), checkout),
  route('/checkout/success', () => import('./screens/checkout/SuccessScreen.tsx'), success),
  route('/orders', () => import('./screens/orders/OrdersScreen.tsx'), {
    ...mailed,
    messages: ['account', 'checkout'],
    parameters: ['order_id'],
  }),
  route('/retractation', () => import('./screens/withdrawal/WithdrawalScreen.tsx'), {
    ...PUBLIC,
    messages: ['account', 'checkout'],
  }),
  route('/contact', () => import('./screens/contact/ContactScreen.tsx'), { ...PUBLIC, messages: ['help'] }),
  route('/faq', () => import('./screens/faq/FaqScreen.tsx'), faq),
  route('/newsletter', () => import('./screens/customer/NewsletterScreen.tsx'), { ...PUBLIC, messages: ['account'] }),
  route('/rgpd', () => import('./screens/privacy/PrivacyScreen.tsx'), { section: 'guarded', messages: ['account'] }),
  route('/login', () => import('./screens/customer/LoginScreen.tsx'), signIn),
  route('/register', () => import('./screens/customer/RegisterScreen.tsx'), signIn),
  route('/account/confirm', () => import('./screens/customer/ConfirmScreen.tsx'), mailed),
  route('/account/password-request', () => import('./screens/customer/PasswordRequestScreen.tsx'), mailed),
  route('/account/password-reset', () => import('./screens/customer/PasswordResetScreen.tsx'), mailed),
  route('/user', () => import('./screens/customer/DashboardScreen.tsx'), account),
  route('/user/address-book', () => import('./screens/customer/AddressBookScreen.tsx'), account),
  route('/user/cards', () => import('./screens/saved-cards/SavedCardsScreen.tsx'), profile),
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
  // A build has neither this route nor its code.
  ...(import.meta.env.DEV ? [route('/dev/theme', () => import('./dev/ThemeScreen.tsx'), PUBLIC)] : []),
  // Products, categories and content pages, which the store resolves.
  route('/*', () => import('./screens/routing/EntityScreen.tsx'), PUBLIC),
]

/** Loads the route's code and messages: afterwards it renders without suspending. */
export function preloadRoute({ layout, inner, screen, messages }: Route, locale: string): Promise<unknown> {
  return Promise.all([
    messages && loadMessages(locale, messages),
    ...[layout, inner, screen].map((part) => part?.preload()),
  ])
}

/** Runs the `load` of the route's screen. */
export async function loadRoute(route: Route, context: LoadContext): Promise<LoadResult | undefined> {
  const { load } = await route.screen.preload()
  return load?.(context)
}

/**
 * Finds the route of a path below the base path, without extensions that the site does not use. The path is percent-encoded; the parameters are
 * decoded.
 */
export function findRoute(
  path: string,
  extensionsOff: readonly string[] = [],
): { route: Route; params: ScreenProps['params'] } {
  const found = matchingRoute(routes, path, extensionsOff)
  if (!found) throw new Error('the catch-all route matches every path')
  return { route: found.route, params: mapValues(found.params, decoded) }
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
