import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { startRealShop } from '../support/real-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'
import { camille, change, login, noe, PASSWORD } from '../customer/customers.ts'

const at = useCustomerShop()

const ACCOUNT = ['prefix', 'dob', 'taxvat', 'gender', 'card_number']
const ADDRESS = ['prefix', 'company', 'vat_id']

const requires = (value: string) => at.store.control.setting({ key: 'required_fields', value })

beforeAll(() => requires(`customer:${ACCOUNT.join(',')},id_copy;address:${ADDRESS.join(',')}`))

const fieldsOf = async (browser: Pick<Browser, 'ask'>, form: string) =>
  (
    await browser.ask<{
      formFields: { code: string; label: string; kind: string; options: { label: string }[] }[]
    }>(`{ formFields(form: ${form}) { code label kind options { value label } } }`)
  ).formFields

const input = (values: Record<string, string>) => Object.entries(values).map(([code, value]) => ({ code, value }))

const OUR_VALUES = { prefix: 'Mme', dob: '1990-12-31', taxvat: 'FR12345678901', gender: '2', card_number: '42' }

type Kept = { fields: { code: string; value: string }[] }
const keptBy = async (browser: Browser) =>
  (
    await browser.ask<{ me: Kept & { addresses: (Kept & { id: string })[] } }>(
      '{ me { fields { code value } addresses { id fields { code value } } } }',
    )
  ).me

async function register(browser: Browser, fields: Record<string, string> | undefined, email: string) {
  const { answer } = await browser.ask<{
    answer: { success: boolean; errorMessage: string | null; errors: { field: string; message: string }[] }
  }>(
    `mutation Register($input: RegisterCustomerInput!) {
       answer: registerCustomer(input: $input) { success errorMessage errors { field message } } }`,
    {
      input: { firstname: 'Ada', lastname: 'Lo', email, password: PASSWORD, ...(fields && { fields: input(fields) }) },
    },
  )
  return answer
}

describe('an account', () => {
  test('asks for what the store requires, in the shop’s words', async () => {
    expect(await fieldsOf(at.newBrowser(), 'CUSTOMER_CREATE')).toMatchObject([
      { code: 'prefix', label: 'Civilité', kind: 'TEXT', options: [] },
      { code: 'dob', label: 'Date de naissance', kind: 'DATE' },
      { code: 'taxvat', label: 'Numéro de TVA', kind: 'TEXT' },
      { code: 'gender', kind: 'SELECT', options: [{ label: 'Homme' }, { label: 'Femme' }, { label: 'Non précisé' }] },
      { code: 'card_number', label: 'Numéro de carte', kind: 'TEXT' },
    ])
  })

  test('says at each field what is missing or wrong', async () => {
    const browser = at.newBrowser()
    const empty = await register(browser, {}, 'empty@example.com')
    expect(empty.errors.map(({ field }) => field)).toEqual(ACCOUNT.map((code) => `fields.${code}`))
    const wrong = await register(
      browser,
      { ...OUR_VALUES, prefix: '<b>', dob: '2990-01-01', gender: '9', taxvat: 'x'.repeat(256) },
      'wrong@example.com',
    )
    expect(wrong.errors.map(({ field }) => field)).toEqual(
      ['prefix', 'dob', 'taxvat', 'gender'].map((code) => `fields.${code}`),
    )
  })

  test('keeps the values in the store’s own fields and in custom attributes', async () => {
    await requires(`customer:${ACCOUNT.join(',')};address:${ADDRESS.join(',')}`)
    const browser = at.newBrowser()
    expect(await register(browser, { ...OUR_VALUES, unknown: 'x' }, 'ada@example.com')).toMatchObject({ success: true })
    expect((await keptBy(browser)).fields).toEqual(expect.arrayContaining(input(OUR_VALUES)))
    const data = await browser.ask<{ answer: { data: string } }>(
      `mutation { answer: exportPersonalData(password: "${PASSWORD}") { data } }`,
    )
    expect(JSON.parse(data.answer.data)).toMatchObject({
      profile: { fields: expect.arrayContaining(input(OUR_VALUES)) },
    })
  })

  test('that lacks them is completed where the name is changed; until then the store’s reason is said', async () => {
    const browser = at.newBrowser()
    await login(browser, noe)
    expect(await change(browser, 'setNewsletterSubscription(isSubscribed: false)')).toMatchObject({
      success: false,
      errorMessage: 'Il manque un champ obligatoire\u00a0: Name Prefix.',
    })
    const names = 'firstname: "Noé", lastname: "Lambert"'
    expect(await change(browser, `updateCustomer(${names}, fields: [])`)).toMatchObject({ success: false })
    const values = input(OUR_VALUES).map(({ code, value }) => `{ code: "${code}", value: "${value}" }`)
    expect(await change(browser, `updateCustomer(${names}, fields: [${values.join(' ')}])`)).toMatchObject({
      success: true,
    })
    expect(await change(browser, 'setNewsletterSubscription(isSubscribed: false)')).toMatchObject({ success: true })
    // Who sends names alone changes nothing else.
    expect(await change(browser, `updateCustomer(${names})`)).toMatchObject({ success: true })
    expect((await keptBy(browser)).fields).toEqual(expect.arrayContaining(input(OUR_VALUES)))
  })
})

describe('an address', () => {
  const values = { prefix: 'M.', vat_id: 'FR00' }

  test('of the book is saved with them, and an older one completed', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    const [entry] = (await keptBy(browser)).addresses
    const update = async (address: object) =>
      (
        await browser.ask<{ answer: { success: boolean; errors: { field: string }[] } }>(
          `mutation Update($input: CustomerAddressInput!) {
             answer: updateCustomerAddress(id: "${entry?.id}", input: $input) { success errors { field } } }`,
          { input: { address: { ...HOME, ...address } } },
        )
      ).answer
    expect((await update({ fields: [] })).errors.map(({ field }) => field)).toEqual([
      'address.company',
      'address.fields.prefix',
      'address.fields.vat_id',
    ])
    expect(await update({ company: 'Écuries', fields: input(values) })).toMatchObject({ success: true })
    const after = (await keptBy(browser)).addresses.find(({ id }) => id === entry?.id)
    expect(after?.fields).toEqual(input(values))
  })

  test('of a guest’s order goes to the store with them', async () => {
    const guest = new Shopper(at.shop.url)
    await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })
    await guest.email()
    const lacking = await guest.addresses({ shipping: { address: { ...HOME, fields: [] } } })
    expect(lacking.errors.map(({ field }) => field)).toEqual([
      'shipping.address.company',
      'shipping.address.fields.prefix',
      'shipping.address.fields.vat_id',
    ])
    const address = { ...HOME, company: 'Écuries', fields: input(values) }
    expect(await guest.addresses({ shipping: { address } })).toMatchObject({ success: true })
    const kept = await guest.ask<{ checkout: { shippingAddress: Kept } }>(
      '{ checkout { shippingAddress { fields { code value } } } }',
    )
    expect(kept.checkout.shippingAddress.fields).toEqual(input(values))
    await guest.delivery()
    const placed = await guest.order((await guest.payment()).checkout)
    expect(placed.success).toBe(true)
  })
})

describe('a store that does not describe its forms', () => {
  let close: () => Promise<void>
  afterEach(() => close())

  test('closes no form', async () => {
    const proxy = await startFaultProxy(at.store.url.replace(/\/$/, ''))
    const failure = JSON.stringify({ errors: [{ message: 'Internal server error' }], data: null })
    proxy.fault = ({ url }) => (url?.includes('attributesForm') ? { kind: 'answer', status: 500, body: failure } : PASS)
    const shop = await startRealShop(proxy.url, { CAPTCHA: 'false' })
    close = async () => {
      await shop.close()
      await proxy.close()
    }
    const guest = new Shopper(shop.url)
    expect(await fieldsOf(guest, 'ADDRESS')).toEqual([])
    const { countries } = await guest.ask<{ countries: object[] }>('{ countries { id } }')
    expect(countries.length).toBeGreaterThan(1)
  })
})
