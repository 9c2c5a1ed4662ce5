// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { StoreAddressFragment } from './address-book.generated.ts'
import type { CustomerCreateInput, CustomerUpdateInput, SubscriptionStatusesEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerQuery = { customer: StoreCustomerFragment | null };

export type RegisterMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type RegisterMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateCustomerMutation = { updateCustomerV2: { customer: { email: string | null } } | null };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  new: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type RequestResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestResetMutation = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  new: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type DeleteCustomerMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCustomerMutation = { deleteCustomer: boolean | null };

export type SubscribeMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type StoreCustomerFragment = { firstname: string | null, lastname: string | null, email: string | null, is_subscribed: boolean | null, created_at: string | null, addresses: Array<StoreAddressFragment | null> | null };

export const Customer: Operation<CustomerQuery, CustomerQueryVariables> = {
  name: 'Customer',
  kind: 'query',
  sha256: '18d6a5ceaf745aff31546e36f7cca2e5a7bec19a10dbf64f3ff425a49621850d',
  text: "query Customer{customer{...StoreCustomer}}fragment StoreCustomer on Customer{firstname lastname email is_subscribed created_at addresses{...StoreAddress}}fragment StoreAddress on CustomerAddress{id firstname lastname company telephone street city postcode country_code region{region region_id}default_billing default_shipping}",
}

export const Register: Operation<RegisterMutation, RegisterMutationVariables> = {
  name: 'Register',
  kind: 'mutation',
  sha256: 'f1140e01ecf2fc12f176da16105e5c5378cdeb2de34ffa2b7fb40d9bb38df4fe',
  text: "mutation Register($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}",
}

export const UpdateCustomer: Operation<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  name: 'UpdateCustomer',
  kind: 'mutation',
  sha256: '49aa75b73d5fad70ebce09f03386e57a1b5a9de530ccfb7879540e41c07662d0',
  text: "mutation UpdateCustomer($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{email}}}",
}

export const UpdateEmail: Operation<UpdateEmailMutation, UpdateEmailMutationVariables> = {
  name: 'UpdateEmail',
  kind: 'mutation',
  sha256: 'ff2b785b04533db273a88e983818913159ed09ac15ccd8b192e9c3edbf43857d',
  text: "mutation UpdateEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email}}}",
}

export const ChangePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  kind: 'mutation',
  sha256: '0b523b1bd1a00e8ff3a295a980b700e7930832a1de1d4adb5775582253032a95',
  text: "mutation ChangePassword($current:String!$new:String!){changeCustomerPassword(currentPassword:$current newPassword:$new){email}}",
}

export const RequestReset: Operation<RequestResetMutation, RequestResetMutationVariables> = {
  name: 'RequestReset',
  kind: 'mutation',
  sha256: '2b3a5dfbf16fb8fe00d33941e2ef71f2d0e096f2b262dcd1ceb566a4ec823bf4',
  text: "mutation RequestReset($email:String!){requestPasswordResetEmail(email:$email)}",
}

export const ResetPassword: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  kind: 'mutation',
  sha256: '019969ffca12a0bd2303e13be358d61ddb9116ed1f7ae4243639a0755ba2f806',
  text: "mutation ResetPassword($email:String!$token:String!$new:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$new)}",
}

export const DeleteCustomer: Operation<DeleteCustomerMutation, DeleteCustomerMutationVariables> = {
  name: 'DeleteCustomer',
  kind: 'mutation',
  sha256: 'e27b9a4439103ae063d9b42d9b3b763cd202cdd84b512813a3f3d4b6797adc73',
  text: "mutation DeleteCustomer{deleteCustomer}",
}

export const Subscribe: Operation<SubscribeMutation, SubscribeMutationVariables> = {
  name: 'Subscribe',
  kind: 'mutation',
  sha256: '7f8a5aa57cd09b7d74b3754d33985c052ef9e0ca81b0881359bdda79d920941b',
  text: "mutation Subscribe($email:String!){subscribeEmailToNewsletter(email:$email){status}}",
}
