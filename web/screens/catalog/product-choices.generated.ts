// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { BundleOptionType, CustomOptionType, ExtraCostType, SwatchType } from '../../api/shop-types.generated.ts'
import type { PriceFieldsFragment, TaxedPriceFieldsFragment } from './price-fields.generated.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

export type ProductChoicesFragment = { downloadLinksRequired: boolean, options: Array<{ id: string, label: string, attribute: { id: string, code: string }, values: Array<{ label: string, value: string, swatch: { type: SwatchType, value: string } | null }> }>, configurations: Array<{ options: Array<{ option_id: string, option_value: string }>, product: { sku: string, imageUrl: string | null, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null } }>, custom_options: Array<{ option_id: string, title: string, type: CustomOptionType, is_required: boolean, max_characters: number | null, extraCost:
      | ExtraCostFields_FixedExtraCost_Fragment
      | ExtraCostFields_PercentageExtraCost_Fragment
     | null, values: Array<{ option_value_id: string, title: string, sort_order: number, extraCost:
        | ExtraCostFields_FixedExtraCost_Fragment
        | ExtraCostFields_PercentageExtraCost_Fragment
       | null }> }>, bundleOptions: Array<{ id: string, label: string, required: boolean, type: BundleOptionType, values: Array<{ value: string, label: string, isDefault: boolean, defaultQuantity: number, userDefinedQuantity: boolean, prices: TaxedPriceFieldsFragment, product: { sku: string, imageUrl: string | null } | null, stock: { isInStock: boolean } }> }>, groupedItems: Array<{ defaultQuantity: number, product: ProductCardFragment }>, downloadLinks: Array<{ id: string, title: string, sampleUrl: string | null, prices: TaxedPriceFieldsFragment }>, downloadSamples: Array<{ title: string, url: string }> };

export type ExtraCostFields_FixedExtraCost_Fragment = { type: ExtraCostType, prices: TaxedPriceFieldsFragment };

export type ExtraCostFields_PercentageExtraCost_Fragment = { rate: number, type: ExtraCostType };

export type ExtraCostFieldsFragment =
  | ExtraCostFields_FixedExtraCost_Fragment
  | ExtraCostFields_PercentageExtraCost_Fragment
;
