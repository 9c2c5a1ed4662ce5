import type { AddressInput, CheckoutAddress } from '../../graphql/shop-schema.generated.ts'
import type { CartAddressInput } from '../../magento/store-types.generated.ts'
import type { CartAddressPartsFragment } from '../checkout/magento/checkout.generated.ts'
import { knownParts } from './placeholder.ts'

/** An address of a cart as the shop shows it. */
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
  }
}

/** A checked input as the address it stands for. */
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
  }
}

/** The same as the store takes it; absent values are left out: the store fails on nulls. */
export function storeAddress(address: CheckoutAddress, saveInBook: boolean): CartAddressInput {
  const { country, locality, postalCode, streetAddress } = address.address
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: streetAddress,
    city: locality,
    country_code: country,
    // Magento 2.4.9 demands the key.
    telephone: address.telephone ?? '',
    save_in_address_book: saveInBook,
    ...(address.company && { company: address.company }),
    ...(postalCode && { postcode: postalCode }),
    ...(address.regionId ? { region_id: Number(address.regionId) } : address.region && { region: address.region }),
  }
}

/** Whether two addresses are the same person at the same place. */
export function isSameAddress(a: CheckoutAddress, b: CheckoutAddress): boolean {
  return comparable(a) === comparable(b)
}

function comparable({ firstname, lastname, company, telephone, address, region }: CheckoutAddress): string {
  const { country, locality, postalCode, streetAddress } = address
  return JSON.stringify([firstname, lastname, company, telephone, country, locality, postalCode, streetAddress, region])
}
