/** Parts of order pages. */
export { default as orderStyles } from '../screens/orders/AccountOrders.module.css'
export { OrderMissing } from '../screens/orders/OrderMissing.tsx'
export { ReorderButton } from '../screens/orders/ReorderButton.tsx'
export { type Reordered, useReorder } from '../screens/orders/use-reorder.ts'
export { OrderDetails } from '../screens/orders/customer-orders.generated.ts'
