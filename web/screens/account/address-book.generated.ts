// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInput = {
  firstname: string;
  lastname: string;
  company?: string | null | undefined;
  telephone: string;
  country: string;
  locality: string;
  postalCode: string;
  /** One to three lines of at most 38 characters (spec §5); longer ones are refused, never cut. */
  streetAddress: Array<string>;
  /** Id of one of the country's regions. */
  regionId?: string | null | undefined;
  /** Where the country has no list of regions. */
  region?: string | null | undefined;
};

export type CustomerAddressInput = {
  address: AddressInput;
  isDefaultShipping?: boolean | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
};

export type CreateCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateCustomerAddressMutation = { createCustomerAddress: BookAnswerFragment };

export type UpdateCustomerAddressMutationVariables = Exact<{
  id: string;
  input: CustomerAddressInput;
}>;


export type UpdateCustomerAddressMutation = { updateCustomerAddress: BookAnswerFragment };

export type DeleteCustomerAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCustomerAddressMutation = { deleteCustomerAddress: BookAnswerFragment };

export type BookAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, me: AccountPersonFragment };

export type AccountPersonFragment = (
  { isSubscribed: boolean, addresses: Array<BookAddressFragment> }
  & MeFragment
);

export type MeFragment = { id: string | null, email: string | null, firstname: string | null, lastname: string | null, hasExpired: boolean, hasOwnPrices: boolean };

export type BookAddressFragment = (
  { id: string, regionId: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean }
  & PersonalAddress_CustomerAddress_Fragment
);

type PersonalAddress_CheckoutAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_CustomerAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

type PersonalAddress_OrderAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddressFragment =
  | PersonalAddress_CheckoutAddress_Fragment
  | PersonalAddress_CustomerAddress_Fragment
  | PersonalAddress_OrderAddress_Fragment
;

export const CreateCustomerAddress: Operation<CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables> = {
  name: 'CreateCustomerAddress',
  kind: 'mutation',
  sha256: '3cb70d160540b93bc5c516a39f7bfdbe8379c0ccbd3fd02a4b505616398ff537',
  text: "mutation CreateCustomerAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){...BookAnswer}}fragment BookAnswer on CustomerAddressMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const UpdateCustomerAddress: Operation<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables> = {
  name: 'UpdateCustomerAddress',
  kind: 'mutation',
  sha256: '28186f73e37f590104e8d4731cb5dcc10efe9758922289dadf36551a70efcc7a',
  text: "mutation UpdateCustomerAddress($id:ID!$input:CustomerAddressInput!){updateCustomerAddress(id:$id input:$input){...BookAnswer}}fragment BookAnswer on CustomerAddressMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const DeleteCustomerAddress: Operation<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables> = {
  name: 'DeleteCustomerAddress',
  kind: 'mutation',
  sha256: '919939bca4aa620e64f638144654fd2367480dc1b2b6cc1127e08f774d1e7c0b',
  text: "mutation DeleteCustomerAddress($id:ID!){deleteCustomerAddress(id:$id){...BookAnswer}}fragment BookAnswer on CustomerAddressMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}
