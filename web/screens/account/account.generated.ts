// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { BookAddressFragment } from '../address/address.generated.ts'
import type { MeFragment } from '../customer/me.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
  captcha?: string | null | undefined;
  loginCaptcha?: string | null | undefined;
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

export const Account: Operation<AccountQuery, AccountQueryVariables> = {
  name: 'Account',
  kind: 'query',
  sha256: 'f060347f56faac6cc7f0618162645158b709fbea599f9ad5bda91200d3dc79cb',
  text: "query Account{me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const UpdateCustomer: Operation<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  name: 'UpdateCustomer',
  kind: 'mutation',
  sha256: '3f70cfa88eac07e2ea95e0f462cb675990064e99c3f27a109630d6962ca6fa2a',
  text: "mutation UpdateCustomer($firstname:String!$lastname:String!){updateCustomer(firstname:$firstname lastname:$lastname){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const ChangeEmail: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  name: 'ChangeEmail',
  kind: 'mutation',
  sha256: 'cc4f2c38ec867084b829c54d13547a46e910cd83e89266ee1431c64fef88f525',
  text: "mutation ChangeEmail($email:String!$password:String!){changeEmail(email:$email password:$password){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const ChangePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  kind: 'mutation',
  sha256: '14f01aa3b998694884fb7cee75381e983a2ae5fd463edac86171d2bc542debe7',
  text: "mutation ChangePassword($currentPassword:String!$newPassword:String!$captcha:String$loginCaptcha:String){changePassword(currentPassword:$currentPassword newPassword:$newPassword captcha:$captcha loginCaptcha:$loginCaptcha){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}

export const SetNewsletterSubscription: Operation<SetNewsletterSubscriptionMutation, SetNewsletterSubscriptionMutationVariables> = {
  name: 'SetNewsletterSubscription',
  kind: 'mutation',
  sha256: 'ef70a9fd809a51146f36f56f8feffd27b2d16e3f172d847d9f84e096baa569cb',
  text: "mutation SetNewsletterSubscription($isSubscribed:Boolean!){setNewsletterSubscription(isSubscribed:$isSubscribed){...AccountAnswer}}fragment AccountAnswer on CustomerMutationSuccess{success errorMessage errors{field message}me{...AccountPerson}}fragment AccountPerson on Customer{...Me isSubscribed addresses{...BookAddress}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment BookAddress on CustomerAddress{id ...PersonalAddress regionId isDefaultShipping isDefaultBilling}fragment PersonalAddress on PersonalAddress{firstname lastname company telephone region address{country locality postalCode streetAddress}}",
}
