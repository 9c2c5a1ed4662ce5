import type { Swatch } from '../../graphql/shop-schema.generated.ts'
import { mediaPath } from '../store-urls.ts'
import type { ConfigurableOptionFragment } from './magento/product-fragments.generated.ts'

type SwatchData = NonNullable<NonNullable<NonNullable<ConfigurableOptionFragment['values']>[number]>['swatch_data']>

/** Null for options without a swatch, and for invalid colours. */
export function mapSwatch(data: SwatchData | null | undefined, mediaUrl: string): Swatch | null {
  switch (data?.__typename) {
    case 'ColorSwatchData':
      return /^#[0-9a-f]{3,8}$/i.test(data.value ?? '') ? { type: 'COLOR', value: data.value ?? '' } : null
    case 'ImageSwatchData': {
      const path = mediaPath(data.thumbnail, mediaUrl)
      return path ? { type: 'IMAGE', value: path } : null
    }
    case 'TextSwatchData':
      return data.value ? { type: 'TEXT', value: data.value } : null
    default:
      return null
  }
}

type ListItem = { configurable_options?: readonly (ConfigurableOptionFragment | null)[] | null } | object | null

/** The swatches that a list's products have, by attribute code and option label. */
export function collectSwatches(
  items: readonly ListItem[] | null | undefined,
  mediaUrl: string,
): Map<string, Map<string, Swatch>> {
  const swatches = new Map<string, Map<string, Swatch>>()
  for (const item of items ?? []) {
    for (const option of (item && 'configurable_options' in item && item.configurable_options) || []) {
      if (!option?.attribute_code) continue
      const known = swatches.get(option.attribute_code) ?? new Map<string, Swatch>()
      for (const value of option.values ?? []) {
        const swatch = mapSwatch(value?.swatch_data, mediaUrl)
        if (swatch && value?.label) known.set(value.label, swatch)
      }
      swatches.set(option.attribute_code, known)
    }
  }
  return swatches
}
