import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAddress,
  control,
  heading,
  linkInMail,
  main,
  PASSWORD,
  quantitiesInCart,
  register,
  signIn,
  signOut,
  submitLogin,
  walkAs,
} from './account-steps.ts'
import { openBrowser, openPage, reloadPage } from './browser.ts'
import { check, confirmedOrder, deliverHome, order, payBy, putInCart, stepIsOpen } from './checkout-steps.ts'
import { type RunningShop, startShop } from './shop.ts'

const BRUSH = '/product/CHI-BROSSE-POILS'
const BRUSH_NAME = 'Brosse en hêtre et soies de sanglier'

/** The edition that has store credit; all else is the same in both. */
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop({ UPSTREAM_EDITION: 'commerce' }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

/** In cents, of the shop's own writing. */
const cents = (text: string) => Number(text.replace(/[^\d-]/g, ''))

describe('a customer', () => {
  test('takes over what a guest put in the cart, once', () =>
    walkAs(browser, 1280, async ({ page }) => {
      const email = 'carts@example.com'
      await register(page, shop, email)
      await signOut(page, shop)
      await putInCart(page, shop.url + BRUSH)
      await signIn(page, shop, email)
      expect(await quantitiesInCart(page, shop)).toEqual({ [BRUSH_NAME]: '1' })

      // Nothing of the customer stays in the browser; what a guest adds comes on top.
      await signOut(page, shop)
      expect(await quantitiesInCart(page, shop)).toEqual({})
      await putInCart(page, shop.url + BRUSH)
      await signIn(page, shop, email)
      expect(await quantitiesInCart(page, shop)).toEqual({ [BRUSH_NAME]: '2' })
      await signOut(page, shop)
      await signIn(page, shop, email)
      expect(await quantitiesInCart(page, shop)).toEqual({ [BRUSH_NAME]: '2' })
    }))

  test('is found again by the link of a mail, when the password is lost', () =>
    walkAs(browser, 360, async ({ page }) => {
      const email = `forgets@example.com`
      const found = 'Bruyère-et-callune-2027'
      await register(page, shop, email)
      await signOut(page, shop)
      await openPage(page, `${shop.url}/login`)
      await main(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click()
      await heading(page, 'Mot de passe oublié').waitFor()
      await check(page, 'password request')
      await main(page)
        .getByRole('textbox', { name: /e-mail/ })
        .fill(email)
      await main(page).getByRole('button', { name: 'Recevoir le lien' }).click()
      await page.getByText(`Si un compte existe pour ${email}`, { exact: false }).waitFor()
      await check(page, 'password requested')

      await openPage(page, shop.url + (await linkInMail(shop, email, 'password-reset')))
      await heading(page, 'Nouveau mot de passe').waitFor()
      await check(page, 'new password')
      // As with Magento's own mails, the link does not name the address.
      expect(new URL(page.url()).search).toBe('')
      await main(page)
        .getByRole('textbox', { name: /e-mail/ })
        .fill(email)
      await main(page)
        .getByLabel(/^Nouveau mot de passe/)
        .fill(found)
      await main(page).getByRole('button', { name: 'Changer le mot de passe' }).click()
      await page.getByText('Votre mot de passe est changé.', { exact: false }).waitFor()
      await check(page, 'password changed')

      await submitLogin(page, shop, email, PASSWORD)
      await main(page).getByRole('alert').waitFor()
      await check(page, 'refused login')
      await signIn(page, shop, email, found)
    }))

  test('takes the newsletter and gives it up', () =>
    walkAs(browser, 360, async ({ page }) => {
      const email = 'reads@example.com'
      await register(page, shop, email)
      await openPage(page, `${shop.url}/user/newsletter`)
      await check(page, 'no newsletter')
      await main(page).getByRole('button', { name: 'M’inscrire' }).click()
      await page.getByText('Vous recevez la lettre d’information.').waitFor()
      await check(page, 'newsletter')
      expect(await linkInMail(shop, email, 'newsletter')).toBe('/user/newsletter')
      await reloadPage(page)
      await main(page).getByRole('button', { name: 'Me désinscrire' }).click()
      await page.getByText('Vous ne recevez pas la lettre d’information.').waitFor()
      await reloadPage(page)
      await page.getByText('Vous ne recevez pas la lettre d’information.').waitFor()
    }))

  test('gives all its data as one file, and is gone for good once deleted', () =>
    walkAs(browser, 1280, async ({ page }) => {
      const email = 'leaves@example.com'
      await register(page, shop, email)
      await addAddress(page, shop)
      await openPage(page, `${shop.url}/rgpd/`)
      await check(page, 'personal data')
      const formWith = (name: string) =>
        main(page)
          .locator('form')
          .filter({ has: page.getByRole('button', { name }) })
      const exporting = formWith('Télécharger le fichier')
      const password = 'Mot de passe actuel'
      await exporting.getByRole('textbox', { name: password }).fill(PASSWORD)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        exporting.getByRole('button', { name: 'Télécharger le fichier' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/\.json$/)
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        profile: { email, firstname: 'Léa', lastname: 'Kermarec' },
        addresses: [{ address: { locality: 'Rennes' } }],
        newsletter: { isSubscribed: false },
        orders: { items: [] },
      })
      await check(page, 'exported')

      const deletion = formWith('Supprimer définitivement mon compte')
      const deleteNow = () => deletion.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click()
      await deletion.getByRole('textbox', { name: password }).fill('Pas-le-bon-2026')
      await deleteNow()
      await deletion.getByText('Cochez cette case pour continuer.').waitFor()
      await check(page, 'deletion not understood')
      await deletion.getByRole('checkbox').check()
      await deleteNow()
      await deletion.getByText('Ce mot de passe n’est pas le bon.').waitFor()
      await deletion.getByRole('textbox', { name: password }).fill(PASSWORD)
      await deleteNow()
      await page.getByText('Votre compte est supprimé.', { exact: false }).waitFor()
      await check(page, 'deleted')

      await submitLogin(page, shop, email, PASSWORD)
      await main(page).getByRole('alert').waitFor()
      await page.goto(`${shop.url}/user/`)
      await page.waitForURL(/\/login$/)
    }))

  test('orders, gets the invoice, is refunded and buys with what it was refunded', () =>
    walkAs(browser, 360, async ({ page }) => {
      await register(page, shop, 'buys@example.com')
      await addAddress(page, shop)
      const toPayment = async () => {
        await putInCart(page, shop.url + BRUSH)
        await page.getByRole('link', { name: 'Passer la commande' }).first().click()
        await stepIsOpen(page, 'Adresse de livraison')
        await page.getByRole('radio', { name: /Léa Kermarec/ }).waitFor()
        await deliverHome(page)
      }
      await toPayment()
      await payBy(page, 'Virement bancaire')
      const number = await confirmedOrder(page, await order(page))
      await control(shop, 'invoice', { number })
      await control(shop, 'ship', {
        number,
        tracking: [{ carrier: 'colissimo', title: 'Colissimo', number: '6A00000000042' }],
      })

      const toOrder = async () => {
        await openPage(page, `${shop.url}/user/orders/`)
        await page.getByRole('link', { name: `Voir la commande n° ${number}` }).click()
        await heading(page, new RegExp(number)).waitFor()
      }
      await toOrder()
      await page.getByRole('link', { name: /Suivre le colis 6A00000000042/ }).waitFor()
      await page.getByRole('link', { name: /Voir la facture/ }).click()
      await heading(page, /Facture n°/).waitFor()
      await main(page).getByText(BRUSH_NAME).waitFor()
      await check(page, 'invoice')
      const path = await page.getByRole('link', { name: /Télécharger/ }).getAttribute('href')
      const pdf = await page.request.get(shop.url + (path ?? ''))
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

      const comment = 'Brosse revenue intacte'
      await control(shop, 'refund', { number, comment, toStoreCredit: true })
      await toOrder()
      await page.getByRole('link', { name: 'Voir les remboursements' }).click()
      await page.getByText(comment).waitFor()
      const amountAt = (term: RegExp | string) =>
        page.getByRole('term').filter({ hasText: term }).last().locator('xpath=following-sibling::dd').innerText()
      const refunded = cents(await amountAt('Total remboursé'))
      await check(page, 'refund')
      await openPage(page, `${shop.url}/user/store-credit`)
      expect(cents(await page.getByText('Solde disponible').innerText())).toBe(refunded)
      await check(page, 'store credit')

      await toPayment()
      await page.getByRole('button', { name: /article/ }).click()
      const before = cents(await amountAt('Total TTC'))
      await page.getByText(/^Vous avez un avoir de/).waitFor()
      await page.getByRole('button', { name: 'Utiliser', exact: true }).click()
      await page
        .getByRole('main')
        .getByText(/^Avoir déduit/)
        .first()
        .waitFor()
      await expect.poll(async () => cents(await amountAt('Total TTC'))).toBe(before - refunded)
      await check(page, 'payment with store credit')
      await payBy(page, 'Virement bancaire')
      await confirmedOrder(page, await order(page))
      await openPage(page, `${shop.url}/user/store-credit`)
      expect(cents(await page.getByText('Solde disponible').innerText())).toBe(0)
    }))
})
