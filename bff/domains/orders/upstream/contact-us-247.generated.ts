// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ContactUsInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TellShop247MutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type TellShop247Mutation = { contactUs: { status: boolean } | null };

export const TellShop247: Operation<TellShop247Mutation, TellShop247MutationVariables> = {
  name: 'TellShop247',
  kind: 'mutation',
  sha256: '0a28f92366dac9fa3f655627b5a655456c31be287a589971f830266d1a9a8612',
  text: "mutation TellShop247($input:ContactUsInput!){contactUs(input:$input){status}}",
}
