import { describe, expect, inject, test } from 'vitest'
import {
  busyPage,
  errorPage,
  missingDownloadPage,
  reservedDownloadPage,
  maintenancePage,
  missingFilePage,
  offlinePage,
  statusPageHtml,
  unavailablePage,
} from '../../bff/http/status-page.ts'
import type { Branding } from '../../bff/http/unavailable.ts'
import { seed } from '../../demo-store/seed/data.ts'
import { extensionPages } from './extension-pages.ts'
import { markupFaults } from './markup.ts'

const shop = inject('shopUrl')

/** One address of each page type, and of each kind of product, as the server renders it; what browsers make of them is checked where axe is. */
const PAGES = {
  home: '/',
  category: '/chiens.html',
  'filtered list': '/chiens.html?sans_cereales=Oui&page=1',
  'category by id': '/category/38',
  search: '/search/croquettes',
  'search without a result': '/search/zzzz',
  content: '/conseils-articulations',
  'content with a form': '/formule-race',
  'content of every kind': '/accueillir-un-chiot',
  'legal content': '/cgv',
  'statement on accessibility': '/accessibilite',
  'not found': '/no-such-page',
  cart: '/cart',
  checkout: '/checkout',
  'checkout sign-in': '/checkout/login',
  confirmation: '/checkout/success',
  'order of a guest': '/orders',
  withdrawal: '/retractation',
  login: '/login',
  registration: '/register',
  confirm: '/account/confirm',
  'password request': '/account/password-request',
  'password reset': '/account/password-reset',
  newsletter: '/newsletter',
  privacy: '/rgpd',
  contact: '/contact',
  questions: '/faq/',
  account: '/user/',
  orders: '/user/orders',
  ...Object.fromEntries(extensionPages.map((path) => [path, path])),
}

const KINDS = [
  'CHI-BROSSE-POILS',
  'CHI-MANTEAU-BRUME',
  'SET-DECOUVERTE-CHIEN',
  'SET-GAMELLE-LIBRE',
  'SET-ARRIVEE-CHIEN',
  'CHI-MEDAILLE',
  'SRV-GUIDE-BARF',
  'SRV-VISIO-30',
]

const STATUS_PAGES = {
  maintenance: maintenancePage,
  offline: offlinePage,
  unavailable: unavailablePage,
  busy: busyPage,
  'missing file': missingFilePage,
  error: (branding: Branding) => errorPage(branding, '1'),
  'missing download': missingDownloadPage,
  'reserved download': reservedDownloadPage,
}

describe('markup is valid', () => {
  test.each(Object.entries(PAGES))('%s', async (_name, path) => {
    expect(await markupFaults(await read(path))).toEqual([])
  })

  test.each(KINDS)('product %s', async (sku) => {
    const urlKey = seed.products.find((product) => product.sku === sku)?.urlKey ?? ''
    expect(await markupFaults(await read(`/${urlKey}.html`))).toEqual([])
  })

  test.each(Object.entries(STATUS_PAGES))('status page: %s', async (name, page) => {
    const branding = {
      siteName: 'Musette & Fils',
      basePath: '/boutique',
      locale: 'fr-FR',
      texts: {},
      mark: null,
      phone: '01 99 00 00 17',
      presence: 'presence',
      isLight: false,
    }
    const faults = await markupFaults(statusPageHtml(page(branding), branding))
    const loadsItself = ['maintenance', 'unavailable'].includes(name)
    expect(faults.filter((fault) => !(loadsItself && fault.startsWith('meta-refresh:')))).toEqual([])
  })

  test('or its faults are listed', async () => {
    const html = await read('/cart')
    const broken = html.replace('<body>', '<body><p><div id="content"></div></p><img src="/logo.svg"/>')
    const rules = (await markupFaults(broken)).map((fault) => fault.split(':', 1)[0])
    expect(rules).toEqual(expect.arrayContaining(['no-implicit-close', 'no-dup-id', 'wcag/h37']))
  })
})

async function read(path: string): Promise<string> {
  const response = await fetch(shop + path)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  return response.text()
}
