import { createHash } from 'node:crypto'
import type { CustomerAddress } from '../../graphql/shop-schema.generated.ts'
import { plainId } from '../uid.ts'
import { readClaims } from '../../session/sign-in.ts'
import type { CustomerModel } from './customer-model.ts'
import type { StoreAddressFragment } from './magento/address-book.generated.ts'
import type { StoreCustomerFragment } from './magento/customer.generated.ts'

export function mapCustomer(customer: StoreCustomerFragment, token: string): CustomerModel {
  return {
    id: opaqueId(customer, token),
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    isSubscribed: customer.is_subscribed ?? false,
    addresses: (customer.addresses ?? []).flatMap((address) => (address ? (mapAddress(address) ?? []) : [])),
  }
}

/** Maps an entry; null if the store returns no id, without which it cannot be used. */
export function mapAddress(address: StoreAddressFragment): CustomerAddress | null {
  const id = address.uid ? plainId(address.uid) : address.id
  if (id === null) return null
  const { region_id: regionId, region } = address.region ?? {}
  return {
    id: String(id),
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company || null,
    telephone: address.telephone || null,
    address: {
      country: address.country_code ?? '',
      locality: address.city ?? '',
      postalCode: address.postcode ?? '',
      streetAddress: (address.street ?? []).flatMap((line) => line || []),
    },
    region: region || null,
    // Zero means none.
    regionId: regionId ? String(regionId) : null,
    isDefaultShipping: address.default_shipping ?? false,
    isDefaultBilling: address.default_billing ?? false,
  }
}

/** Returns a stable id of the customer for browsers. It hides the store's id, which reveals the number of customers. */
function opaqueId({ created_at: createdAt, email }: StoreCustomerFragment, token: string): string {
  const { uid = email } = readClaims(token)
  return createHash('sha256').update(`customer:${uid}:${createdAt}`).digest('base64url').slice(0, 22)
}
