// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { shop: { id: string, name: string, url: string, baseUrl: string, imageBaseUrl: string, currentCurrency: string, defaultCountryId: string, defaultTitle: string, defaultDescription: string, phone: string | null, email: string | null, pageSizes: Array<number>, taxDivisor: number, maxFilterPrice: number, streetLines: number, locale: { code: string, language: string, country: string } } };

export const Shop: Operation<ShopQuery, ShopQueryVariables> = {
  name: 'Shop',
  kind: 'query',
  sha256: '421e40fdb476e0b8126abbdc5cbe85bcc320bc12b0be45b76698e5190a3a511b',
  text: "query Shop{shop{id name url baseUrl imageBaseUrl currentCurrency locale{code language country}defaultCountryId defaultTitle defaultDescription phone email pageSizes taxDivisor maxFilterPrice streetLines}}",
}
