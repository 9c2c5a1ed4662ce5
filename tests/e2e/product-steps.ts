import type { Locator, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { seed } from '../../demo-store/seed/data.ts'

/** What a shopper does with a product of the demo store, up to the cart. */
export function product(sku: string) {
  const found = seed.products.find((candidate) => candidate.sku === sku)
  if (!found) throw new Error(`The demo store has no product ${sku}.`)
  return found
}

export function nameOf(sku: string): string {
  return product(sku).name
}

export async function openProduct(page: Page, shop: string, sku: string): Promise<void> {
  await openPage(page, `${shop}/${product(sku).urlKey}.html`)
  await page.getByRole('heading', { level: 1, name: nameOf(sku) }).waitFor()
}

/** The button of the product itself, not those of the cards below it. */
export function addToCart(page: Page): Locator {
  return page.getByRole('form').getByRole('button', { name: /^Ajouter au panier/ })
}

/** The field for how many pieces of a part are wanted. */
export function quantityOf(page: Page, sku: string): Locator {
  return page.getByRole('textbox', { name: `Quantité : ${nameOf(sku)}` })
}

export async function openCartFromMiniCart(page: Page): Promise<void> {
  const miniCart = page.getByRole('dialog', { name: 'Votre panier' })
  await miniCart.getByText('Ajouté au panier').waitFor()
  await miniCart.getByRole('link', { name: 'Voir le panier' }).click()
  await page.getByRole('heading', { level: 1, name: /Panier/ }).waitFor()
}

/** A line's total in cents. */
export async function totalOf(line: Locator): Promise<number> {
  const text = await line.getByText('Total de la ligne').locator('xpath=..').innerText()
  const amount = /(\d[\d\s]*,\d\d)\s€/.exec(text)?.[1] ?? ''
  return Math.round(Number(amount.replaceAll(/\s/g, '').replace(',', '.')) * 100)
}
