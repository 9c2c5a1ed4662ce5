/** Customers and guests. */
export { type Customer, customerById, isEmail, isGuestEmail } from '../customer/customer.ts'
export { secretKey } from '../customer/register.ts'
export { signedIn } from '../customer/sign-in.ts'
