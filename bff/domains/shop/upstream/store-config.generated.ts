// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { storeConfig: { store_name: string | null, store_group_name: string | null, website_name: string | null, locale: string | null, default_display_currency_code: string | null, secure_base_url: string | null, secure_base_link_url: string | null, product_url_suffix: string | null, category_url_suffix: string | null, root_category_uid: string | null, cms_home_page: string | null, cms_no_route: string | null, default_title: string | null, default_description: string | null, magento_wishlist_general_is_enabled: string | null, product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null } | null };

export type StoreCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreCurrenciesQuery = { currency: { available_currency_codes: Array<string | null> | null } | null };

export const StoreConfig: Operation<StoreConfigQuery, StoreConfigQueryVariables> = {
  name: 'StoreConfig',
  kind: 'query',
  sha256: 'ceeff46c338757132271a9f46ca0e10abb7ebe99805567d85bbada506e8847d9',
  text: "query StoreConfig{storeConfig{store_name store_group_name website_name locale default_display_currency_code secure_base_url secure_base_link_url product_url_suffix category_url_suffix root_category_uid cms_home_page cms_no_route default_title default_description magento_wishlist_general_is_enabled product_reviews_enabled allow_guests_to_write_product_reviews}}",
}

export const StoreCurrencies: Operation<StoreCurrenciesQuery, StoreCurrenciesQueryVariables> = {
  name: 'StoreCurrencies',
  kind: 'query',
  sha256: '367948efdb57ef6eb70b333f45deb2a2c23b4cf4a29504d953b9d10d7d9c4dfe',
  text: "query StoreCurrencies{currency{available_currency_codes}}",
}
