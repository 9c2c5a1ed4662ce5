// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CurrencyEnum =
  | 'AFN'
  | 'ALL'
  | 'AZN'
  | 'DZD'
  | 'AOA'
  | 'ARS'
  | 'AMD'
  | 'AWG'
  | 'AUD'
  | 'BSD'
  | 'BHD'
  | 'BDT'
  | 'BBD'
  | 'BYN'
  | 'BZD'
  | 'BMD'
  | 'BTN'
  | 'BOB'
  | 'BAM'
  | 'BWP'
  | 'BRL'
  | 'GBP'
  | 'BND'
  | 'BGN'
  | 'BUK'
  | 'BIF'
  | 'KHR'
  | 'CAD'
  | 'CVE'
  | 'CZK'
  | 'KYD'
  | 'GQE'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'KMF'
  | 'CDF'
  | 'CRC'
  | 'HRK'
  | 'CUP'
  | 'DKK'
  | 'DJF'
  | 'DOP'
  | 'XCD'
  | 'EGP'
  | 'SVC'
  | 'ERN'
  | 'EEK'
  | 'ETB'
  | 'EUR'
  | 'FKP'
  | 'FJD'
  | 'GMD'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GTQ'
  | 'GNF'
  | 'GYD'
  | 'HTG'
  | 'HNL'
  | 'HKD'
  | 'HUF'
  | 'ISK'
  | 'INR'
  | 'IDR'
  | 'IRR'
  | 'IQD'
  | 'ILS'
  | 'JMD'
  | 'JPY'
  | 'JOD'
  | 'KZT'
  | 'KES'
  | 'KWD'
  | 'KGS'
  | 'LAK'
  | 'LVL'
  | 'LBP'
  | 'LSL'
  | 'LRD'
  | 'LYD'
  | 'LTL'
  | 'MOP'
  | 'MKD'
  | 'MGA'
  | 'MWK'
  | 'MYR'
  | 'MVR'
  | 'LSM'
  | 'MRO'
  | 'MUR'
  | 'MXN'
  | 'MDL'
  | 'MNT'
  | 'MAD'
  | 'MZN'
  | 'MMK'
  | 'NAD'
  | 'NPR'
  | 'ANG'
  | 'YTL'
  | 'NZD'
  | 'NIC'
  | 'NGN'
  | 'KPW'
  | 'NOK'
  | 'OMR'
  | 'PKR'
  | 'PAB'
  | 'PGK'
  | 'PYG'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'QAR'
  | 'RHD'
  | 'RON'
  | 'RUB'
  | 'RWF'
  | 'SHP'
  | 'STD'
  | 'SAR'
  | 'RSD'
  | 'SCR'
  | 'SLL'
  | 'SGD'
  | 'SKK'
  | 'SBD'
  | 'SOS'
  | 'ZAR'
  | 'KRW'
  | 'LKR'
  | 'SDG'
  | 'SRD'
  | 'SZL'
  | 'SEK'
  | 'CHF'
  | 'SYP'
  | 'TWD'
  | 'TJS'
  | 'TZS'
  | 'THB'
  | 'TOP'
  | 'TTD'
  | 'TND'
  | 'TMM'
  | 'USD'
  | 'UGX'
  | 'UAH'
  | 'AED'
  | 'UYU'
  | 'UZS'
  | 'VUV'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'CHE'
  | 'CHW'
  | 'XOF'
  | 'WST'
  | 'YER'
  | 'ZMK'
  | 'ZWD'
  | 'TRY'
  | 'AZM'
  | 'ROL'
  | 'TRL'
  | 'XPF';

export type CountryCodeEnum =
  | 'AF'
  | 'AX'
  | 'AL'
  | 'DZ'
  | 'AS'
  | 'AD'
  | 'AO'
  | 'AI'
  | 'AQ'
  | 'AG'
  | 'AR'
  | 'AM'
  | 'AW'
  | 'AU'
  | 'AT'
  | 'AZ'
  | 'BS'
  | 'BH'
  | 'BD'
  | 'BB'
  | 'BY'
  | 'BE'
  | 'BZ'
  | 'BJ'
  | 'BM'
  | 'BT'
  | 'BO'
  | 'BA'
  | 'BW'
  | 'BV'
  | 'BR'
  | 'IO'
  | 'VG'
  | 'BN'
  | 'BG'
  | 'BF'
  | 'BI'
  | 'KH'
  | 'CM'
  | 'CA'
  | 'CV'
  | 'KY'
  | 'CF'
  | 'TD'
  | 'CL'
  | 'CN'
  | 'CX'
  | 'CC'
  | 'CO'
  | 'KM'
  | 'CG'
  | 'CD'
  | 'CK'
  | 'CR'
  | 'CI'
  | 'HR'
  | 'CU'
  | 'CY'
  | 'CZ'
  | 'DK'
  | 'DJ'
  | 'DM'
  | 'DO'
  | 'EC'
  | 'EG'
  | 'SV'
  | 'GQ'
  | 'ER'
  | 'EE'
  | 'SZ'
  | 'ET'
  | 'FK'
  | 'FO'
  | 'FJ'
  | 'FI'
  | 'FR'
  | 'GF'
  | 'PF'
  | 'TF'
  | 'GA'
  | 'GM'
  | 'GE'
  | 'DE'
  | 'GH'
  | 'GI'
  | 'GR'
  | 'GL'
  | 'GD'
  | 'GP'
  | 'GU'
  | 'GT'
  | 'GG'
  | 'GN'
  | 'GW'
  | 'GY'
  | 'HT'
  | 'HM'
  | 'HN'
  | 'HK'
  | 'HU'
  | 'IS'
  | 'IN'
  | 'ID'
  | 'IR'
  | 'IQ'
  | 'IE'
  | 'IM'
  | 'IL'
  | 'IT'
  | 'JM'
  | 'JP'
  | 'JE'
  | 'JO'
  | 'KZ'
  | 'KE'
  | 'KI'
  | 'KW'
  | 'KG'
  | 'LA'
  | 'LV'
  | 'LB'
  | 'LS'
  | 'LR'
  | 'LY'
  | 'LI'
  | 'LT'
  | 'LU'
  | 'MO'
  | 'MK'
  | 'MG'
  | 'MW'
  | 'MY'
  | 'MV'
  | 'ML'
  | 'MT'
  | 'MH'
  | 'MQ'
  | 'MR'
  | 'MU'
  | 'YT'
  | 'MX'
  | 'FM'
  | 'MD'
  | 'MC'
  | 'MN'
  | 'ME'
  | 'MS'
  | 'MA'
  | 'MZ'
  | 'MM'
  | 'NA'
  | 'NR'
  | 'NP'
  | 'NL'
  | 'AN'
  | 'NC'
  | 'NZ'
  | 'NI'
  | 'NE'
  | 'NG'
  | 'NU'
  | 'NF'
  | 'MP'
  | 'KP'
  | 'NO'
  | 'OM'
  | 'PK'
  | 'PW'
  | 'PS'
  | 'PA'
  | 'PG'
  | 'PY'
  | 'PE'
  | 'PH'
  | 'PN'
  | 'PL'
  | 'PT'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'WS'
  | 'SM'
  | 'ST'
  | 'SA'
  | 'SN'
  | 'RS'
  | 'SC'
  | 'SL'
  | 'SG'
  | 'SK'
  | 'SI'
  | 'SB'
  | 'SO'
  | 'ZA'
  | 'GS'
  | 'KR'
  | 'ES'
  | 'LK'
  | 'BL'
  | 'SH'
  | 'KN'
  | 'LC'
  | 'MF'
  | 'PM'
  | 'VC'
  | 'SD'
  | 'SR'
  | 'SJ'
  | 'SE'
  | 'CH'
  | 'SY'
  | 'TW'
  | 'TJ'
  | 'TZ'
  | 'TH'
  | 'TL'
  | 'TG'
  | 'TK'
  | 'TO'
  | 'TT'
  | 'TN'
  | 'TR'
  | 'TM'
  | 'TC'
  | 'TV'
  | 'UG'
  | 'UA'
  | 'AE'
  | 'GB'
  | 'US'
  | 'UY'
  | 'UM'
  | 'VI'
  | 'UZ'
  | 'VU'
  | 'VA'
  | 'VE'
  | 'VN'
  | 'WF'
  | 'EH'
  | 'YE'
  | 'ZM'
  | 'ZW';

export type PersonalOrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalOrdersQuery = { customer: { orders: { page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: OrderAddressPartsFragment | null, billing_address: OrderAddressPartsFragment | null, items: Array<
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
          | { product_name: string | null, product_sku: string, quantity_ordered: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null } }
         | null> | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type PersonalReviewsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalReviewsQuery = { customer: { reviews: { page_info: { total_pages: number | null }, items: Array<{ created_at: string, nickname: string, summary: string, text: string, average_rating: number, product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         } | null> } } | null };

export type PersonalWishesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalWishesQuery = { customer: { wishlists: Array<{ items_v2: { page_info: { total_pages: number | null } | null, items: Array<
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
          | { added_at: string, quantity: number, description: string | null, product:
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
              | { sku: string | null, name: string | null }
             | null }
         | null> } | null } | null> } | null };

export type OrderAddressPartsFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, region: string | null, country_code: CountryCodeEnum | null, telephone: string | null };

export const PersonalOrders: Operation<PersonalOrdersQuery, PersonalOrdersQueryVariables> = {
  name: 'PersonalOrders',
  kind: 'query',
  sha256: '6b9f7d77e760d356a1796f4a8381dd89b404d79c81a25e8770c50bdb15b68f8e',
  text: "query PersonalOrders($page:Int!$size:Int!){customer{orders(currentPage:$page pageSize:$size scope:GLOBAL){page_info{total_pages}items{number order_date status shipping_method payment_methods{name}shipping_address{...OrderAddressParts}billing_address{...OrderAddressParts}items{product_name product_sku quantity_ordered product_sale_price{value currency}}total{grand_total{value currency}}}}}}fragment OrderAddressParts on OrderAddress{firstname lastname company street city postcode region country_code telephone}",
}

export const PersonalReviews: Operation<PersonalReviewsQuery, PersonalReviewsQueryVariables> = {
  name: 'PersonalReviews',
  kind: 'query',
  sha256: 'f3dc9de680049149a65c73f2c74b63dbd881d1ede60197c733c3667e6765e7eb',
  text: "query PersonalReviews($page:Int!$size:Int!){customer{reviews(currentPage:$page pageSize:$size){page_info{total_pages}items{created_at nickname summary text average_rating product{sku name}}}}}",
}

export const PersonalWishes: Operation<PersonalWishesQuery, PersonalWishesQueryVariables> = {
  name: 'PersonalWishes',
  kind: 'query',
  sha256: '1a810e9532df3e0d82e29267318b0594c17d98725a698ee2d04f17c1537e59ae',
  text: "query PersonalWishes($page:Int!$size:Int!){customer{wishlists(pageSize:1){items_v2(currentPage:$page pageSize:$size){page_info{total_pages}items{added_at quantity description product{sku name}}}}}}",
}
