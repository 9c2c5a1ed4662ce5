import type { Resolvers, TypeResolvers } from '../context.ts'
import { encodeUid } from '../uid.ts'
import type { CustomOption, ExtraCost } from './types.ts'

/** GraphQL type, and the name Magento's cart gives it, by kind of option. */
export const CUSTOM_OPTION_TYPES: Record<CustomOption['kind'], { typeName: string; cartType: string }> = {
  field: { typeName: 'CustomizableFieldOption', cartType: 'field' },
  area: { typeName: 'CustomizableAreaOption', cartType: 'area' },
  date: { typeName: 'CustomizableDateOption', cartType: 'date' },
  date_time: { typeName: 'CustomizableDateOption', cartType: 'date_time' },
  time: { typeName: 'CustomizableDateOption', cartType: 'time' },
  file: { typeName: 'CustomizableFileOption', cartType: 'file' },
  dropdown: { typeName: 'CustomizableDropDownOption', cartType: 'drop_down' },
  radio: { typeName: 'CustomizableRadioOption', cartType: 'radio' },
  checkbox: { typeName: 'CustomizableCheckboxOption', cartType: 'checkbox' },
  multiple: { typeName: 'CustomizableMultipleOption', cartType: 'multiple' },
}

const option: TypeResolvers = {
  uid: ({ id }: CustomOption) => customOptionUid(id),
  sort_order: ({ sortOrder }: CustomOption) => sortOrder,
  value,
}

export const customOptionResolvers: Resolvers = {
  CustomizableOptionInterface: { __resolveType: ({ kind }: CustomOption) => CUSTOM_OPTION_TYPES[kind].typeName },
  ...Object.fromEntries(Object.values(CUSTOM_OPTION_TYPES).map(({ typeName }) => [typeName, option])),
}

/** Returns the uid of an option that is entered (the option's id), or of a chosen value (also the value's id). */
export function customOptionUid(optionId: number, valueId?: number): string {
  return valueId === undefined ? encodeUid('custom-option', optionId) : encodeUid('custom-option', optionId, valueId)
}

/** Surcharges are raw figures: euros whatever the currency, or a rate in percent. */
export function rawExtra(extra: ExtraCost) {
  return extra.type === 'FIXED'
    ? { price: extra.cents / 100, price_type: 'FIXED' }
    : { price: extra.rate, price_type: 'PERCENT' }
}

function value(option: CustomOption) {
  if ('values' in option) {
    return option.values.map(({ id, title, sortOrder, sku = null, extra }) => ({
      uid: customOptionUid(option.id, id),
      title,
      sort_order: sortOrder,
      sku,
      ...rawExtra(extra),
    }))
  }
  return {
    uid: customOptionUid(option.id),
    sku: option.sku ?? null,
    type: option.kind.toUpperCase(),
    max_characters: 'maxCharacters' in option ? option.maxCharacters || null : null,
    ...('extensions' in option
      ? { file_extension: option.extensions, image_size_x: option.imageWidth, image_size_y: option.imageHeight }
      : {}),
    ...rawExtra(option.extra),
  }
}
