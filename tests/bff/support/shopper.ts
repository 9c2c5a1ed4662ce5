import { CookieJar } from '../../support/cookie-jar.ts'
import { PLACED_ORDER, STATE } from './checkout-fields.ts'

type Json = Record<string, unknown>

/** The fields of a checkout mutation's response that tests check. */
export type CheckoutState = {
  step: string
  revision: string
  email: string | null
  cart: {
    id: string
    items: { item_id: string; sku: string; name: string; qty: number; errors: string[] }[]
    coupons: { code: string }[]
    totals: { totalInclTax: Amount; shipping: { priceInclTax: Amount } | null }
  }
  shippingAddress: PersonalAddress | null
  billingAddress: PersonalAddress | null
  isBillingSameAsShipping: boolean
  shippingMethods: Method[]
  shippingNotes: string[]
  shippingMethod: Method | null
  pickupPoint: { id: string; name: string; schedule: Record<string, string | null> } | null
  paymentMethods: { code: string; kind: string }[]
  paymentMethod: { code: string; kind: string } | null
  storeCredit: { balance: Amount; applied: Amount | null } | null
}
export type Amount = { value: { amount: number } }
export type Method = {
  id: string
  carrier_code: string
  method_code: string
  price: { priceInclTax: Amount }
  needsPickupPoint: boolean
}
export type PersonalAddress = {
  lastname: string
  company: string | null
  address: { streetAddress: string[]; postalCode: string }
}
export type CheckoutResult = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  notes: string[]
  checkout: CheckoutState
}
export type PlacedOrder = {
  number: string
  email: string
  state: string
  redirectUrl: string | null
  items: { sku: string; qty: number }[]
  total: Amount
  storeTotal: Amount | null
  isAcknowledged: boolean
  canRegister: boolean
}
export type PlaceOrderResult = {
  success: boolean
  errorMessage: string | null
  changes: string[]
  checkout: CheckoutState
  order: PlacedOrder | null
  redirectUrl: string | null
}

export const HOME = {
  firstname: 'Anne',
  lastname: 'Le Goff',
  telephone: '06 12 34 56 78',
  country: 'FR',
  locality: 'Rennes',
  postalCode: '35000',
  streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'],
}

export type Good = {
  sku: string
  qty: number
  downloadLinks?: string[]
  customOptions?: { option_id: string; option_value: string }[]
}

/** A browser at the shop, with cookies as in browsers. */
export class Shopper {
  #jar: CookieJar
  private readonly url: string

  constructor(url: string, cookie = '') {
    this.url = url
    this.#jar = new CookieJar(url, cookie)
  }

  /** The session's cookies, as the browser would send them; empty before the first one. */
  get cookie(): string {
    return this.#jar.headerOf('/')
  }

  set cookie(header: string) {
    this.#jar = new CookieJar(this.url, header)
  }

  /** Another tab of the same browser, as it is now. */
  copy(): Shopper {
    return new Shopper(this.url, this.cookie)
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.#jar.headerOf(path)
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) }
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    this.keepCookiesOf(response)
    return response
  }

  keepCookiesOf(response: Response): void {
    this.#jar.take(response)
  }

  /** Runs an operation and throws on GraphQL errors. */
  async ask<T>(query: string, variables: Json = {}): Promise<T> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown[] }
    if (errors?.length) throw new Error(JSON.stringify(errors))
    return data
  }

  async login(email: string, password: string): Promise<string | null> {
    const { login } = await this.ask<{ login: { errorMessage: string | null } }>(
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { errorMessage } }',
      { email, password },
    )
    return login.errorMessage
  }

  /** Creates an account and signs in, if the shop requires no proof of work. */
  async register(email: string, password: string): Promise<string | null> {
    const input = { firstname: 'Anne', lastname: 'Le Goff', email, password }
    const { registerCustomer } = await this.ask<{ registerCustomer: { errorMessage: string | null } }>(
      'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { errorMessage } }',
      { input },
    )
    return registerCustomer.errorMessage
  }

  async add(...items: Good[]): Promise<string | null> {
    const { added } = await this.ask<{ added: { errorMessage: string | null } }>(
      'mutation ($items: [CartItemInput!]!) { added: addMultipleItemsToCart(items: $items) { errorMessage } }',
      { items },
    )
    return added.errorMessage
  }

  async checkout(): Promise<CheckoutState> {
    return (await this.ask<{ checkout: CheckoutState }>(`{ checkout { ${STATE} } }`)).checkout
  }

  private async change(mutation: string, declared: string, variables: Json): Promise<CheckoutResult> {
    const { answer: response } = await this.ask<{ answer: CheckoutResult }>(
      `mutation (${declared}) { answer: ${mutation} { success errorMessage errors { field message } notes checkout { ${STATE} } } }`,
      variables,
    )
    return response
  }

  email(email = 'anne.legoff@exemple.fr') {
    return this.change('setCheckoutEmail(email: $email)', '$email: String!', { email })
  }

  addresses(input: Json = { shipping: { address: HOME } }) {
    return this.change('setCheckoutAddresses(input: $input)', '$input: CheckoutAddressesInput!', { input })
  }

  delivery(carrier_code = 'colissimo', method_code = 'home', point: Json = {}) {
    const input = { carrier_code, method_code, ...point }
    return this.change('setCheckoutShippingMethod(input: $input)', '$input: ShippingMethodInput!', { input })
  }

  payment(code = 'banktransfer', more: Json = {}) {
    const input = { code, ...more }
    return this.change('setCheckoutPaymentMethod(input: $input)', '$input: PaymentMethodInput!', { input })
  }

  /** Goes to the review, with all required input. */
  async ready(items: Good[], code = 'banktransfer'): Promise<CheckoutState> {
    if (items.length > 0) await this.add(...items)
    await this.email()
    await this.addresses()
    await this.delivery()
    return (await this.payment(code)).checkout
  }

  /** Orders the reviewed cart. */
  async order(shown: CheckoutState, agreementIds = ['1'], captcha?: string): Promise<PlaceOrderResult> {
    const input = { cartId: shown.cart.id, revision: shown.revision, agreementIds, captcha }
    const { placeOrder } = await this.ask<{ placeOrder: PlaceOrderResult }>(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errorMessage changes redirectUrl
        order { ${PLACED_ORDER} } checkout { ${STATE} } } }`,
      { input },
    )
    return placeOrder
  }

  async placed(): Promise<PlacedOrder | null> {
    return (await this.ask<{ placedOrder: PlacedOrder | null }>(`{ placedOrder { ${PLACED_ORDER} } }`)).placedOrder
  }
}
