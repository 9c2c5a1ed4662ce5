import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, visit, type Visitor } from './browser.ts'
import { beginOrder, goOnAsGuest, ORDER_BUTTON, putInCart } from './checkout-steps.ts'
import { listenerOf, type SpokenNode, spokenNodes } from './spoken.ts'

const shop = inject('shopUrl')

const PAGES = {
  home: '/',
  category: '/chiens.html',
  search: '/search/croquettes',
  product: '/manteau-de-pluie-brume-pour-chien.html',
  content: '/accueillir-un-chiot',
  cart: '/cart',
  login: '/login',
  contact: '/contact',
  questions: '/faq/',
  'not found': '/no-such-page',
}

/** What is told by its name alone. */
const NAMED =
  'button checkbox combobox dialog heading img image link radio searchbox slider spinbutton switch tab textbox'
const HAS_NAME: ReadonlySet<string> = new Set(NAMED.split(' '))
/** Parts of a page to jump to. Where there are several of a kind, names tell them apart. */
const LANDMARKS = ['banner', 'main', 'contentinfo', 'navigation', 'search', 'complementary', 'region', 'form']

let browser: Browser
let visitor: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser, 1280)
})
afterAll(() => browser.close())

describe('the accessibility tree', () => {
  const titles = new Map<string, string>()
  /** Of the home page: menus and search are in the same place everywhere. */
  const order: string[] = []

  test.each(Object.entries(PAGES))('%s', async (name, path) => {
    const { page, messages } = visitor
    messages.length = 0
    await openPage(page, shop + path)
    const nodes = await spokenNodes(page)
    expect(nodes.filter(isNameless).map(shown), 'without a name').toEqual([])
    expect(headingFaults(nodes), 'headings').toEqual([])
    expect(landmarkFaults(nodes), 'landmarks').toEqual([])
    expect(looseNodes(nodes).map(shown), 'outside a list or a group').toEqual([])
    if (name === 'home') order.push(...landmarkOrder(nodes))
    // Help has a layout of its own.
    else if (name !== 'questions') expect(landmarkOrder(nodes)).toEqual(order)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/)

    const title = await page.title()
    expect(title.length).toBeGreaterThan(5)
    expect([...titles].filter(([, other]) => other === title)).toEqual([])
    titles.set(name, title)
    // The first stop leads past everything that is the same on every page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aller au contenu')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    if (name !== 'not found') expectSilence(visitor)
  })
})

describe('an order by its accessibility tree', () => {
  test('goes from the home page to the confirmation', async () => {
    const shopper = await visit(browser, 1280)
    const { page } = shopper
    const { hear, activate, type } = listenerOf(page)
    await openPage(page, shop)

    const menu = { role: 'navigation', name: 'Rayons de la boutique' }
    await activate('link', 'Chiens', menu)
    await hear({ role: 'heading', name: 'Chiens' })
    await activate('link', /^Brosse en hêtre/, { role: 'main', name: '' })
    await hear({ role: 'heading', name: /^Brosse en hêtre/ })
    await activate('button', /^Ajouter au panier/, { role: 'form', name: /./ })
    await activate('link', 'Voir le panier', { role: 'dialog', name: 'Votre panier' })
    await activate('link', 'Passer la commande')

    const guest = { role: 'region', name: 'Je commande sans compte' }
    await hear({ role: 'heading', name: 'Avant de commander' })
    await type(/e-mail/, 'nora.lebihan@example.com', guest)
    await activate('button', 'Continuer sans compte', guest)

    await hear({ role: 'heading', name: 'Adresse de livraison' })
    await type(/^Prénom/, 'Nora')
    await type(/^Nom/, 'Le Bihan')
    await type(/^Adresse/, '12 rue des Bourreliers')
    await type(/^Code postal/, '35000')
    await type(/^Ville/, 'Rennes')
    await type(/^Téléphone/, '06 12 34 56 78')
    await activate('button', 'Choisir la livraison')

    await hear({ role: 'heading', name: /^(Mode de livraison|Moyen de paiement)$/ })
    const nodes = await spokenNodes(page)
    if (nodes.some(({ role, name }) => role === 'heading' && name === 'Mode de livraison')) {
      await activate('radio', /domicile/)
      await activate('button', 'Choisir le paiement')
    }
    await hear({ role: 'heading', name: 'Moyen de paiement' })
    await activate('button', /autres moyens de paiement/)
    await activate('radio', /^Virement bancaire/)
    expect(await hear({ role: 'radio', name: /^Virement bancaire/ })).toMatchObject({ isChecked: true })
    await activate('button', 'Vérifier ma commande')

    await hear({ role: 'heading', name: 'Vérifiez votre commande' })
    await activate('checkbox', /conditions générales/)
    await activate('button', ORDER_BUTTON)
    await hear({ role: 'heading', name: /^Merci/ })
    expect(page.context().pages()).toEqual([page])
    expectSilence(shopper)
    await shopper.leave()
  })
})

test('fields about people say what they are for', async () => {
  const { page } = visitor
  const purposeOf = (name: RegExp) => page.getByRole('textbox', { name }).first().getAttribute('autocomplete')
  await openPage(page, `${shop}/register`)
  expect(await purposeOf(/^Prénom/)).toBe('given-name')
  expect(await purposeOf(/^Nom/)).toBe('family-name')
  expect(await purposeOf(/e-mail/)).toMatch(/^(email|username)$/)
  await openPage(page, `${shop}/contact`)
  expect(await purposeOf(/^Prénom et nom/)).toBe('name')
  expect(await purposeOf(/^Téléphone/)).toBe('tel')
  await putInCart(page, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
  await beginOrder(page)
  await goOnAsGuest(page, 'remplissage@example.com')
  const fields = [/^Prénom/, /^Nom/, /^Adresse/, /^Code postal/, /^Ville/, /^Téléphone/]
  const purposes = ['given-name', 'family-name', 'address-line1', 'postal-code', 'address-level2', 'tel']
  const found = await Promise.all(fields.map(purposeOf))
  expect(found.map((purpose) => purpose?.split(' ').at(-1))).toEqual(purposes)
})

function isNameless({ role, name }: SpokenNode): boolean {
  return HAS_NAME.has(role) && !/[\p{L}\p{N}]/u.test(name)
}

/** Links of a menu and products that no list counts, and choices that no group names. One link beside a list is none of it. */
function looseNodes(nodes: readonly SpokenNode[]): SpokenNode[] {
  const isIn = ({ around }: SpokenNode, role: string) => around.some((outer) => outer.role === role)
  const loose = nodes.filter((node) => !isIn(node, 'list'))
  const links = loose.filter((node) => node.role === 'link' && isIn(node, 'navigation'))
  const menuOf = ({ around }: SpokenNode) => around.find(({ role }) => role === 'navigation')?.name
  return [
    ...nodes.filter(
      ({ role, around }) => role === 'radio' && !around.some((one) => one.role.endsWith('group') && one.name),
    ),
    ...loose.filter(({ role, name }) => role === 'article' && name),
    ...links.filter((link) => links.some((other) => other !== link && menuOf(other) === menuOf(link))),
  ]
}

function landmarkOrder(nodes: readonly SpokenNode[]): string[] {
  return nodes
    .filter(({ role, around }) => LANDMARKS.includes(role) && !around.some((outer) => outer.role === 'main'))
    .filter(({ role, name }) => role !== 'form' && (role !== 'region' || name))
    .map(({ role, name }) => `${role} ${name}`)
}

function shown({ role, name, around }: SpokenNode): string {
  return `${role} «${name}» in ${around.map((outer) => `${outer.role} ${outer.name}`.trim()).join(' < ')}`
}

/** One at the top, and none that skips a level on the way down. */
function headingFaults(nodes: readonly SpokenNode[]): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading')
  const tops = headings.filter(({ level }) => level === 1)
  const skips = headings.filter(({ level }, place) => (level ?? 0) > (headings[place - 1]?.level ?? level ?? 0) + 1)
  return [...(tops.length === 1 ? [] : [`${tops.length} at the top`]), ...skips.map(shown)]
}

function landmarkFaults(nodes: readonly SpokenNode[]): string[] {
  return LANDMARKS.flatMap((role) => {
    // A form without a name is none.
    const found = nodes.filter((node) => node.role === role && (role !== 'form' || node.name))
    const names = found.map(({ name }) => name)
    const isOne = ['banner', 'main', 'contentinfo'].includes(role)
    if (isOne) return names.length === 1 ? [] : [`${names.length} times ${role}`]
    return names.length > 1 && new Set(names).size < names.length ? [`${role}: ${names.join(' | ')}`] : []
  })
}
