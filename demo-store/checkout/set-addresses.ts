import { loadCart } from '../cart/load.ts'
import { cartResponse, changeCart, required } from '../cart/open.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { addressId } from '../customer/addresses.ts'
import { isGuestEmail } from '../customer/customer.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { bookAddress, defaultBilling } from './address-book.ts'
import { type Address, type AddressInput, readAddress } from './address.ts'
import { isVirtual } from './methods.ts'
import { atPickupPlace } from './pickup.ts'

type ShippingInput = {
  address?: AddressInput | null
  customer_address_id?: number | null
  customer_address_uid?: string | null
  customer_notes?: string | null
  pickup_location_code?: string | null
}
type BillingInput = {
  address?: AddressInput | null
  customer_address_id?: number | null
  customer_address_uid?: string | null
  same_as_shipping?: boolean | null
  use_for_shipping?: boolean | null
}

/** E-mail and addresses of a cart. The chosen delivery method stays while it is offered for the new address. */
export const addressMutations: TypeResolvers = {
  setGuestEmailOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; email: string } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const email = required(input?.email, 'email', context).trim()
    if (context.customerId !== null) throw storeError('graphql-authorization', context.text('emailOfCustomer'))
    if (!isGuestEmail(email)) throw inputError(context.text('guestEmailInvalid'))
    const { lines } = await loadCart(id, context)
    if (!context.model.settings.guestsOrderFiles && lines.some(({ product }) => product.type === 'downloadable'))
      throw storeError('graphql-authorization', context.text('guestCheckoutOff'))
    await changeCart(id, context, (cartId, db) => db.query('update cart set email = $2 where id = $1', [cartId, email]))
    return cartResponse(id, context)
  },
  setShippingAddressesOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; shipping_addresses: (ShippingInput | null)[] } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const [address, ...more] = (input?.shipping_addresses ?? []).filter((entry) => entry !== null)
    if (!address) throw inputError(context.text('parameterRequired', 'shipping_addresses'))
    await setShipping(id, address, more.length > 0, context)
    return cartResponse(id, context)
  },
  setBillingAddressOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; billing_address: BillingInput } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    if (!input?.billing_address || !Object.keys(input.billing_address).length) {
      throw inputError(context.text('parameterMissing', 'billing_address'))
    }
    await setBilling(id, input.billing_address, context)
    return cartResponse(id, context)
  },
}

/** Faults of the cart are reported before faults of the address. */
async function setShipping(id: string, input: ShippingInput, hasMore: boolean, context: Context): Promise<void> {
  await changeCart(id, context, async (cartId, db) => {
    const cart = await loadCart(id, context, db)
    if (hasMore) throw inputError(context.text('severalAddresses'))
    if (input.address && isFromBook(input)) throw inputError(context.text('addressAndBook'))
    if (isVirtual(cart.lines)) throw noSuchEntity(context.text('nothingToShip'))
    const address = await addressOf(input, cart.shippingAddress, context, db)
    if (!address) throw inputError(context.text('addressOrBook'))
    const notes = input.customer_notes?.replaceAll('\0', '') || null
    await keepAddress(db, cartId, 'shipping_address', {
      ...atPickupPlace(address, input.pickup_location_code ?? null, context),
      customerNotes: notes,
    })
    if (cart.customerId === null || cart.billingAddress) return
    const own = await defaultBilling(cart.customerId, db)
    if (own) await keepAddress(db, cartId, 'billing_address', own)
  })
}

async function setBilling(id: string, input: BillingInput, context: Context): Promise<void> {
  await changeCart(id, context, async (cartId, db) => {
    const cart = await loadCart(id, context, db)
    if (!input.address && !isFromBook(input) && !input.same_as_shipping) throw inputError(context.text('billingOrBook'))
    if (input.address && isFromBook(input)) throw inputError(context.text('billingAndBook'))
    const given = await addressOf(input, cart.billingAddress, context, db)
    if (!given && !cart.shippingAddress) throw inputError(context.text('shippingNotSet'))
    const address = given ?? cart.shippingAddress
    if (!address) return
    await keepAddress(db, cartId, 'billing_address', { ...address, pickupLocationCode: null })
    if (input.use_for_shipping && !isVirtual(cart.lines)) await keepAddress(db, cartId, 'shipping_address', address)
  })
}

function isFromBook({ customer_address_id: id, customer_address_uid: uid }: ShippingInput | BillingInput): boolean {
  return id != null || uid != null
}

/** The address of an input: entered, or taken from the address book. */
async function addressOf(
  input: ShippingInput | BillingInput,
  before: Address | null,
  context: Context,
  db: Queryable,
): Promise<Address | null> {
  const { customer_address_id: id, customer_address_uid: uid } = input
  if (id != null || uid != null) return bookAddress(id ?? addressId(uid ?? '', context), context, db)
  return input.address ? readAddress(input.address, context, before) : null
}

export function keepAddress(
  db: Queryable,
  cartId: number,
  column: 'shipping_address' | 'billing_address',
  address: Address,
) {
  return db.query(`update cart set ${column} = $2 where id = $1`, [cartId, JSON.stringify(address)])
}
