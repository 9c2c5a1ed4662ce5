// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { WithdrawalDeclarationInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeclareWithdrawalMutationVariables = Exact<{
  input: WithdrawalDeclarationInput;
}>;


export type DeclareWithdrawalMutation = { declareWithdrawal: { number: string, received_at: string, is_mailed: boolean } | null };

export const DeclareWithdrawal: Operation<DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables> = {
  name: 'DeclareWithdrawal',
  kind: 'mutation',
  sha256: '22dd97ba5665070caf39a4e94b43d1642b0054077263dab8e4b5adfec0a31758',
  text: "mutation DeclareWithdrawal($input:WithdrawalDeclarationInput!){declareWithdrawal(input:$input){number received_at is_mailed}}",
}
