/** The visitor, and pages of the account. */
export { useSignedIn } from '../api/presence.ts'
export { AccountData, FeatureGate, loadFeature } from '../screens/customer/AccountPart.tsx'
export { useEmailQuestion } from '../screens/customer/use-email-question.tsx'
export { MailedLinkAction } from '../screens/customer/MailedLink.tsx'
export { meQuery, useVisitor } from '../screens/customer/use-me.ts'
