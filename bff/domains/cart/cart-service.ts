import type { Operation } from '../../../schema/operation.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { RefusedItem } from '../../graphql/shop-schema.generated.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import { catalogSettings } from '../catalog/map-product.ts'
import { defineService } from '../define-service.ts'
import { incompleteDefaults } from '../form-fields/missing-fields.ts'
import { onceForEach } from '../memo.ts'
import { DEFAULT_CURRENCY } from '../money.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { quantityRule, storeMessage } from '../store-messages.ts'
import type { CartResult, CartModel } from './cart-model.ts'
import { CartById, CartFigures, CreateEmptyCart, CreateGuestCart } from './magento/cart.generated.ts'
import { OwnCart } from './magento/own-cart.generated.ts'
import { emptyCart, mapCart } from './map-cart.ts'
import type { FoundCart, LineFigures, StoreCart } from './store-cart.ts'

/** The result of a change: the cart as the store returned it, and what it refused. */
export type ChangeResult = { cart: FoundCart | null; refused: string[]; refusedItems?: RefusedItem[] }

/** Sends a change of the cart with this id to the store. */
type Change = (cartId: string) => Promise<ChangeResult>

export type ChangeRules = {
  /** Creates a cart where there is none. */
  creates: boolean
  /** Message, if any, when there is no cart to change. */
  withoutCart: string | null
}

/** One shopper's cart during one request. The store's masked cart id stays in the session. */
export type CartService = {
  /** Whether its lines have the number of pieces left, where these are few. */
  readonly hasStockFigures: boolean
  read(): Promise<CartModel>
  /** An empty cart, shown if the store fails to return the cart after a change that succeeded. */
  empty(): Promise<CartModel>
  /**
   * Runs a change on the cart and returns the whole cart, whether it succeeded or not. A cart that the store no longer knows is replaced.
   * What the store refuses is data; only its outages and our own errors are thrown.
   */
  change(run: Change, rules: ChangeRules): Promise<CartResult>
  /** Sends one mutation. Those of one cart run one after the other: the store loses parallel changes. */
  mutate<Result, Variables extends { id: string }>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  /** Whether `addProductsToCart` silently drops custom options, even required ones. */
  readonly dropsOptions: boolean
  /** Whether `addProductsToCart` also returns faults of lines that were in the cart already. */
  readonly tellsFormerFaults: boolean
  /** Logs that the store accepted options and dropped them. */
  reportDropped(sku: string, options: readonly string[]): void
  /** Message for the shopper if the store cannot create the customer's cart; null until this is known. */
  readonly unavailableReason: string | null
  /** Whether a call for the customer's own cart failed because of an incomplete default address; if so, sets `unavailableReason`. */
  failedOnAddress(error: unknown): Promise<boolean>
  /** Returns the store's cart with an id; null if it is gone or belongs to somebody else. */
  find(cartId: string): Promise<FoundCart | null>
}

export const cartService = defineService((context: RequestContext): CartService => {
  const { upstream, session, signIn } = context
  const settings = catalogSettings(context)
  // Earlier stores fail to return the stock of a product with chosen options.
  const hasStockFigures = upstream.atLeast('2.4.9')
  const stock = hasStockFigures ? { hasStockFigures } : {}
  const hadCart = session.data.cartId !== undefined || signIn.token() !== undefined

  /** Returns an empty cart. It needs only the store's currency, and can do without it. */
  async function empty(): Promise<CartModel> {
    const currency = session.data.currency ?? (await storeOf(context).catch(() => null))?.currency
    return emptyCart(currency ?? DEFAULT_CURRENCY)
  }

  let unavailableReason: string | null = null

  /** Magento 2.4.7 creates no cart for a customer whose default address lacks a newly required field, and fails without a reason. */
  async function failedOnAddress(error: unknown): Promise<boolean> {
    if (!(error instanceof UpstreamError) || !(error.kind === 'rejected' || error.kind === 'input')) return false
    unavailableReason = await incompleteDefaults(context)
    return unavailableReason !== null
  }

  /**
   * Returns the id of the customer's only cart, which the store creates when it is requested; null for a guest, also if the session has ended
   * meanwhile, or if there is an `unavailableReason`.
   */
  async function ownCart(): Promise<string | null> {
    if (!signIn.token() || unavailableReason !== null) return null
    try {
      return (await upstream.send(OwnCart, {})).customerCart.id
    } catch (error) {
      if (await failedOnAddress(error)) return null
      if (!isGone(error)) throw error
      signIn.refuse()
      return null
    }
  }

  /** Once for each cart that is replaced: parallel operations of one request share the new one. Null if there is an `unavailableReason`. */
  const createInPlaceOf = onceForEach(async () => {
    const own = await ownCart()
    if (unavailableReason !== null) return null
    const id = own ?? (await createGuestCart())
    session.set('cartId', id)
    return id
  })

  async function createGuestCart(): Promise<string> {
    const id = upstream.has('Mutation.createGuestCart')
      ? (await upstream.send(CreateGuestCart, {})).createGuestCart?.cart?.id
      : (await upstream.send(CreateEmptyCart, {})).createEmptyCart
    if (!id) throw new UpstreamError('unavailable', 'The store made no cart.', 'CreateCart')
    return id
  }

  async function find(cartId: string): Promise<FoundCart | null> {
    if (signIn.hasLost(cartId)) return null
    try {
      const { cart } = await upstream.send(CartById, { id: cartId, ...stock })
      return cart && (await withBroken(cart))
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }

  async function withBroken(cart: StoreCart): Promise<FoundCart> {
    return { ...cart, broken: await brokenLines(cart) }
  }

  /** Returns lines whose products the store fails to read. Without a response, the cart shows the other lines. */
  async function brokenLines({ id, items }: StoreCart): Promise<LineFigures[]> {
    if (!items?.includes(null)) return []
    const known = new Set(items.map((item) => item?.uid))
    try {
      const { cart } = await upstream.send(CartFigures, { id })
      return (cart?.items ?? []).flatMap((line) => (line && !known.has(line.uid) ? line : []))
    } catch (error) {
      if (error instanceof UpstreamError) return []
      throw error
    }
  }

  function forget(cartId: string): void {
    if (session.data.cartId === cartId) session.set('cartId', undefined)
  }

  function blocked(): Promise<CartResult> {
    return respond(null, unavailableReason === null ? [] : [unavailableReason])
  }

  async function respond(
    cart: FoundCart | null,
    refused: readonly string[],
    refusedItems: readonly RefusedItem[] = [],
  ): Promise<CartResult> {
    const errors = refused.map(storeMessage)
    const shown = cart ? mapCart('broken' in cart ? cart : await withBroken(cart), settings) : await empty()
    return {
      __typename: 'CartMutationSuccess',
      success: errors.length === 0,
      errorMessage: errors[0] ?? null,
      errors,
      refusedItems: refusedItems.map(({ index, message }) => ({ index, message: storeMessage(message) })),
      quantityRule: quantityRule(refused),
      cart: shown,
    }
  }

  return {
    hasStockFigures,
    find,
    empty,
    failedOnAddress,
    get unavailableReason() {
      return unavailableReason
    },
    dropsOptions: !upstream.atLeast('2.4.7'),
    tellsFormerFaults: hadCart && !upstream.atLeast('2.4.7'),
    reportDropped: (sku, options) =>
      context.log.warn({ sku, options }, 'the store did not keep options that were chosen: the line was taken out'),
    mutate: (operation, variables) => upstream.send(operation, { ...variables, ...stock }, { serialize: variables.id }),

    async read() {
      const { cartId } = session.data
      const known = cartId ? await find(cartId) : null
      if (known) return mapCart(known, settings)
      if (cartId) forget(cartId)
      const own = await ownCart()
      const cart = own && own !== cartId ? await find(own) : null
      if (!own || !cart) return empty()
      session.set('cartId', own)
      return mapCart(cart, settings)
    },

    async change(run, rules) {
      const result = await changed(run, rules)
      const count = result.cart.items_qty
      if (rules.creates) session.noteAddedItems(count)
      else session.noteChangedItems(count)
      return result
    },
  }

  async function changed(run: Change, { creates, withoutCart }: ChangeRules): Promise<CartResult> {
    if (session.data.cartId && signIn.hasLost(session.data.cartId)) session.set('cartId', undefined)
    const known = session.data.cartId
    if (!known && !creates) return respond(null, withoutCart === null ? [] : [withoutCart])
    const cartId = known ?? (await createInPlaceOf(''))
    if (cartId === null) return blocked()
    try {
      const { cart, refused, refusedItems } = await run(cartId)
      return respond(cart ?? (await find(cartId)), refused, refusedItems)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // «No such entity» may mean the cart or something in it: reading the cart shows which.
      const cart = await find(cartId)
      if (cart) return respond(cart, [error.message])
      forget(cartId)
      if (!creates) return respond(null, withoutCart === null ? [] : [withoutCart])
    }
    const newId = await createInPlaceOf(cartId)
    if (newId === null) return blocked()
    const { cart, refused, refusedItems } = await run(newId)
    return respond(cart, refused, refusedItems)
  }
})

/** Whether the requester has no such cart: it is unknown, ordered, somebody else's, or that of a customer whose session has ended. */
export function isGone(error: unknown): boolean {
  return error instanceof UpstreamError && ['not-found', 'authorization', 'authentication'].includes(error.kind)
}

/** Whether the error is a refusal of the store, not a failure. */
export function isRefusal(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.kind !== 'rejected' && !isOutage(error)
}
