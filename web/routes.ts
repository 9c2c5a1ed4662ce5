import type { ReactNode } from 'react'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { loadMessages, type Section } from './i18n/messages.ts'
import { type LazyScreen, lazyScreen, type ScreenProps } from './lazy-screen.tsx'

export type Route = {
  /** Pattern below the base path (wouter). */
  path: string
  screen: LazyScreen<ScreenProps>
  /** Stands around the screen in place of the shop's header and footer (spec §2 «own layout»). */
  layout?: LazyScreen<LayoutProps>
  /** Stands inside the layout, around the screens of one section (spec §2 «inner layout»). */
  inner?: LazyScreen<LayoutProps>
  /** Sections whose messages it needs beside those of the whole shop. */
  messages?: readonly Section[]
}

export type LayoutProps = { children?: ReactNode }

/** Everything of a route whose code loads on demand, outermost first. */
export const partsOf = ({ layout, inner, screen }: Route) =>
  [layout, inner, screen].filter((part) => part !== undefined)

/** Loads the route's code and messages: afterwards it renders without suspending. */
export function preloadRoute(route: Route, locale: string): Promise<unknown> {
  const messages = route.messages && loadMessages(locale, route.messages)
  return Promise.all([messages, ...partsOf(route).map((part) => part.preload())])
}

const home = lazyScreen<ScreenProps>(
  'web/screens/content/HomeScreen.tsx',
  () => import('./screens/content/HomeScreen.tsx'),
)

const accountLayout = lazyScreen<LayoutProps>(
  'web/screens/account/AccountLayout.tsx',
  () => import('./screens/account/AccountLayout.tsx'),
)

const checkoutLayout = lazyScreen<LayoutProps>(
  'web/screens/checkout/CheckoutLayout.tsx',
  () => import('./screens/checkout/CheckoutLayout.tsx'),
)

const sharedWishlist = lazyScreen<ScreenProps>(
  'web/screens/wishlist/SharedWishlistScreen.tsx',
  () => import('./screens/wishlist/SharedWishlistScreen.tsx'),
)

const sharedWishlistToCart = lazyScreen<ScreenProps>(
  'web/screens/wishlist/SharedWishlistToCartScreen.tsx',
  () => import('./screens/wishlist/SharedWishlistToCartScreen.tsx'),
)

const faqLayout = lazyScreen<LayoutProps>('web/screens/faq/FaqLayout.tsx', () => import('./screens/faq/FaqLayout.tsx'))

/** The route table (spec §2). The first match wins; the catch-all resolves an address with the store. */
export const routes: Route[] = [
  { path: '/', screen: home },
  { path: '/home', screen: home },
  {
    path: '/cart',
    screen: lazyScreen('web/screens/cart/CartScreen.tsx', () => import('./screens/cart/CartScreen.tsx')),
  },
  {
    path: '/category/:id',
    screen: lazyScreen(
      'web/screens/catalog/CategoryByIdScreen.tsx',
      () => import('./screens/catalog/CategoryByIdScreen.tsx'),
    ),
  },
  {
    path: '/checkout',
    layout: checkoutLayout,
    messages: ['checkout'],
    screen: lazyScreen(
      'web/screens/checkout/CheckoutScreen.tsx',
      () => import('./screens/checkout/CheckoutScreen.tsx'),
    ),
  },
  {
    path: '/checkout/login',
    layout: checkoutLayout,
    messages: ['checkout', 'account'],
    screen: lazyScreen(
      'web/screens/checkout/CheckoutLoginScreen.tsx',
      () => import('./screens/checkout/CheckoutLoginScreen.tsx'),
    ),
  },
  {
    path: '/checkout/success',
    layout: checkoutLayout,
    messages: ['checkout', 'account'],
    screen: lazyScreen('web/screens/checkout/SuccessScreen.tsx', () => import('./screens/checkout/SuccessScreen.tsx')),
  },
  {
    path: '/product/:id',
    screen: lazyScreen(
      'web/screens/catalog/ProductBySkuScreen.tsx',
      () => import('./screens/catalog/ProductBySkuScreen.tsx'),
    ),
  },
  {
    path: '/orders',
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/orders/OrdersScreen.tsx', () => import('./screens/orders/OrdersScreen.tsx')),
  },
  {
    path: '/retractation',
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/withdrawal/WithdrawalScreen.tsx',
      () => import('./screens/withdrawal/WithdrawalScreen.tsx'),
    ),
  },
  {
    path: '/quick-order',
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/quick-order/QuickOrderScreen.tsx',
      () => import('./screens/quick-order/QuickOrderScreen.tsx'),
    ),
  },
  {
    path: '/search',
    screen: lazyScreen(
      'web/screens/search/SearchEntryScreen.tsx',
      () => import('./screens/search/SearchEntryScreen.tsx'),
    ),
  },
  {
    path: '/search/:query',
    screen: lazyScreen('web/screens/search/SearchScreen.tsx', () => import('./screens/search/SearchScreen.tsx')),
  },
  {
    path: '/account/confirm',
    messages: ['account'],
    screen: lazyScreen('web/screens/customer/ConfirmScreen.tsx', () => import('./screens/customer/ConfirmScreen.tsx')),
  },
  {
    path: '/account/password-request',
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/customer/PasswordRequestScreen.tsx',
      () => import('./screens/customer/PasswordRequestScreen.tsx'),
    ),
  },
  {
    path: '/account/password-reset',
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/customer/PasswordResetScreen.tsx',
      () => import('./screens/customer/PasswordResetScreen.tsx'),
    ),
  },
  {
    path: '/contact',
    messages: ['help'],
    screen: lazyScreen('web/screens/contact/ContactScreen.tsx', () => import('./screens/contact/ContactScreen.tsx')),
  },
  {
    path: '/faq',
    layout: faqLayout,
    messages: ['help'],
    screen: lazyScreen('web/screens/faq/FaqScreen.tsx', () => import('./screens/faq/FaqScreen.tsx')),
  },
  {
    path: '/login',
    messages: ['account'],
    screen: lazyScreen('web/screens/customer/LoginScreen.tsx', () => import('./screens/customer/LoginScreen.tsx')),
  },
  {
    path: '/newsletter',
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/customer/NewsletterScreen.tsx',
      () => import('./screens/customer/NewsletterScreen.tsx'),
    ),
  },
  {
    path: '/rgpd',
    messages: ['account'],
    screen: lazyScreen('web/screens/privacy/PrivacyScreen.tsx', () => import('./screens/privacy/PrivacyScreen.tsx')),
  },
  {
    path: '/register',
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/customer/RegisterScreen.tsx',
      () => import('./screens/customer/RegisterScreen.tsx'),
    ),
  },
  {
    path: '/user',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/account/DashboardScreen.tsx',
      () => import('./screens/account/DashboardScreen.tsx'),
    ),
  },
  {
    path: '/user/address-book',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/account/AddressBookScreen.tsx',
      () => import('./screens/account/AddressBookScreen.tsx'),
    ),
  },
  {
    path: '/user/helpdesk',
    inner: accountLayout,
    messages: ['account', 'help'],
    screen: lazyScreen('web/screens/helpdesk/TicketsScreen.tsx', () => import('./screens/helpdesk/TicketsScreen.tsx')),
  },
  {
    path: '/user/helpdesk/:id',
    inner: accountLayout,
    messages: ['account', 'help'],
    screen: lazyScreen('web/screens/helpdesk/TicketScreen.tsx', () => import('./screens/helpdesk/TicketScreen.tsx')),
  },
  {
    path: '/user/information',
    inner: accountLayout,
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/account/InformationScreen.tsx',
      () => import('./screens/account/InformationScreen.tsx'),
    ),
  },
  {
    path: '/user/newsletter',
    inner: accountLayout,
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/account/NewsletterScreen.tsx',
      () => import('./screens/account/NewsletterScreen.tsx'),
    ),
  },
  {
    path: '/user/wishlist',
    inner: accountLayout,
    messages: ['account', 'wishlist'],
    screen: lazyScreen(
      'web/screens/wishlist/WishlistScreen.tsx',
      () => import('./screens/wishlist/WishlistScreen.tsx'),
    ),
  },
  { path: '/wishlist/share/:shareCode', messages: ['wishlist'], screen: sharedWishlist },
  { path: '/wishlist/share/:shareCode/add', messages: ['wishlist'], screen: sharedWishlistToCart },
  { path: '/wishlist/share/:shareCode/add/:itemId', messages: ['wishlist'], screen: sharedWishlistToCart },
  {
    path: '/account/stock-alert',
    messages: ['stock-alert'],
    screen: lazyScreen(
      'web/screens/stock-alert/CancelAlertScreen.tsx',
      () => import('./screens/stock-alert/CancelAlertScreen.tsx'),
    ),
  },
  {
    path: '/*',
    screen: lazyScreen('web/screens/routing/EntityScreen.tsx', () => import('./screens/routing/EntityScreen.tsx')),
  },
]

/** The route of a path below the base path, which is percent-encoded; its parameters are decoded. */
export function findRoute(path: string): { route: Route; params: ScreenProps['params'] } {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path)
    if (matches) return { route, params: mapValues(params, decoded) }
  }
  throw new Error('the catch-all route matches every path')
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
