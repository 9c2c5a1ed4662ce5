import { lazyScreen, type ScreenProps } from './lazy-screen.tsx'
import type { LayoutProps, Route } from './routes.ts'

const accountLayout = lazyScreen<LayoutProps>(
  'web/screens/customer/AccountLayout.tsx',
  () => import('./screens/customer/AccountLayout.tsx'),
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

/** The routes that `routes.ts` fetches when one of them is opened, in the order of their paths. The first match wins. */
export const rareRoutes: readonly Route[] = [
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
      'web/screens/customer/DashboardScreen.tsx',
      () => import('./screens/customer/DashboardScreen.tsx'),
    ),
  },
  {
    path: '/user/address-book',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/customer/AddressBookScreen.tsx',
      () => import('./screens/customer/AddressBookScreen.tsx'),
    ),
  },
  {
    path: '/user/downloadable-products',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/downloads/DownloadsScreen.tsx',
      () => import('./screens/downloads/DownloadsScreen.tsx'),
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
      'web/screens/customer/InformationScreen.tsx',
      () => import('./screens/customer/InformationScreen.tsx'),
    ),
  },
  {
    path: '/user/newsletter',
    inner: accountLayout,
    messages: ['account'],
    screen: lazyScreen(
      'web/screens/customer/AccountNewsletterScreen.tsx',
      () => import('./screens/customer/AccountNewsletterScreen.tsx'),
    ),
  },
  {
    path: '/user/orders',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/orders/OrderListScreen.tsx', () => import('./screens/orders/OrderListScreen.tsx')),
  },
  {
    path: '/user/orders/:orderId',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/orders/OrderScreen.tsx', () => import('./screens/orders/OrderScreen.tsx')),
  },
  {
    path: '/user/orders/:orderId/invoice/:invoiceId',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/orders/InvoiceScreen.tsx', () => import('./screens/orders/InvoiceScreen.tsx')),
  },
  {
    path: '/user/orders/:orderId/refunds',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/orders/RefundsScreen.tsx', () => import('./screens/orders/RefundsScreen.tsx')),
  },
  {
    path: '/user/orders/:orderId/returns/create',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/returns/ReturnFormScreen.tsx',
      () => import('./screens/returns/ReturnFormScreen.tsx'),
    ),
  },
  {
    path: '/user/returns',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen('web/screens/returns/ReturnsScreen.tsx', () => import('./screens/returns/ReturnsScreen.tsx')),
  },
  {
    path: '/user/store-credit',
    inner: accountLayout,
    messages: ['account', 'checkout'],
    screen: lazyScreen(
      'web/screens/store-credit/StoreCreditScreen.tsx',
      () => import('./screens/store-credit/StoreCreditScreen.tsx'),
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
]
