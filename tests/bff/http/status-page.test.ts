import { expect, test } from 'vitest'
import { maintenancePage, refusedFormPage, statusPageHtml } from '../../../bff/http/status-page.ts'
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

test('in maintenance customer service can be called by its number', () => {
  expect(statusPageHtml(maintenancePage(branding), branding)).toContain('<a href="tel:0123456789">01 23 45 67 89</a>')
  const silent = { ...branding, phone: null }
  expect(statusPageHtml(maintenancePage(silent), silent)).not.toContain('tel:')
})
