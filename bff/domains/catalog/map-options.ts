import type {
  DownloadLink,
  DownloadSample,
  ProductOption,
  SelectedOption,
} from '../../graphql/shop-schema.generated.ts'
import { samplePath } from '../downloads/store-links.ts'
import { partInCents, taxedPrice } from '../money.ts'
import { plainId, uidParts } from '../uid.ts'
import { type CatalogSettings, mapPart, type StorePart } from './map-product.ts'
import { mapSwatch } from './map-swatch.ts'
import type { ProductPage } from './product-model.ts'
import type { ConfigurableOptionFragment, ProductPageFragment } from './magento/product-fragments.generated.ts'

type PageOf<T extends string> = Extract<ProductPageFragment, Record<T, unknown>>
type StoreSamples = PageOf<'downloadable_product_samples'>['downloadable_product_samples']
type StoreLinks = PageOf<'downloadable_product_links'>['downloadable_product_links']

export type StoreVariants = readonly ({
  attributes: readonly ({ uid: string; code: string | null } | null)[] | null
  product: StorePart | null
} | null)[]

export function mapOptions(
  options: readonly (ConfigurableOptionFragment | null)[] | null | undefined,
  mediaUrl: string,
): ProductOption[] {
  return byPosition(options).map((option) => {
    const id = plainId(option.attribute_uid)
    const label = option.label ?? ''
    return {
      id,
      label,
      attribute: { id, code: option.attribute_code ?? '', label },
      values: (option.values ?? []).flatMap((value) =>
        value?.uid
          ? [{ value: plainId(value.uid), label: value.label ?? '', swatch: mapSwatch(value.swatch_data, mediaUrl) }]
          : [],
      ),
    }
  })
}

export function mapConfigurations(
  variants: StoreVariants | null | undefined,
  path: string,
  settings: CatalogSettings,
): ProductPage['configurations'] {
  return (variants ?? []).flatMap((variant) => {
    const product = variant?.product && mapPart(variant.product, path, settings)
    return product ? [{ product, options: (variant.attributes ?? []).flatMap(mapSelected) }] : []
  })
}

/** `configurable/93/13` is value 13 of attribute 93. */
function mapSelected(attribute: { uid: string } | null): SelectedOption[] {
  const [, option, value] = uidParts(attribute?.uid) ?? []
  return option && value ? [{ option_id: option, option_value: value }] : []
}

export function mapLinks(links: StoreLinks | undefined, currency: string, settings: CatalogSettings): DownloadLink[] {
  return (links ?? [])
    .filter((link) => link !== null)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((link) => ({
      id: plainId(link.uid),
      title: link.title ?? '',
      prices: taxedPrice(partInCents(link.price, currency), { ...settings, currency }),
      sampleUrl: samplePath(link.sample_url),
    }))
}

/** What may be looked at before a product is bought. */
export function mapSamples(samples: StoreSamples | undefined): DownloadSample[] {
  return (samples ?? [])
    .filter((sample) => sample !== null)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ title, sample_url: address }) => {
      const url = samplePath(address)
      return url ? [{ title: title ?? '', url }] : []
    })
}

export function byPosition<T extends { position: number | null }>(
  items: readonly (T | null)[] | null | undefined,
): T[] {
  return (items ?? []).filter((item) => item !== null).sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
