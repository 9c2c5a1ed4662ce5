/** The visitor, and pages of the account. */
export { useSignedIn } from '../api/presence.ts'
export { AccountData, FeatureGate, loadFeature } from '../screens/customer/AccountPart.tsx'
export { useEmailQuestion } from '../screens/customer/use-email-question.tsx'
export { useMailedLink } from '../screens/customer/use-mailed-link.ts'
export { meQuery, useVisitor } from '../screens/customer/use-me.ts'
