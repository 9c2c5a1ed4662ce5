import { expect, test } from 'vitest'
import {
  busyPage,
  errorPage,
  maintenancePage,
  missingFilePage,
  refusedFormPage,
  searchDownPage,
  statusPageHtml,
  unavailablePage,
} from '../../../bff/http/status-page.ts'
import type { Branding } from '../../../bff/http/unavailable.ts'

const branding: Branding = {
  ...{ basePath: '/boutique', siteName: 'Foin & <Fils>', mark: null, isLight: false, phone: '01 23 45 67 89' },
  ...{ presence: 'musette-presence', locale: 'fr-FR', texts: {} },
}

test('a page of a form that was refused says why and leads back; nothing in it becomes markup', () => {
  const page = refusedFormPage(branding, ['<script>"1"</script>'], '/boutique/a"b')
  const html = statusPageHtml(page, branding)
  expect(page.status).toBe(422)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&#60;script&#62;&#34;1&#34;&#60;/script&#62;')
  expect(html).toContain('<a href="/boutique/a&#34;b" class="button">')
  expect(html).toContain('<span>Foin &#38; &#60;Fils&#62;</span>')
})

test.each([
  ['in maintenance', maintenancePage],
  ['without the store', unavailablePage],
  ['without search', searchDownPage],
  ['under load', busyPage],
  ['after an error', (shop: Branding) => errorPage(shop, 'request-1')],
])('%s customer service can be called, and the page tried again', (_, page) => {
  const html = statusPageHtml(page(branding), branding)
  expect(html).toContain('<a href="tel:0123456789">01 23 45 67 89</a>')
  expect(html).toContain('<a href="" class="button">Réessayer</a>')
  const silent = { ...branding, phone: null }
  expect(statusPageHtml(page(silent), silent)).not.toContain('tel:')
})

test('a file that is missing leads to the account and to customer service', () => {
  const { html } = missingFilePage(branding)
  expect(html).toContain('<a href="/boutique/user" class="button">Mon compte</a>')
  expect(html).toContain('<a href="/boutique/contact">Nous écrire</a>')
})
