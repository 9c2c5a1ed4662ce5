// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ReCaptchaFormEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreRecaptcha247QueryVariables = Exact<{ [key: string]: never; }>;


export type StoreRecaptcha247Query = { recaptchaV3Config: { is_enabled: boolean, website_key: string, forms: Array<ReCaptchaFormEnum | null> } | null };

export const StoreRecaptcha247: Operation<StoreRecaptcha247Query, StoreRecaptcha247QueryVariables> = {
  name: 'StoreRecaptcha247',
  kind: 'query',
  sha256: 'b5bf4dc9ef6ee961ec122f17fc83df760f681a1989e83f5beb11ac5974219f08',
  text: "query StoreRecaptcha247{recaptchaV3Config{is_enabled website_key forms}}",
}
