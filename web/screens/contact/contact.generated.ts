// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactMessageInput = {
  name: string;
  email: string;
  telephone?: string | null | undefined;
  /** At most 120 characters. */
  subject: string;
  /** At most 2000 characters. */
  message: string;
  captcha?: string | null | undefined;
};

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }> } };

export const SendContactMessage: Operation<SendContactMessageMutation, SendContactMessageMutationVariables> = {
  name: 'SendContactMessage',
  kind: 'mutation',
  sha256: '275ede1cd3c85e6bd99799687a08f54e629b6b2d7bd99caea2c9d440cff28a7e',
  text: "mutation SendContactMessage($input:ContactMessageInput!){sendContactMessage(input:$input){success errorMessage errors{field message}}}",
}
