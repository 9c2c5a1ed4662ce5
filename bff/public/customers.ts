/** The signed-in customer, and results of forms. */
export { allPages } from '../domains/customer/all-pages.ts'
export { emailFault, faultsOf } from '../domains/customer/check-entry.ts'
export {
  type Outcome,
  type RequestResult,
  accepted,
  refused,
  refusedFields,
} from '../domains/customer/customer-result.ts'
export { customerService } from '../domains/customer/customer-service.ts'
export { provenEmail } from '../domains/customer/email-proof.ts'
