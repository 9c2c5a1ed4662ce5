import { beforeAll, describe, expect, test } from 'vitest'
import { HOME, Shopper } from '../support/shopper.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'
import { camille, login } from '../customer/customers.ts'

const at = useCustomerShop()

beforeAll(() => at.store.control.setting({ key: 'required_fields', value: 'address:vat_id?,fax?' }))

const input = (values: Record<string, string>) => Object.entries(values).map(([code, value]) => ({ code, value }))

type Kept = { fields: { code: string; value: string }[] }

describe('an address whose VAT number is optional', () => {
  const vat = { vat_id: 'FR12345678901' }

  test('has a field for it that may stay empty', async () => {
    const guest = new Shopper(at.shop.url)
    const asked = '{ formFields(form: ADDRESS) { code label isRequired } }'
    expect(await guest.ask(asked)).toEqual({
      formFields: [{ code: 'vat_id', label: 'Numéro de TVA (facultatif)', isRequired: false }],
    })
    await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })
    await guest.email()
    for (const values of [vat, { vat_id: '' }]) {
      expect(await guest.addresses({ shipping: { address: { ...HOME, fields: input(values) } } })).toMatchObject({
        success: true,
      })
      const kept = await guest.ask<{ checkout: { shippingAddress: Kept } }>(
        '{ checkout { shippingAddress { fields { code value } } } }',
      )
      expect(kept.checkout.shippingAddress.fields).toEqual(values.vat_id ? input(values) : [])
    }
  })

  test('stores it in the book, empties it there, and is complete without', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    const read = async () =>
      (
        await browser.ask<{ me: { addresses: (Kept & { id: string; missingFields: string[] })[] } }>(
          '{ me { addresses { id missingFields fields { code value } } } }',
        )
      ).me.addresses
    const [entry] = await read()
    for (const values of [vat, { vat_id: '' }]) {
      await browser.ask(
        `mutation Update($input: CustomerAddressInput!) {
           updateCustomerAddress(id: "${entry?.id}", input: $input) { success } }`,
        { input: { address: { ...HOME, fields: input(values) } } },
      )
      const now = (await read()).find(({ id }) => id === entry?.id)
      expect(now).toMatchObject({ missingFields: [], fields: values.vat_id ? input(values) : [] })
    }
  })
})
