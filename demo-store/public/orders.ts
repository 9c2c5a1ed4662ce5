/** Orders and what belongs to them. */
export type { WrittenStep } from '../extension.ts'
export { undoOrder } from '../orders/documents.ts'
export { findOrder } from '../orders/load.ts'
export { placeCart } from '../orders/resolvers.ts'
export type { Books } from '../orders/status.ts'
export type { Order, OrderItem } from '../orders/types.ts'
