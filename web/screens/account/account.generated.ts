// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: AccountPersonFragment };

export type UpdateCustomerMutationVariables = Exact<{
  firstname: string;
  lastname: string;
}>;


export type UpdateCustomerMutation = { updateCustomer: AccountAnswerFragment };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { changeEmail: AccountAnswerFragment };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: AccountAnswerFragment };

export type SetNewsletterSubscriptionMutationVariables = Exact<{
  isSubscribed: boolean;
}>;


export type SetNewsletterSubscriptionMutation = { setNewsletterSubscription: AccountAnswerFragment };

export type AccountAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, me: AccountPersonFragment };

export type AccountPersonFragment = (
  { isSubscribed: boolean, addresses: Array<BookAddressFragment> }
  & MeFragment
);

export type MeFragment = { id: string | null, email: string | null, firstname: string | null, lastname: string | null, hasExpired: boolean };

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

export const Account: Operation<AccountQuery, AccountQueryVariables> = {
  name: 'Account',
  kind: 'query',
  sha256: '9baf528929926a04058a687dd2cb7304bd7ab8111c05c7fc3eb1e6457511ad4d',
  text: "query Account{me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const UpdateCustomer: Operation<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  name: 'UpdateCustomer',
  kind: 'mutation',
  sha256: '03bbfb778c84e6a0e50e3bce86a28bd971162659a744552fa8895ff6e2545bd7',
  text: "mutation UpdateCustomer($firstname:String!$lastname:String!){updateCustomer(firstname:$firstname lastname:$lastname){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const ChangeEmail: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  name: 'ChangeEmail',
  kind: 'mutation',
  sha256: '54d8db1507584c9989f74bafaab7750a274db879aba1d1bc227bb9e03a3e0548',
  text: "mutation ChangeEmail($email:String!$password:String!){changeEmail(email:$email password:$password){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const ChangePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  kind: 'mutation',
  sha256: '7e3c297339aaee00a8c374d98acdbabd75e8b8c08461a77a90a314e2dcbf7618',
  text: "mutation ChangePassword($currentPassword:String!$newPassword:String!){changePassword(currentPassword:$currentPassword newPassword:$newPassword){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const SetNewsletterSubscription: Operation<SetNewsletterSubscriptionMutation, SetNewsletterSubscriptionMutationVariables> = {
  name: 'SetNewsletterSubscription',
  kind: 'mutation',
  sha256: 'a096fb5454935dd9d08dab8463c0381e6c9df94455148b7487e7051d7dccef4b',
  text: "mutation SetNewsletterSubscription($isSubscribed:Boolean!){setNewsletterSubscription(isSubscribed:$isSubscribed){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}
