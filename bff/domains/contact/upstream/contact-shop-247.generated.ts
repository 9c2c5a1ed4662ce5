// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { ContactUsInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ContactShop247MutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactShop247Mutation = { contactUs: { status: boolean } | null };

export const ContactShop247: Operation<ContactShop247Mutation, ContactShop247MutationVariables> = {
  name: 'ContactShop247',
  kind: 'mutation',
  sha256: 'e4c2b11ba7566486c2a5f0aa5cc4854438bb8b1603dddaf4b88783dcd98c683c',
  text: "mutation ContactShop247($input:ContactUsInput!){contactUs(input:$input){status}}",
}
