import type { CartFiguresQuery, CartWholeFragment } from './magento/cart.generated.ts'

export type StoreCart = CartWholeFragment
export type StoreItem = NonNullable<NonNullable<StoreCart['items']>[number]>

/** What the store returns for every line, whatever becomes of its product. */
export type LineFigures = NonNullable<NonNullable<NonNullable<CartFiguresQuery['cart']>['items']>[number]>

/** With the lines that are null in it because the store fails to read their products. */
export type FoundCart = StoreCart & { broken?: LineFigures[] }
