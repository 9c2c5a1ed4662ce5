import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RegisterCustomer } from '../../web/screens/customer/customer.generated.ts'
import {
  addAddress,
  control,
  fillRegistration,
  heading,
  linkInMail,
  main,
  openAddressForm,
  PASSWORD,
  passwordField,
  quantitiesInCart,
  register,
  saveAddress,
  signIn,
  signOut,
  submitLogin,
  submitRegistration,
} from './account-steps.ts'
import { expectSilence, openBrowser, openPage, reloadPage, visit, type Visitor } from './browser.ts'
import {
  check,
  confirmedOrder,
  deliverHome,
  fillAddress,
  order,
  payBy,
  putInCart,
  stepIsOpen,
} from './checkout-steps.ts'
import { type RunningShop, startShop } from './shop.ts'

/** In ms: a whole journey, with every rule of axe at every screen, on a busy machine. */
const PATIENCE = 300_000
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

describe.each([360, 1280])('the account at %i px', (width) => {
  const journey = (name: string, walk: (visitor: Visitor) => Promise<void>) => journeyAt(width, name, walk)
  /** The long ways, whose screens other journeys see in both widths, are gone in one of them. */
  const journeyAt = (only: number, name: string, walk: (visitor: Visitor) => Promise<void>) =>
    only === width &&
    test(
      name,
      async () => {
        const visitor = await visit(browser, width)
        await walk(visitor)
        expectSilence(visitor)
        await visitor.leave()
      },
      PATIENCE,
    )

  journey(
    'opens with a password that follows the rule and without the newsletter, and a mail says so',
    async ({ page }) => {
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
    },
  )

  journey('keeps addresses, none with a line too long for a parcel’s label', async ({ page }) => {
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
  })

  journeyAt(1280, 'takes over what a guest put in the cart, once', async ({ page }) => {
    const email = `carts-${width}@example.com`
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
  })

  journeyAt(360, 'is found again by the link of a mail, when the password is lost', async ({ page }) => {
    const email = `forgets-${width}@example.com`
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
  })

  journeyAt(360, 'takes the newsletter and gives it up', async ({ page }) => {
    const email = `reads-${width}@example.com`
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
  })

  journeyAt(1280, 'gives all its data as one file, and is gone for good once deleted', async ({ page }) => {
    const email = `leaves-${width}@example.com`
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
  })

  journeyAt(360, 'orders, gets the invoice, is refunded and buys with what it was refunded', async ({ page }) => {
    await register(page, shop, `buys-${width}@example.com`)
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
    if (width < 700) await page.getByRole('button', { name: /article/ }).click()
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
  })
})
