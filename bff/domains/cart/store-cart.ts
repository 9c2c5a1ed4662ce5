import type { CartFiguresQuery, CartWholeFragment } from './magento/cart.generated.ts'

export type StoreCart = CartWholeFragment
export type StoreItem = NonNullable<NonNullable<StoreCart['items']>[number]>

/** Figures that the store returns for every line, even if it fails to read the product. */
export type LineFigures = NonNullable<NonNullable<NonNullable<CartFiguresQuery['cart']>['items']>[number]>

/** A cart, with the lines that are null in it because the store fails to read their products. */
export type FoundCart = StoreCart & { broken?: LineFigures[] }
