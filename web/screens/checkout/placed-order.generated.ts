// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { PaymentState } from '../../api/shop-types.generated.ts'
import type { PriceValueFragment } from '../cart/cart.generated.ts'
import type { PaymentMethodFragment } from './checkout.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlacedOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacedOrderQuery = { placedOrder: PlacedOrderFragment | null };

export type AcknowledgeOrderMutationVariables = Exact<{
  number: string;
}>;


export type AcknowledgeOrderMutation = { acknowledgeOrder: { success: boolean, errorMessage: string | null } };

export type PlacedOrderFragment = { number: string, email: string, state: PaymentState, redirectUrl: string | null, coupons: Array<string>, isAcknowledged: boolean, canRegister: boolean, payment: PaymentMethodFragment | null, items: Array<{ sku: string, name: string, qty: number, price: PriceValueFragment }>, total: PriceValueFragment, tax: PriceValueFragment, shipping: PriceValueFragment, discount: PriceValueFragment };

export const PlacedOrder: Operation<PlacedOrderQuery, PlacedOrderQueryVariables> = {
  name: 'PlacedOrder',
  kind: 'query',
  sha256: 'fde89690030177d3344db33295e31fe3c232abf833d41adadfc5ea59da38dd0f',
  text: "query PlacedOrder{placedOrder{...PlacedOrder}}fragment PlacedOrder on PlacedOrder{number email state redirectUrl coupons isAcknowledged canRegister payment{...PaymentMethod}items{sku name qty price{...PriceValue}}total{...PriceValue}tax{...PriceValue}shipping{...PriceValue}discount{...PriceValue}}fragment PaymentMethod on PaymentMethod{code title kind}fragment PriceValue on Price{value{amount currency}}",
}

export const AcknowledgeOrder: Operation<AcknowledgeOrderMutation, AcknowledgeOrderMutationVariables> = {
  name: 'AcknowledgeOrder',
  kind: 'mutation',
  sha256: '7da1f24e680a2c98102d972ebf4d62545b4318f45f195b37946a4b8ccd95373f',
  text: "mutation AcknowledgeOrder($number:ID!){acknowledgeOrder(number:$number){success errorMessage}}",
}
