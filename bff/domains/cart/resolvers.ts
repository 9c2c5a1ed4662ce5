import { MAX_COUPON } from '../../../schema/field-limits.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { isNumericId, toUid } from '../uid.ts'
import { addItems } from './add-items.ts'
import type { CartResult } from './cart-model.ts'
import { replaceCoupon } from './coupon.ts'
import { RemoveCoupon, RemoveItem, UpdateItem } from './magento/cart.generated.ts'
import { piecesLeft, tooFew } from './map-cart.ts'
import { type CartService, type ChangeResult, isRefusal, cartService } from './cart-service.ts'
import { quantityFault, rounded } from './line-input.ts'
import { updatedCart } from './updated-cart.ts'
import { t } from '../../i18n/texts.ts'
import { productLoaders } from '../catalog/product-loaders.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, __, context) => cartService(context).read(),
  },
  Cart: {
    hasLostItems({ items_qty: count }, _, { session }) {
      session.noteItems(count)
      return session.hasLostItems
    },
    unavailableReasons(_, __, context) {
      const { unavailableReason } = cartService(context)
      if (unavailableReason === null) return []
      return context.session.data.waitingCart ? [unavailableReason, t('customer.cartWaits')] : [unavailableReason]
    },
    items_qty({ items_qty: count }, _, { session }) {
      session.noteItems(count)
      return count
    },
  },
  Mutation: {
    addItemToCart: (_, { item }, context) => addItems([item], cartService(context), productLoaders(context).page),
    addMultipleItemsToCart: (_, { items }, context) =>
      addItems(items, cartService(context), productLoaders(context).page),
    updateCartItem: (_, { item_id, qty }, context) => updateItem(item_id, qty, context),
    removeCartItem: (_, { item_id }, context) => removeItem(item_id, context),
    applyCoupon: (_, { code }, context) => applyCoupon(code, context),
    removeCoupon(_, __, context) {
      const cart = cartService(context)
      return cart.change(
        async (id) => ({
          cart: (await cart.mutate(RemoveCoupon, { id })).removeCouponFromCart?.cart ?? null,
          refused: [],
        }),
        { creates: false, withoutCart: null },
      )
    },
  },
}

/** 0 removes the line, but not by `updateCartItems`: that gives lines with options of their own new ids. Below zero, the store would remove it, too. */
function updateItem(itemId: string, qty: number, context: RequestContext): Promise<CartResult> {
  const cart = cartService(context)
  const quantity = rounded(qty)
  if (quantity === 0) return removeItem(itemId, context)
  const fault = isNumericId(itemId) ? quantityFault([quantity]) : t('cart.itemNotFound')
  return cart.change(
    async (id) => {
      if (fault) return { cart: null, refused: [fault] }
      const uid = toUid(itemId)
      try {
        const { updateCartItems: response } = await cart.mutate(UpdateItem, { id, uid, quantity })
        return { cart: updatedCart(response, UpdateItem.name), refused: [] }
      } catch (error) {
        const corrected = isRefusal(error) && error.kind === 'input' ? await withFigure(id, uid, quantity, cart) : null
        if (!corrected) throw error
        return corrected
      }
    },
    { creates: false, withoutCart: t('cart.itemNotFound') },
  )
}

/** Explains a refused quantity by the cart's line, if that has the number of pieces left; null otherwise. */
async function withFigure(id: string, uid: string, wanted: number, cart: CartService): Promise<ChangeResult | null> {
  if (!cart.hasStockFigures) return null
  const current = await cart.find(id)
  const line = current?.items?.find((item) => item?.uid === uid)
  const left = line ? piecesLeft(line) : null
  return left !== null && wanted > left ? { cart: current, refused: [tooFew(left)] } : null
}

/** Removing what another tab removed already is no failure. */
function removeItem(itemId: string, context: RequestContext): Promise<CartResult> {
  const cart = cartService(context)
  const uid = toUid(itemId)
  return cart.change(
    async (id) => {
      if (!isNumericId(itemId)) return { cart: null, refused: [] }
      try {
        return {
          cart: (await cart.mutate(RemoveItem, { id, uid })).removeItemFromCart?.cart ?? null,
          refused: [],
        }
      } catch (error) {
        const current = isRefusal(error) && error.kind === 'not-found' ? await cart.find(id) : null
        if (!current || current.items?.some((item) => item?.uid === uid)) throw error
        return { cart: current, refused: [] }
      }
    },
    { creates: false, withoutCart: null },
  )
}

function applyCoupon(code: string, context: RequestContext): Promise<CartResult> {
  const cart = cartService(context)
  const isPossible = code !== '' && code.length <= MAX_COUPON
  const fault = code === '' ? t('cart.couponMissing') : t('cart.couponRefused')
  return cart.change(async (id) => (isPossible ? replaceCoupon(id, code, cart) : { cart: null, refused: [fault] }), {
    creates: false,
    withoutCart: fault,
  })
}
