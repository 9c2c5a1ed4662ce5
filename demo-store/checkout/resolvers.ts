import { type Cart, loadCart, ownerOf } from '../cart/load.ts'
import { cartResponse, changeCart, required } from '../cart/open.ts'
import { type CartView, viewCart } from '../cart/view.ts'
import { renderContent } from '../content/render.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { ExpectedFault, inputError, noSuchEntity } from '../errors.ts'
import { pageOf } from '../paging.ts'
import { providerOf } from '../payment/provider.ts'
import { encodeUid } from '../uid.ts'
import { type Address, NO_ADDRESS, NO_REGION } from './address.ts'
import { paymentMethodsFor, type Rate } from './methods.ts'
import { addressMutations, keepAddress } from './set-addresses.ts'

type MethodInput = { carrier_code: string; method_code: string }

/** Modules have fields of their own. */
type PaymentInput = { code: string; purchase_order_number?: string | null } & Readonly<Record<string, unknown>>

const MAX_NUMBER_LENGTH = 100

type EstimateInput = {
  cart_id: string
  address: { country_code: string; postcode?: string | null; region?: { region?: string | null } | null }
  shipping_method?: MethodInput | null
}

type Arguments = {
  area?: { radius: number; search_term: string } | null
  productsInfo?: unknown[] | null
  pageSize: number
  currentPage: number
}

/** An address of a cart, with the cart it belongs to. */
type AddressView = Address & { cart: CartView; type: 'Shipping' | 'Billing' }

/** Delivery and payment of a cart. */
const methodMutations: TypeResolvers = {
  setShippingMethodsOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; shipping_methods: (MethodInput | null)[] } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const [wanted, ...more] = (input?.shipping_methods ?? []).filter((entry) => entry !== null)
    if (!wanted) throw inputError(context.text('parameterMissing', 'shipping_methods'))
    await changeCart(id, context, async (cartId, db) => {
      const cart = await loadCart(id, context, db)
      if (more.length) throw inputError(context.text('severalMethods'))
      const carrier = required(wanted.carrier_code, 'carrier_code', context, 'parameterMissingStop')
      const method = required(wanted.method_code, 'method_code', context, 'parameterMissingStop')
      if (!cart.lines.length) throw inputError(context.text('emptyCartMethod'))
      if (!cart.shippingAddress) throw inputError(context.text('addressFirst'))
      const { rates } = await viewCart(cart, context, db)
      if (!rates.some((rate) => rate.carrier === carrier && rate.method === method)) {
        throw noSuchEntity(context.text('carrierMissing', carrier, method))
      }
      await db.query('update cart set shipping_method = $2 where id = $1', [
        cartId,
        JSON.stringify({ carrier, method }),
      ])
    })
    return cartResponse(id, context)
  },
  setPaymentMethodOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; payment_method: PaymentInput } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context, 'parameterMissingStop')
    const code = input?.payment_method.code
    if (!code) throw inputError(context.text('partMissing', 'code', 'payment_method'))
    const { purchase_order_number: number } = input?.payment_method ?? {}
    const provider = providerOf(code)
    const details = provider?.choose?.(input?.payment_method ?? {})
    await changeCart(id, context, async (cartId, db) => {
      const cart = await viewCart(await loadCart(id, context, db), context, db)
      if (!cart.isVirtual && !cart.shippingAddress) throw inputError(context.text('addressFirst'))
      if (!paymentMethodsFor(cart, context).some((method) => method.code === code)) {
        throw inputError(context.text('paymentUnavailable'))
      }
      const payment = {
        code,
        purchaseOrderNumber: number?.replaceAll('\0', '').trim().slice(0, MAX_NUMBER_LENGTH) || null,
        ...(details && { details }),
      }
      await db.query('update cart set payment = $2 where id = $1', [cartId, JSON.stringify(payment)])
      const known = details && (await provider?.addressOf?.(details, cart, db))
      if (!known || !cart.shippingAddress) return
      const address = { ...cart.shippingAddress, ...known, bookId: null, saveInBook: false }
      await keepAddress(db, cartId, 'shipping_address', address)
      await keepAddress(db, cartId, 'billing_address', address)
    })
    return cartResponse(id, context)
  },
}

/** Delivery and totals for a place, before an address is known. */
const estimateMutations: TypeResolvers = {
  estimateShippingMethods: async (_: unknown, { input }: { input: EstimateInput }, context: Context) => {
    const cart = await estimated(input, context)
    const view = await viewCart({ ...cart, shippingAddress: moved(null, input) }, context)
    return view.rates.map((rate) => methodOf(rate, view, context))
  },
  /**
   * As in Magento, the estimate is saved to the cart: country, postcode and method, even a method that is not
   * offered, which costs nothing.
   */
  estimateTotals: async (_: unknown, { input }: { input: EstimateInput }, context: Context) => {
    const { customerId } = await estimated(input, context)
    const id = input.cart_id
    return context.lock(id, async () => {
      const cart = await loadCart(id, context, context.db, customerId, true)
      const wanted = input.shipping_method
      const method = wanted ? { carrier: wanted.carrier_code, method: wanted.method_code } : cart.shippingMethod
      await context.db.query(
        'update cart set shipping_address = $2, shipping_method = $3, updated_at = $4 where id = $1',
        [
          cart.id,
          JSON.stringify(moved(cart.shippingAddress, input)),
          method ? JSON.stringify(method) : null,
          context.now().toISOString(),
        ],
      )
      return { cart: await viewCart(await loadCart(id, context, context.db, customerId, true), context) }
    })
  },
}

const address: TypeResolvers = {
  uid: ({ cart, type }: AddressView) => encodeUid(type.toLowerCase(), cart.id),
  vat_id: ({ vatId }: AddressView) => vatId,
  custom_attributes: () => [],
  region: ({ region }: AddressView) => ({ code: region.code, label: region.label, region_id: region.id }),
  // Magento repeats the code as the label.
  country: ({ countryCode }: AddressView) => ({ code: countryCode, label: countryCode }),
}

/** Checkout: e-mail, addresses, delivery and payment of a cart. */
export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, context: Context) =>
      context.model.checkout.agreements.map((agreement) => ({
        agreement_id: agreement.id,
        name: agreement.name,
        content: renderContent(agreement.content, context),
        content_height: agreement.contentHeight,
        checkbox_text: agreement.checkboxText,
        is_html: true,
        mode: agreement.mode,
      })),
    pickupLocations,
  },
  Mutation: { ...addressMutations, ...methodMutations, ...estimateMutations },
  Cart: {
    shipping_addresses: (cart: CartView) =>
      isComplete(cart.shippingAddress) ? [{ ...cart.shippingAddress, cart, type: 'Shipping' }] : [],
    billing_address: (cart: CartView) =>
      isComplete(cart.billingAddress) ? { ...cart.billingAddress, cart, type: 'Billing' } : null,
    available_payment_methods: (cart: CartView, _: unknown, context: Context) =>
      paymentMethodsFor(cart, context).map((method) => ({ ...method, is_deferred: false })),
    // Without a choice Magento returns an object with empty strings.
    selected_payment_method: (cart: CartView, _: unknown, context: Context) => {
      const chosen = paymentMethodsFor(cart, context).find(({ code }) => code === cart.payment?.code)
      return {
        code: chosen?.code ?? '',
        title: chosen?.title ?? '',
        purchase_order_number: chosen ? (cart.payment?.purchaseOrderNumber ?? null) : null,
      }
    },
  },
  CartAddressInterface: { __resolveType: ({ type }: AddressView) => `${type}CartAddress` },
  BillingCartAddress: address,
  ShippingCartAddress: {
    ...address,
    customer_notes: ({ customerNotes }: AddressView) => customerNotes,
    pickup_location_code: ({ pickupLocationCode }: AddressView) => pickupLocationCode,
    available_shipping_methods: ({ cart }: AddressView, _: unknown, context: Context) =>
      cart.rates.map((rate) => methodOf(rate, cart, context)),
    selected_shipping_method: ({ cart }: AddressView, _: unknown, context: Context) =>
      cart.rate && chosenMethodOf(cart.rate, cart, context),
  },
}

/** The cart of an estimate. As in Magento it may be anybody's, even ordered, and an unknown one is an input error. */
async function estimated({ cart_id: given }: EstimateInput, context: Context): Promise<Cart> {
  const id = required(given, 'cart_id', context)
  const owner = await ownerOf(id, context.db)
  if (owner === undefined) throw inputError(context.text('cartMissing', id))
  return loadCart(id, context, context.db, owner, true)
}

/** The cart's address moved to the estimated place. */
function moved(before: Address | null, { address }: EstimateInput): Address {
  const label = address.region?.region ?? null
  const place = {
    countryCode: address.country_code,
    postcode: address.postcode ?? null,
    region: label === null ? NO_REGION : { code: label, label, id: null },
  }
  return { ...(before ?? NO_ADDRESS), ...place }
}

/** A rate as `AvailableShippingMethod`: `amount` is the figure as entered, including tax. */
function methodOf(rate: Rate, cart: Pick<CartView, 'shippingAddress'>, context: Context) {
  return {
    carrier_code: rate.carrier,
    carrier_title: rate.carrierTitle,
    method_code: rate.method,
    method_title: rate.methodTitle,
    available: rate.method !== null,
    error_message: rate.errorMessage,
    price_excl_tax: context.money(net(rate)),
    price_incl_tax: context.money(isTaxed(cart, context) && !hidesTax(context) ? rate.cents : net(rate)),
    amount: context.money(rate.cents),
  }
}

/**
 * The shop's own pickup locations. An area finds none, because that needs imported geographic data; an explicit null
 * is an internal error, as recorded.
 */
function pickupLocations(_: unknown, { area, productsInfo, pageSize, currentPage }: Arguments, context: Context) {
  if (area === null || productsInfo === null) throw new ExpectedFault('a null where a value may be left out')
  const all = area ? [] : context.model.checkout.pickupLocations
  const { items, info } = pageOf(all, currentPage, pageSize, context)
  context.tags.add('inv_pl')
  items.forEach(({ code }) => context.tags.add(`inv_pl_${code}`))
  return {
    total_count: all.length,
    page_info: info,
    items: items.map((place) => ({
      ...place,
      pickup_location_code: place.code,
      contact_name: place.contactName,
      country_id: place.country,
      region: null,
      region_id: null,
      fax: null,
    })),
  }
}

/** An address that only holds an estimate is not shown. */
function isComplete(given: Address | null): given is Address {
  return given?.firstname != null
}

/** The chosen rate as `SelectedShippingMethod`, whose `amount` is without tax. */
function chosenMethodOf(rate: Rate, cart: Pick<CartView, 'shippingAddress'>, context: Context) {
  return {
    ...methodOf(rate, cart, context),
    amount: context.money(net(rate)),
  }
}

/** Cents of a rate without tax. */
function net({ cents }: Rate): number {
  return Math.round(cents / 1.2)
}

/** Whether nothing is shown with tax: then Magento calculates no tax before the total. */
function hidesTax({ model: { settings } }: Context): boolean {
  return settings.pricesWithoutTax && settings.taxDisplay === 1
}

function isTaxed({ shippingAddress }: Pick<CartView, 'shippingAddress'>, { model }: Context): boolean {
  return shippingAddress === null || model.checkout.taxedCountries.includes(shippingAddress.countryCode)
}
