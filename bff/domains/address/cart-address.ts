import type { AddressInput, CheckoutAddress } from '../../graphql/shop-schema.generated.ts'
import type { CartAddressInput } from '../../magento/store-types.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import type { CartAddressPartsFragment } from '../checkout/magento/checkout.generated.ts'
import { addressInput, addressValues } from '../form-fields/values.ts'
import { knownParts } from './placeholder.ts'

/** Maps a cart's address to the shop's schema. */
export function mapCartAddress(address: CartAddressPartsFragment): CheckoutAddress {
  const { firstname, lastname, company, telephone, street, city, postcode, country, region } = knownParts(address)
  return {
    firstname,
    lastname,
    company: company || null,
    telephone: telephone || null,
    address: {
      country: country.code,
      locality: city,
      postalCode: postcode ?? '',
      streetAddress: street.flatMap((line) => line || []),
    },
    region: region?.label || region?.code || null,
    // Entries of the address book have 0 where there is no region.
    regionId: region?.region_id ? String(region.region_id) : null,
    fields: addressValues(address, address.custom_attributes),
  }
}

/** Maps a validated input to an address. */
export function addressOfInput(input: AddressInput): CheckoutAddress {
  const { firstname, lastname, telephone, country, locality, postalCode, streetAddress } = input
  return {
    firstname,
    lastname,
    company: input.company || null,
    telephone,
    address: { country, locality, postalCode, streetAddress },
    region: input.region || null,
    regionId: input.regionId || null,
    fields: input.fields?.map(({ code, value }) => ({ code, value })) ?? [],
  }
}

/**
 * Maps an address to the store's input. Absent values become empty texts: the store fails on nulls, and keeps the cart's former value of omitted
 * fields.
 */
export function storeAddress(
  address: CheckoutAddress,
  saveInBook: boolean,
  { has }: Pick<Upstream, 'has'>,
): CartAddressInput {
  const { country, locality, postalCode, streetAddress } = address.address
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: streetAddress,
    city: locality,
    country_code: country,
    telephone: address.telephone ?? '',
    save_in_address_book: saveInBook,
    company: address.company ?? '',
    postcode: postalCode,
    region_id: Number(address.regionId ?? 0),
    region: address.regionId ? '' : (address.region ?? ''),
    ...addressInput(address.fields, has('CartAddressInput.custom_attributes') ? 'custom_attributes' : null),
  }
}

type AddressParts = Omit<CheckoutAddress, '__typename'>

/** Whether two addresses are the same person at the same place. */
export function isSameAddress(a: AddressParts, b: AddressParts): boolean {
  return comparable(a) === comparable(b)
}

function comparable(of: AddressParts): string {
  const { firstname, lastname, company, telephone, region, fields = [] } = of
  const { country, locality, postalCode, streetAddress } = of.address
  const place = [country, locality, postalCode, streetAddress, region]
  return JSON.stringify([firstname, lastname, company, telephone, ...place, fields])
}
