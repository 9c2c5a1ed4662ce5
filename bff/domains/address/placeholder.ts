import type { RequestContext } from '../../graphql/context.ts'
import type { CartAddressInput } from '../../magento/store-types.generated.ts'
import type { CartAddressPartsFragment } from '../checkout/magento/checkout.generated.ts'
import { formFieldsOf } from '../form-fields/store-form.ts'
import { countriesOf } from './country-loaders.ts'

/** Accepted by every check that Magento has for names, streets and cities. */
const TEXT = 'Address to come'
/** Accepted by Magento, and nobody types it. */
const TELEPHONE = '+00 (00) 00-00'
const POSTAL_CODE = '00000'

type Parts = Pick<CartAddressPartsFragment, 'firstname' | 'lastname' | 'street' | 'city' | 'postcode' | 'telephone'>

/**
 * Returns a placeholder for an address that is not known yet: a wallet's module accepts an approval only for a cart with a delivery address, which it
 * then overwrites with the wallet's. No order is placed to it, and no shopper sees it. Null where each country needs a region, or the
 * store requires further fields such as a company: the wallet's address would not replace them.
 */
export async function placeholderAddress(context: RequestContext): Promise<CartAddressInput | null> {
  const { defaultCountryId } = context.shop
  if ((await formFieldsOf('ADDRESS', context)).some(({ isRequired }) => isRequired)) return null
  const countries = (await countriesOf(context)).filter(({ isRegionRequired }) => !isRegionRequired)
  const country = countries.find(({ id }) => id === defaultCountryId) ?? countries[0]
  if (!country) return null
  return {
    firstname: TEXT,
    lastname: TEXT,
    street: [TEXT],
    city: TEXT,
    postcode: POSTAL_CODE,
    country_code: country.id,
    telephone: country.isTelephoneRequired ? TELEPHONE : '',
    save_in_address_book: false,
  }
}

/** Whether nothing of an address is known. */
export function isPlaceholder({ firstname, street, city }: Parts): boolean {
  return firstname === TEXT && city === TEXT && street.every((line) => !line || line === TEXT)
}

/** Whether a part of an address is a placeholder: a wallet may know no telephone number. */
function isUnfinished({ firstname, lastname, street, city, telephone }: Parts): boolean {
  return telephone === TELEPHONE || [firstname, lastname, city, ...street].includes(TEXT)
}

/** Whether a cart's addresses contain a placeholder. Carts have one delivery address at most. */
export function lacksParts(cart: {
  shipping_addresses: readonly (Parts | null)[]
  billing_address: Parts | null
}): boolean {
  return [cart.shipping_addresses[0], cart.billing_address].some((address) => address && isUnfinished(address))
}

/** Returns an address without its placeholders. */
export function knownParts<Address extends Parts>(address: Address): Address {
  if (!isUnfinished(address)) return address
  const text = (part: string) => (part === TEXT ? '' : part)
  const { firstname, lastname, city, street, postcode, telephone } = address
  return {
    ...address,
    firstname: text(firstname),
    lastname: text(lastname),
    city: text(city),
    street: street.map((line) => line && text(line)),
    postcode: postcode === POSTAL_CODE ? '' : postcode,
    telephone: telephone === TELEPHONE ? '' : telephone,
  }
}
