// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CountryCodeEnum, CustomerAddressInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: StoreAddressFragment | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: StoreAddressFragment | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type StoreAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, company: string | null, telephone: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region: string | null, region_id: number | null } | null };

export const CreateAddress: Operation<CreateAddressMutation, CreateAddressMutationVariables> = {
  name: 'CreateAddress',
  kind: 'mutation',
  sha256: '3099fe52c4108b9dd5c9997534f1de398aea6fead24b546ea780aa17bc6df190',
  text: "mutation CreateAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){...StoreAddress}}fragment StoreAddress on CustomerAddress{id firstname lastname company telephone street city postcode country_code region{region region_id}default_billing default_shipping}",
}

export const UpdateAddress: Operation<UpdateAddressMutation, UpdateAddressMutationVariables> = {
  name: 'UpdateAddress',
  kind: 'mutation',
  sha256: '22ea7fe63a17e13de9997eedfa309a2436e62c2fba3ee18cb22ad465554233b2',
  text: "mutation UpdateAddress($id:Int!$input:CustomerAddressInput!){updateCustomerAddress(id:$id input:$input){...StoreAddress}}fragment StoreAddress on CustomerAddress{id firstname lastname company telephone street city postcode country_code region{region region_id}default_billing default_shipping}",
}

export const DeleteAddress: Operation<DeleteAddressMutation, DeleteAddressMutationVariables> = {
  name: 'DeleteAddress',
  kind: 'mutation',
  sha256: '19e257ba60e45507e0ab775c5401a232266b335307fe9db1866f53a52941e068',
  text: "mutation DeleteAddress($id:Int!){deleteCustomerAddress(id:$id)}",
}
