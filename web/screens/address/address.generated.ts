// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<CountryRulesFragment> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { id: string | null, email: string | null, firstname: string | null, lastname: string | null, addresses: Array<BookAddressFragment> } };

export type CountryRulesFragment = { id: string, name: string, isRegionRequired: boolean, isPostalCodeRequired: boolean, regions: Array<{ id: string, code: string, name: string }> };

export type BookAddressFragment = (
  { id: string, regionId: string | null, isDefaultShipping: boolean, isDefaultBilling: boolean }
  & PersonalAddress_CustomerAddress_Fragment
);

export type PersonalAddress_CheckoutAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddress_CustomerAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddress_OrderAddress_Fragment = { firstname: string, lastname: string, company: string | null, telephone: string | null, region: string | null, address: { country: string, locality: string, postalCode: string, streetAddress: Array<string> } };

export type PersonalAddressFragment =
  | PersonalAddress_CheckoutAddress_Fragment
  | PersonalAddress_CustomerAddress_Fragment
  | PersonalAddress_OrderAddress_Fragment
;

export type FieldFaultFragment = { field: string, message: string };

export const Countries: Operation<CountriesQuery, CountriesQueryVariables> = {
  name: 'Countries',
  kind: 'query',
  sha256: 'eb32929ebc073d7667b8fb6cff1b379a7710b46b7cb3daf072fcc265e55c8e49',
  text: "query Countries{countries{...CountryRules}}fragment CountryRules on Country{id name isRegionRequired isPostalCodeRequired regions{id code name}}",
}

export const AddressBook: Operation<AddressBookQuery, AddressBookQueryVariables> = {
  name: 'AddressBook',
  kind: 'query',
  sha256: '235e8d7a1917d4cd5b0128d2a14bfa3f2e3fdfb1c3ad39a838a8c47bc53a31fe',
  text: "query AddressBook{me{id email firstname lastname addresses{...BookAddress}}}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}
