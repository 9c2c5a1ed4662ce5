// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { WithdrawalInput } from '../../api/shop-types.generated.ts'
import type { FieldFaultFragment } from '../address/address.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type WithdrawMutationVariables = Exact<{
  input: WithdrawalInput;
}>;


export type WithdrawMutation = { withdraw: { success: boolean, errorMessage: string | null, errors: Array<FieldFaultFragment>, receipt: WithdrawalReceiptFragment | null } };

export type WithdrawalReceiptFragment = { number: string, receivedAt: string, name: string, email: string, orderNumber: string, items: string | null, isMailed: boolean };

export const Withdraw: Operation<WithdrawMutation, WithdrawMutationVariables> = {
  name: 'Withdraw',
  kind: 'mutation',
  sha256: '8c8352b26aceade225a0aea2d5661f6c0ac6901b9ac9a329749808ab07a86d5e',
  text: "mutation Withdraw($input:WithdrawalInput!){withdraw(input:$input){success errorMessage errors{...FieldFault}receipt{...WithdrawalReceipt}}}fragment FieldFault on FieldError{field message}fragment WithdrawalReceipt on WithdrawalReceipt{number receivedAt name email orderNumber items isMailed}",
}
