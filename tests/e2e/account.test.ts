import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { RegisterCustomer } from '../../web/screens/customer/customer.generated.ts'
import {
  fillRegistration,
  heading,
  linkInMail,
  main,
  openAddressForm,
  PASSWORD,
  passwordField,
  register,
  saveAddress,
  submitRegistration,
  walkAs,
} from './account-steps.ts'
import { openBrowser, openPage, reloadPage } from './browser.ts'
import { check, fillAddress } from './checkout-steps.ts'

const shop = { url: inject('shopUrl'), storeUrl: inject('storeUrl') }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([360, 1280])('the account at %i px', (width) => {
  test('opens with a password that follows the rule and without the newsletter, and a mail says so', () =>
    walkAs(browser, width, async ({ page }) => {
      const email = `registers-${width}@example.com`
      const proofs: boolean[] = []
      page.on('request', (request) => {
        const body = request.postData() ?? ''
        if (body.includes(RegisterCustomer.sha256)) proofs.push(/"captcha":"[^"]+"/.test(body))
      })
      await openPage(page, `${shop.url}/login`)
      await main(page).getByRole('link', { name: 'Créer mon compte' }).click()
      await heading(page, 'Créer un compte').waitFor()
      await check(page, 'registration')
      expect(
        await main(page)
          .getByRole('checkbox', { name: /lettre d’information/ })
          .isChecked(),
      ).toBe(false)

      await fillRegistration(page, email, 'genêt')
      await page.getByText('Trop faible').waitFor()
      await submitRegistration(page)
      await page.getByText('Ce mot de passe ne suffit pas', { exact: false }).waitFor()
      await check(page, 'registration with a weak password')
      await passwordField(page).fill(PASSWORD)
      await page.getByText('Excellent mot de passe').waitFor()
      await main(page).getByRole('button', { name: 'Afficher le mot de passe' }).click()
      expect(
        await main(page)
          .getByRole('textbox', { name: /^Mot de passe/ })
          .getAttribute('type'),
      ).toBe('text')
      expect(proofs).toEqual([])

      await submitRegistration(page)
      await page.waitForURL(/\/user\/$/)
      await page.getByText('Bonjour Léa').waitFor()
      await page.getByText('Vous ne recevez pas la lettre d’information.').waitFor()
      expect(proofs).toEqual([true])
      await check(page, 'dashboard')
      expect(await linkInMail(shop, email, 'welcome')).toBe('/customer/account/')
    }))

  test('keeps addresses, none with a line too long for a parcel’s label', () =>
    walkAs(browser, width, async ({ page }) => {
      await register(page, shop, `addresses-${width}@example.com`)
      await openAddressForm(page, shop)
      await check(page, 'new address')
      await fillAddress(page)
      const street = main(page).getByRole('textbox', { name: /^Adresse/ })
      await street.fill('Résidence des Bourreliers, bâtiment C, 4e étage')
      await page.getByText(/9 caractères de trop \(au plus 38\)/).waitFor()
      await saveAddress(page)
      await expect.poll(() => street.evaluate((field) => field === document.activeElement)).toBe(true)
      await check(page, 'address with a line too long')
      await street.fill('12 rue des Bourreliers')
      await saveAddress(page)
      const entries = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Modifier/ }) })
      await entries.filter({ hasText: '12 rue des Bourreliers' }).getByText('Livraison par défaut').waitFor()
      await check(page, 'address book')

      await openAddressForm(page, shop)
      await fillAddress(page)
      await street.fill('3 quai Lamennais')
      await main(page).getByRole('checkbox', { name: 'Livrer ici par défaut' }).check()
      await saveAddress(page)
      const second = entries.filter({ hasText: '3 quai Lamennais' })
      await second.getByText('Livraison par défaut').waitFor()
      await entries.filter({ hasText: '12 rue des Bourreliers' }).getByText('Facturation par défaut').waitFor()
      expect(await main(page).getByText('Livraison par défaut').count()).toBe(1)

      await second.getByRole('button', { name: /^Modifier/ }).click()
      await page.getByRole('heading', { level: 2, name: 'Modifier l’adresse' }).waitFor()
      await check(page, 'address to change')
      await street.fill('5 quai Lamennais')
      await saveAddress(page)
      await entries.filter({ hasText: '5 quai Lamennais' }).waitFor()
      await reloadPage(page)
      expect(await entries.count()).toBe(2)
    }))
})
