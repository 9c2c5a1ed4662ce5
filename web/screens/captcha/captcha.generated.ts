// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CaptchaForm, CaptchaKind } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
