// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Forms that can be protected, by the store's own names where it has one. */
export type CaptchaForm =
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_FORGOT_PASSWORD'
  /** A new password, with the mail's link: the store protects it along with the request. */
  | 'CUSTOMER_RESET_PASSWORD'
  /** A new password for whoever is signed in. */
  | 'CUSTOMER_EDIT'
  | 'PLACE_ORDER'
  | 'NEWSLETTER'
  | 'CONTACT'
  | 'PRODUCT_REVIEW'
  | 'HELPDESK'
  | 'STOCK_ALERT';

export type CaptchaKind =
  /** Nothing is asked for. */
  | 'NONE'
  /** The browser works for a moment (ALTCHA). */
  | 'PROOF_OF_WORK'
  /** The store asks Google about the shopper. */
  | 'RECAPTCHA';

export type CaptchaQueryVariables = Exact<{
  form: CaptchaForm;
}>;


export type CaptchaQuery = { captcha: { kind: CaptchaKind, challenge: string | null, siteKey: string | null } };

export const Captcha: Operation<CaptchaQuery, CaptchaQueryVariables> = {
  name: 'Captcha',
  kind: 'query',
  sha256: 'd50b1be7992999427e52568a613565aaa134ed108871a611cd0935777738a4a8',
  text: "query Captcha($form:CaptchaForm!){captcha(form:$form){kind challenge siteKey}}",
}
