import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectSilence, openPage, settled, visit, type Visitor } from './browser.ts'
import { fillAddress } from './checkout-steps.ts'
import type { RunningShop } from './shop.ts'

type Shop = Pick<RunningShop, 'url'>
type Store = Pick<RunningShop, 'storeUrl'>

/** Steps of a customer in the account: each function ends when the next screen is there. */
export const PASSWORD = 'Genêt-et-ajonc-2026'

/** A visitor of their own goes this way, and the console stays silent. */
export async function walkAs(
  browser: Browser,
  width: number,
  walk: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await visit(browser, width)
  await walk(visitor)
  expectSilence(visitor)
  await visitor.leave()
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const main = (page: Page) => page.getByRole('main')
const emailField = (page: Page) => main(page).getByRole('textbox', { name: /e-mail/ })
export const passwordField = (page: Page) => main(page).getByLabel(/^Mot de passe/)

export async function fillRegistration(page: Page, email: string, password: string): Promise<void> {
  await main(page)
    .getByLabel(/^Prénom/)
    .fill('Léa')
  await main(page).getByLabel(/^Nom/).fill('Kermarec')
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
}

export async function submitRegistration(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Créer mon compte' }).click()
}

export async function register(page: Page, { url }: Shop, email: string): Promise<void> {
  await openPage(page, `${url}/register`)
  await fillRegistration(page, email, PASSWORD)
  await submitRegistration(page)
  await page.waitForURL(/\/user\/$/)
  await heading(page, 'Mon compte').waitFor()
}

/** Presses the button; the caller has to wait for what comes next. */
export async function submitLogin(page: Page, { url }: Shop, email: string, password: string): Promise<void> {
  await openPage(page, `${url}/login`)
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await main(page).getByRole('button', { name: 'Me connecter' }).click()
}

export async function signIn(page: Page, shop: Shop, email: string, password = PASSWORD): Promise<void> {
  await submitLogin(page, shop, email, password)
  await page.waitForURL(/\/user\/$/)
  await heading(page, 'Mon compte').waitFor()
}

export async function signOut(page: Page, { url }: Shop): Promise<void> {
  await openPage(page, `${url}/user/`)
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await page.waitForURL(`${url}/`)
  await settled(page)
}

export async function openAddressForm(page: Page, { url }: Shop): Promise<void> {
  await openPage(page, `${url}/user/address-book`)
  await main(page).getByRole('button', { name: 'Ajouter une adresse' }).click()
  await page.getByRole('heading', { level: 2, name: 'Nouvelle adresse' }).waitFor()
}

export async function saveAddress(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

export async function addAddress(page: Page, shop: Shop): Promise<void> {
  await openAddressForm(page, shop)
  await fillAddress(page)
  await saveAddress(page)
  await main(page).getByText('12 rue des Bourreliers', { exact: true }).waitFor()
}

type Mail = { kind: string; parts: (string | { path?: string })[] }

/** The path that the first button of the newest mail of a kind leads to, or the first that leads to such a path, once the mail is there. */
export async function linkInMail({ storeUrl }: Store, email: string, kind: string, begin = '/'): Promise<string> {
  const find = async () => {
    const response = await fetch(`${storeUrl}/__control/mails?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as Mail[]
    return mails
      .find((mail) => mail.kind === kind)
      ?.parts.flatMap((part) => (typeof part === 'string' ? [] : (part.path ?? [])))
      .find((path) => path.startsWith(begin))
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** Actions of the merchant, through the store's control API. */
export async function control({ storeUrl }: Store, what: string, body: object): Promise<void> {
  const response = await fetch(`${storeUrl}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, `${what}: ${await response.text()}`).toBe(true)
}

/** Returns the names and quantities in the cart. */
export async function quantitiesInCart(page: Page, { url }: Shop): Promise<Record<string, string>> {
  await openPage(page, `${url}/cart`)
  const quantities: Record<string, string> = {}
  for (const line of await main(page).getByRole('article').all()) {
    const name = await line.getByRole('heading').innerText()
    quantities[name] = await line.getByRole('textbox', { name: `Quantité de ${name}` }).inputValue()
  }
  return quantities
}
