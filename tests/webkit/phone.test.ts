import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Browser, openWebKit } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openWebKit()
})
afterAll(() => browser?.close())

const button = (text: string) => `//button[contains(normalize-space(.), "${text}")]`
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`
/** Of what a shopper sees, in CSS pixels. */
const heightOfDialog = () =>
  browser.run<number>('() => document.querySelector("dialog[open]")?.getBoundingClientRect().height ?? 0')

test('a guest orders, and sees what opens on the way', async () => {
  await browser.open(`${shop}/croquettes-poulet-fermier-et-riz-chien-adulte.html`)
  await browser.click(button('Ajouter au panier'))
  await expect.poll(heightOfDialog).toBeGreaterThan(200)
  await browser.click('//dialog[@open]//a[contains(., "Passer la commande")]')
  await browser.type(field('Adresse e-mail'), 'safari@example.com')
  await browser.click(button('Continuer sans compte'))
  const address = { Prénom: 'Anne', Nom: 'Petit', Adresse: '12 rue des Lices', 'Code postal': '35000', Ville: 'Rennes' }
  for (const [label, text] of Object.entries(address)) await browser.type(field(label), text)
  await browser.type(field('Téléphone'), '0612345678')
  await browser.click(button('Choisir la livraison'))
  await browser.click('//label[contains(., "domicile")]')
  await browser.click(button('Choisir le paiement'))
  await browser.click(button('autres moyens de paiement'))
  await browser.click('//label[contains(., "Virement bancaire")]')
  await browser.click(button('Vérifier ma commande'))
  await browser.click('//main//*[self::a or self::button][contains(., "onditions générales")]')
  await expect.poll(heightOfDialog).toBeGreaterThan(200)
  await browser.click('//dialog[@open]//button[@aria-label="Fermer"]')
  await browser.click(
    '//main//input[@type="checkbox"][@id=//label[contains(., "conditions générales")]/@for or ancestor::label[contains(., "conditions générales")]]',
  )
  await browser.click(button('Commande avec obligation de paiement'))
  await expect.poll(() => browser.url()).toContain('/checkout/success')
})
