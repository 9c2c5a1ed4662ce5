// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CreateReturnMerchandizeAuthorizationRequestInput, ReturnMerchandiseAuthorizationStatus } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CustomerReturnsQueryVariables = Exact<{
  page: number;
}>;


export type CustomerReturnsQuery = { me: { returns: { total: number, page: number, pageCount: number, items: Array<(
        { order: { order_id: string, number: string } | null }
        & ReturnCardFragment
      )> } | null } };

export type ReturnableOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type ReturnableOrderQuery = { order: ReturnableOrderFragment | null };

export type CreateReturnMerchandizeAuthorizationRequestMutationVariables = Exact<{
  input: CreateReturnMerchandizeAuthorizationRequestInput;
}>;


export type CreateReturnMerchandizeAuthorizationRequestMutation = { createReturnMerchandizeAuthorizationRequest: { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }> } };

export type ReturnCardFragment = { id: string, number: string, createdAt: string, status: ReturnMerchandiseAuthorizationStatus, statusLabel: string, items: Array<{ name: string, sku: string, statusLabel: string, quantity: number }> };

export type ReturnableOrderFragment = { order_id: string, number: string, isReturnable: boolean, returnAttributes: Array<
    | ReturnQuestion_ReturnAttributeSelect_Fragment
    | ReturnQuestion_ReturnAttributeTextarea_Fragment
    | ReturnQuestion_ReturnAttributeTextfield_Fragment
    | ReturnQuestion_ReturnAttributeBoolean_Fragment
  >, items: Array<ReturnableItemFragment> };

export type ReturnableItemFragment = { id: string, sku: string, name: string, qtyReturnable: number, options: Array<{ label: string, value: string }>, returnAttributes: Array<
    | ReturnQuestion_ReturnAttributeSelect_Fragment
    | ReturnQuestion_ReturnAttributeTextarea_Fragment
    | ReturnQuestion_ReturnAttributeTextfield_Fragment
    | ReturnQuestion_ReturnAttributeBoolean_Fragment
  > };

export type ReturnQuestion_ReturnAttributeSelect_Fragment = { __typename: 'ReturnAttributeSelect', code: string, label: string, required: boolean, options: Array<{ value: string, label: string }> };

export type ReturnQuestion_ReturnAttributeTextarea_Fragment = { __typename: 'ReturnAttributeTextarea', code: string, label: string, required: boolean };

export type ReturnQuestion_ReturnAttributeTextfield_Fragment = { __typename: 'ReturnAttributeTextfield', code: string, label: string, required: boolean };

export type ReturnQuestion_ReturnAttributeBoolean_Fragment = { __typename: 'ReturnAttributeBoolean', code: string, label: string, required: boolean };

export type ReturnQuestionFragment =
  | ReturnQuestion_ReturnAttributeSelect_Fragment
  | ReturnQuestion_ReturnAttributeTextarea_Fragment
  | ReturnQuestion_ReturnAttributeTextfield_Fragment
  | ReturnQuestion_ReturnAttributeBoolean_Fragment
;

export const CustomerReturns: Operation<CustomerReturnsQuery, CustomerReturnsQueryVariables> = {
  name: 'CustomerReturns',
  kind: 'query',
  sha256: 'febca44fd38f03599dba2d2e606864c237c4f6dae623b75952cd548d2dde46d5',
  text: "query CustomerReturns($page:Int!){me{returns(page:$page){total page pageCount items{...ReturnCard order{order_id number}}}}}fragment ReturnCard on ReturnMerchandiseAuthorization{id number createdAt status statusLabel items{name sku statusLabel quantity}}",
}

export const ReturnableOrder: Operation<ReturnableOrderQuery, ReturnableOrderQueryVariables> = {
  name: 'ReturnableOrder',
  kind: 'query',
  sha256: '61f9c4de7ff4c906f13593588ff881454eff14389c0e384acceb100a293c5e93',
  text: "query ReturnableOrder($orderId:ID!){order(order_id:$orderId){...ReturnableOrder}}fragment ReturnableOrder on Order{order_id number isReturnable returnAttributes{...ReturnQuestion}items{...ReturnableItem}}fragment ReturnQuestion on ReturnAttribute{__typename code label required ...on ReturnAttributeSelect{options{value label}}}fragment ReturnableItem on OrderItem{id sku name qtyReturnable options{label value}returnAttributes{...ReturnQuestion}}",
}

export const CreateReturnMerchandizeAuthorizationRequest: Operation<CreateReturnMerchandizeAuthorizationRequestMutation, CreateReturnMerchandizeAuthorizationRequestMutationVariables> = {
  name: 'CreateReturnMerchandizeAuthorizationRequest',
  kind: 'mutation',
  sha256: 'b97adbb6682e80ef73e20cf208df2a51900c8678a1660a9f462eee54e5ec24ac',
  text: "mutation CreateReturnMerchandizeAuthorizationRequest($input:CreateReturnMerchandizeAuthorizationRequestInput!){createReturnMerchandizeAuthorizationRequest(input:$input){success errorMessage errors{field message}}}",
}
