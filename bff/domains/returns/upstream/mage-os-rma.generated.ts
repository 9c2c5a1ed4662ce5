// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AddReturnCommentInput = {
  comment: string;
  rma_id: number;
};

/** Ids of orders and their items are raw numbers. The module lists neither reasons nor resolutions: they are configuration. */
export type CreateReturnInput = {
  items: Array<CreateReturnItemInput>;
  order_id: number;
  reason_id: number;
  resolution_type_id: number;
};

export type CreateReturnItemInput = {
  condition_id?: number | null | undefined;
  order_item_id: number;
  qty_requested: number;
};

export type ModuleReturnsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type ModuleReturnsQuery = { customerReturns: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<ModuleReturnFragment | null> | null } | null };

export type CreateModuleReturnMutationVariables = Exact<{
  input: CreateReturnInput;
}>;


export type CreateModuleReturnMutation = { createCustomerReturn: { return: { rma_id: number | null } | null } | null };

export type AddModuleCommentMutationVariables = Exact<{
  input: AddReturnCommentInput;
}>;


export type AddModuleCommentMutation = { addReturnComment: { comment_id: number | null } | null };

export type ModuleReturnFragment = { rma_id: number | null, increment_id: string | null, order_number: string | null, created_at: string | null, status: { code: string | null, label: string | null } | null, items: Array<{ item_id: number | null, order_item_id: number | null, product_name: string | null, product_sku: string | null, qty_requested: number | null } | null> | null };

export const ModuleReturns: Operation<ModuleReturnsQuery, ModuleReturnsQueryVariables> = {
  name: 'ModuleReturns',
  kind: 'query',
  sha256: '2eff763519709ba80fdb833628b7fd8f210eef2abfb20062fa2905aaec79c8b6',
  text: "query ModuleReturns($page:Int!$size:Int!){customerReturns(pageSize:$size currentPage:$page){total_count page_info{total_pages}items{...ModuleReturn}}}fragment ModuleReturn on CustomerReturn{rma_id increment_id order_number created_at status{code label}items{item_id order_item_id product_name product_sku qty_requested}}",
}

export const CreateModuleReturn: Operation<CreateModuleReturnMutation, CreateModuleReturnMutationVariables> = {
  name: 'CreateModuleReturn',
  kind: 'mutation',
  sha256: '8d1122052f92b9b00ea78a27a6287810c45b37c64df9508ddeb4f5ab420d108c',
  text: "mutation CreateModuleReturn($input:CreateReturnInput!){createCustomerReturn(input:$input){return{rma_id}}}",
}

export const AddModuleComment: Operation<AddModuleCommentMutation, AddModuleCommentMutationVariables> = {
  name: 'AddModuleComment',
  kind: 'mutation',
  sha256: '15790478b6f54e017d8e0b6c5647ef905642933504757638b39e9d670a326826',
  text: "mutation AddModuleComment($input:AddReturnCommentInput!){addReturnComment(input:$input){comment_id}}",
}
