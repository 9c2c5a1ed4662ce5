/** Parts of order pages. */
export { default as orderStyles } from '../screens/orders/AccountOrders.module.css'
export { OrderMissing } from '../screens/orders/OrderMissing.tsx'
export { OrderDetails } from '../screens/orders/customer-orders.generated.ts'
