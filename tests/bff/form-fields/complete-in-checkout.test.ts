import { expect, test } from 'vitest'
import { HOME, Shopper } from '../support/shopper.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'
import { camille, PASSWORD } from '../customer/customers.ts'

const at = useCustomerShop()

const VIRTUAL = { sku: 'SRV-VISIO-30', qty: 1 }

type Entry = {
  id: string
  isDefaultBilling: boolean
  missingFields: string[]
  fields: { code: string; value: string }[]
}

test('a default billing address that lacks something is completed before an order without delivery', async () => {
  const customer = new Shopper(at.shop.url)
  const billingEntry = async () => {
    const { me } = await customer.ask<{ me: { addresses: Entry[] } }>(
      '{ me { addresses { id isDefaultBilling missingFields fields { code value } } } }',
    )
    return me.addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  }
  await customer.login(camille.email, PASSWORD)
  await customer.add(VIRTUAL)
  await at.store.control.setting({ key: 'required_fields', value: 'address:vat_id' })

  // Magento has copied it into the cart.
  expect(await customer.checkout()).toMatchObject({ step: 'ADDRESS', billingAddress: { address: {} } })
  const entry = await billingEntry()
  expect(entry?.missingFields).toHaveLength(1)
  const customerAddressId = entry?.id
  const lacking = await customer.addresses({ billing: { customerAddressId } })
  expect(lacking.errors).toMatchObject([{ field: 'billing.address.fields.vat_id' }])

  const address = { ...HOME, fields: [{ code: 'vat_id', value: 'FR00' }] }
  const { success, checkout } = await customer.addresses({ billing: { customerAddressId, address } })
  expect({ success, step: checkout.step }).toEqual({ success: true, step: 'PAYMENT' })
  expect(await billingEntry()).toMatchObject({ id: customerAddressId, missingFields: [], fields: address.fields })
  expect(await customer.order((await customer.payment()).checkout)).toMatchObject({ success: true })
})
