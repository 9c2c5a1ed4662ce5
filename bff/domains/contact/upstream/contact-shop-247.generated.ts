// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

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
