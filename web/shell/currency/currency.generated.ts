// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { shop: { availableCurrencies: Array<string> } };

export type SetCurrencyMutationVariables = Exact<{
  currency: string;
}>;


export type SetCurrencyMutation = { setCurrency: { success: boolean, errorMessage: string | null, currentCurrency: string } };

export const Currencies: Operation<CurrenciesQuery, CurrenciesQueryVariables> = {
  name: 'Currencies',
  kind: 'query',
  sha256: '80f84386b6a595eeba47dd0a2d468d0a4cb1bcc5b7a3737160b89b315498250f',
  text: "query Currencies{shop{availableCurrencies}}",
}

export const SetCurrency: Operation<SetCurrencyMutation, SetCurrencyMutationVariables> = {
  name: 'SetCurrency',
  kind: 'mutation',
  sha256: 'fed51be7d1efb9dc2a302f78f0360059b47e183fd388a9a98140fbfb4467b02b',
  text: "mutation SetCurrency($currency:String!){setCurrency(currency:$currency){success errorMessage currentCurrency}}",
}
