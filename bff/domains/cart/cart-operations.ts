import type { Upstream } from '../../magento/upstream.ts'
import * as since247 from './magento/cart-247.generated.ts'
import * as base from './magento/cart.generated.ts'

/** A cart as the store answers it; the attributes of its products came with 2.4.7. */
export type StoreCart = base.CartWholeFragment | since247.CartWhole247Fragment
export type StoreItem = NonNullable<NonNullable<StoreCart['items']>[number]>

/** What the store tells of every line, whatever becomes of its product. */
export type LineFigures = NonNullable<NonNullable<NonNullable<base.CartFiguresQuery['cart']>['items']>[number]>

/** With the lines that are null in it because the store fails to read their products. */
export type FoundCart = StoreCart & { broken?: LineFigures[] }

export type CartOperations = ReturnType<typeof cartOperations>

/** The cart's operations at a store's level: one shape of answer, with or without attributes. */
export function cartOperations(upstream: Pick<Upstream, 'atLeast'>) {
  return upstream.atLeast('2.4.7')
    ? {
        CartById: since247.CartById247,
        AddProducts: since247.AddProducts247,
        UpdateItem: since247.UpdateItem247,
        RemoveItem: since247.RemoveItem247,
        ApplyCoupon: since247.ApplyCoupon247,
        RemoveCoupon: since247.RemoveCoupon247,
      }
    : {
        CartById: base.CartById,
        AddProducts: base.AddProducts,
        UpdateItem: base.UpdateItem,
        RemoveItem: base.RemoveItem,
        ApplyCoupon: base.ApplyCoupon,
        RemoveCoupon: base.RemoveCoupon,
      }
}
