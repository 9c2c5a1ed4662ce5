// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ContactMessageInput } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
