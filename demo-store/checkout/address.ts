/** An address of a cart or an order. After an estimate only country, region and postcode are known. */
export type Address = {
  firstname: string | null
  lastname: string | null
  middlename: string | null
  prefix: string | null
  suffix: string | null
  company: string | null
  street: string[]
  city: string | null
  postcode: string | null
  telephone: string | null
  fax: string | null
  vatId: string | null
  /** Two letters, upper case. */
  countryCode: string
  region: { code: string | null; label: string | null; id: number | null }
  customerNotes: string | null
  /** One of the shop's own pickup locations, or a relay. */
  pickupLocationCode: string | null
  /** Entry of the customer's book that it was taken from. */
  bookId: number | null
  saveInBook: boolean
}

export const NO_REGION: Address['region'] = { code: null, label: null, id: null }

/** An address of which only the place is known. */
export function placeOnly(place: Pick<Address, 'countryCode' | 'postcode' | 'region'>): Address {
  return {
    firstname: null,
    lastname: null,
    middlename: null,
    prefix: null,
    suffix: null,
    company: null,
    street: [],
    city: null,
    telephone: null,
    fax: null,
    vatId: null,
    customerNotes: null,
    pickupLocationCode: null,
    bookId: null,
    saveInBook: false,
    ...place,
  }
}
