import { expect, test } from 'vitest'
import { storePage } from '../../../bff/domains/routing/store-pages.ts'

const TOKEN = 'iPtVmBqUeiNVq7GCoTDNu2LfJvwQ8sRk'

test.each([
  [`/customer/account/createPassword/?token=${TOKEN}`, `/account/password-reset?token=${TOKEN}`],
  [`/customer/account/createpassword?id=12&token=${TOKEN}&utm_source=x`, `/account/password-reset?token=${TOKEN}`],
  [
    '/customer/account/createPassword?email=a%2Bb%40c.fr&token=abc',
    '/account/password-reset?email=a%2Bb%40c.fr&token=abc',
  ],
  [`/customer/account/createPassword/id/12/token/${TOKEN}/`, `/account/password-reset?token=${TOKEN}`],
  ['/customer/account/createPassword/', '/account/password-reset'],
  ['/customer/account/createPassword?token=%0d%0aset-cookie:x', '/account/password-reset?token=%0D%0Aset-cookie%3Ax'],
  ['/customer/account/confirm/?id=12&key=a1b2&back_url=https://x.example', '/account/confirm?key=a1b2'],
  ['/customer/account/confirm/id/12/key/a1b2', '/account/confirm?key=a1b2'],
  ['/customer/account/login/', '/login'],
  ['/customer/account/', '/user/'],
  ['/customer/account/index', '/user/'],
  ['/customer/account/forgotpassword/', '/account/password-request'],
  ['/sales/order/history/', '/user/orders/'],
  ['/sales/order/view/order_id/42/', '/user/orders/'],
  ['/sales/order/view?order_id=42', '/user/orders/'],
  ['/sales/guest/form/', '/orders/'],
  ['/wishlist/', '/user/wishlist'],
  ['/wishlist/index/index/', '/user/wishlist'],
  ['/wishlist/index/index/wishlist_id/3/', '/user/wishlist'],
  ['/wishlist/shared/index/code/0f9e8d7c6b5a/', '/wishlist/share/0f9e8d7c6b5a/'],
  ['/wishlist/shared/0f9e8d7c6b5a', '/wishlist/share/0f9e8d7c6b5a/'],
  ['/checkout/cart/', '/cart'],
  ['/checkout/cart/index/', '/cart'],
  ['/checkout/onepage/success/', '/checkout/success'],
  ['/catalogsearch/result/?q=croquettes', '/search/croquettes'],
  ['/catalogsearch/result/index/?q=2%2F3+mois&p=2&utm_source=x', '/search/2%2F3%20mois?utm_source=x&page=2'],
  ['/catalogsearch/result/?q=', '/search'],
  ['/catalogsearch/result?q=..%2Fuser', '/search/..%2Fuser'],
  ['/catalogsearch/advanced/', '/search'],
  ['/search/term/popular/', '/search'],
  ['/customer/account/login/referer/aHR0cDovLzEyNy4wLjAuMTo0MTAwL2N1c3RvbWVyLw~~/', '/login'],
  ['/customer/account/logout/', '/user/'],
  ['/customer/account/edit/changepass/1/', '/user/information'],
  ['/customer/address/edit/id/3/', '/user/address-book'],
  ['/downloadable/customer/products/', '/user/downloadable-products'],
  ['/newsletter/manage/', '/user/newsletter'],
  ['/review/product/list/id/12/', '/catalog/product/view/id/12'],
  ['/sales/guest/view/', '/orders/'],
  ['/sales/order/print/order_id/4/', '/user/orders/'],
  ['/contact/index/index/', '/contact'],
  ['/cms/index/index', '/'],
])('%s leads to %s', (url, target) => {
  expect(storePage(url)).toBe(target)
})

test.each([
  '/',
  '/user/',
  '/checkout',
  '/search/term',
  '/search/croquettes',
  '/contact',
  '/newsletter',
  '/cms/page/view/page_id/6',
  '/checkout/success',
  '/wishlist/share/abc/',
  '/wishlist/share/abc/add',
  '/wishlist/share/abc/add/12',
  '/wishlist/shared/index/code/..%2f..%2fuser/',
  '/wishlist/shared/index/',
  '/customer',
  '/customer/account/logoutSuccess/x',
  '/customer/account/login/nowhere',
  '/customer/account/login/nowhere/at-all',
  '/customer-service',
  '/reviews',
  `/customer/account/createPassword?token=${'x'.repeat(1000)}`,
])('%s is not one of the store’s pages', (url) => {
  expect(storePage(url)).toBeNull()
})
