// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  captcha?: string | null | undefined;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: RequestAnswerFragment };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  newPassword: string;
  captcha?: string | null | undefined;
}>;


export type ResetPasswordMutation = { resetPassword: RequestAnswerFragment };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  captcha?: string | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: RequestAnswerFragment };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: RequestAnswerFragment };

export type RequestAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }> };

export const RequestPasswordReset: Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {
  name: 'RequestPasswordReset',
  kind: 'mutation',
  sha256: 'b4ac3012f00b30fba616753d95e8dcda22d5d20f37183a3065d9010fcfc15ead',
  text: "mutation RequestPasswordReset($email:String!$captcha:String){requestPasswordReset(email:$email captcha:$captcha){...RequestAnswer}}fragment RequestAnswer on RequestSuccess{success errorMessage errors{field message}}",
}

export const ResetPassword: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  kind: 'mutation',
  sha256: 'd7fc2e8bb7dae6fbff61744e4f446ccac0db7217c004f6795cbf60e8c7b7f524',
  text: "mutation ResetPassword($email:String!$token:String!$newPassword:String!$captcha:String){resetPassword(email:$email token:$token newPassword:$newPassword captcha:$captcha){...RequestAnswer}}fragment RequestAnswer on RequestSuccess{success errorMessage errors{field message}}",
}

export const SubscribeToNewsletter: Operation<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = {
  name: 'SubscribeToNewsletter',
  kind: 'mutation',
  sha256: '690dee9891f04f1f454107c8889f199d4fce7b5fb99b430b54e7344c2bec0cc5',
  text: "mutation SubscribeToNewsletter($email:String!$captcha:String){subscribeToNewsletter(email:$email captcha:$captcha){...RequestAnswer}}fragment RequestAnswer on RequestSuccess{success errorMessage errors{field message}}",
}

export const ConfirmEmail: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  kind: 'mutation',
  sha256: '71c914e5225973f5c40dd9308ea67581a27a9b4f44e952a5ab79ea00fc4b973f',
  text: "mutation ConfirmEmail($email:String!$key:String!){confirmEmail(email:$email key:$key){...RequestAnswer}}fragment RequestAnswer on RequestSuccess{success errorMessage errors{field message}}",
}
