import type { CustomOptionType } from '../../graphql/shop-schema.generated.ts'
import { type Pricing, surchargeCents, taxedPrice } from '../money.ts'
import { plainId } from '../uid.ts'
import type { CustomOptionModel, ExtraCostModel } from './product-model.ts'
import type { ProductPageFragment } from './magento/product-fragments.generated.ts'

type StoreOption = NonNullable<NonNullable<Extract<ProductPageFragment, { options: unknown }>['options']>[number]>
type Priced = { price: number | null; price_type: string | null }
type StoreChoice = Priced & { uid: string; title: string | null; sort_order: number | null }

/** Maps options that a shopper types or chooses; file options are left out, because the store's API takes no files. */
export function mapCustomOptions(
  options: readonly (StoreOption | null)[] | null | undefined,
  pricing: Pricing,
): CustomOptionModel[] {
  return (options ?? [])
    .filter((option) => option !== null)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((option) => mapOption(option, pricing))
}

function mapOption(option: StoreOption, pricing: Pricing): CustomOptionModel[] {
  const typed = (type: CustomOptionType, value: (Priced & { max_characters?: number | null }) | null) => [
    {
      ...base(option),
      type,
      max_characters: value?.max_characters || null,
      extraCost: extraCost(value, pricing),
      values: [],
    },
  ]
  const chosen = (type: CustomOptionType, values: readonly (StoreChoice | null)[] | null) => [
    { ...base(option), type, max_characters: null, extraCost: null, values: mapChoices(values, pricing) },
  ]
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return typed('FIELD', option.entry)
    case 'CustomizableAreaOption':
      return typed('AREA', option.entry)
    case 'CustomizableDateOption':
      return typed(option.entry?.type ?? 'DATE', option.entry)
    case 'CustomizableDropDownOption':
      return chosen('SELECT', option.value)
    case 'CustomizableRadioOption':
      return chosen('RADIO', option.value)
    case 'CustomizableCheckboxOption':
      return chosen('CHECKBOX', option.value)
    case 'CustomizableMultipleOption':
      return chosen('MULTIPLE', option.value)
    default:
      return []
  }
}

function base(option: StoreOption) {
  return { option_id: plainId(option.uid), title: option.title ?? '', is_required: option.required ?? false }
}

function mapChoices(values: readonly (StoreChoice | null)[] | null, pricing: Pricing): CustomOptionModel['values'] {
  return (values ?? [])
    .filter((value) => value !== null)
    .map((value) => ({
      option_value_id: plainId(value.uid),
      title: value.title ?? '',
      sort_order: value.sort_order ?? 0,
      extraCost: extraCost(value, pricing),
    }))
    .sort((a, b) => a.sort_order - b.sort_order)
}

/** Null where the choice costs nothing. */
export function extraCost(value: Priced | null, pricing: Pricing): ExtraCostModel | null {
  if (!value?.price) return null
  return value.price_type === 'PERCENT'
    ? { __typename: 'PercentageExtraCost', type: 'PERCENTAGE', rate: value.price }
    : {
        __typename: 'FixedExtraCost',
        type: 'FIXED',
        prices: taxedPrice(surchargeCents(value.price, pricing), pricing),
      }
}
