// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawalDeclarationInput = {
  email: string;
  /** What is sent back; the whole order where it is left out. */
  items?: string | null | undefined;
  name: string;
  order_number: string;
};

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
