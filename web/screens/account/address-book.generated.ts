// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CustomerAddressInput } from '../../api/shop-types.generated.ts'
import type { AccountPersonFragment } from './account.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
