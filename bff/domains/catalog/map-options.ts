import type {
  BundleOptionType,
  DownloadLink,
  DownloadSample,
  ProductOption,
  SelectedOption,
  TaxedPrice,
} from '../../graphql/shop-schema.generated.ts'
import { samplePath } from '../downloads/store-links.ts'
import { partInCents, taxedPrice, toCents } from '../money.ts'
import { plainId, uidParts } from '../uid.ts'
import { type CatalogSettings, mapPart, type StorePart } from './map-product.ts'
import { shownPricing } from './map-prices.ts'
import { mapSwatch } from './map-swatch.ts'
import type { BundleOptionModel, ProductPage } from './product-model.ts'
import type { ConfigurableOptionFragment, ProductPageFragment } from './magento/product-fragments.generated.ts'

type PageOf<T extends string> = Extract<ProductPageFragment, Record<T, unknown>>
type StoreBundleItems = PageOf<'bundle_items'>['bundle_items']
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

const bundleTypes: Partial<Record<string, BundleOptionType>> = {
  select: 'SELECT',
  radio: 'RADIO',
  checkbox: 'CHECKBOX',
  multi: 'MULTI',
}

export function mapBundle(
  items: StoreBundleItems | undefined,
  bundle: { isDynamic: boolean; minPrice: TaxedPrice; path: string },
  settings: CatalogSettings,
): BundleOptionModel[] {
  const pricing = { ...settings, currency: bundle.minPrice.priceInclTax.value.currency }
  return byPosition(items).flatMap((item) => {
    const id = uidParts(item.uid)?.at(-1)
    if (!id) return []
    const values = byPosition(item.options).flatMap((choice) => {
      // `bundle/14/22/1`: option 14, selection 22, quantity 1.
      const selection = uidParts(choice.uid)?.[2]
      if (!selection) return []
      const product = choice.product && mapPart(choice.product, bundle.path, settings)
      // A dynamic bundle costs what its parts cost and gives its choices no price.
      const prices = bundle.isDynamic ? product?.prices.minPrice : choicePrice(choice, bundle.minPrice, pricing)
      if (!prices) return []
      return [
        {
          uid: choice.uid,
          value: selection,
          label: choice.label ?? product?.name ?? '',
          isDefault: choice.is_default ?? false,
          defaultQuantity: choice.quantity ?? 1,
          userDefinedQuantity: choice.can_change_quantity ?? false,
          prices,
          product,
          stock: product?.stock ?? { isInStock: false, quantityLeft: null },
          stockLabel: product?.stockLabel ?? null,
        },
      ]
    })
    const type = bundleTypes[item.type ?? ''] ?? 'SELECT'
    return [{ id, label: item.title ?? '', required: item.required ?? false, type, values }]
  })
}

/** In percent of the bundle's own price, or an amount as it was entered; null where the store does not tell it. */
function choicePrice(
  { price, price_type: type }: { price: number | null; price_type: string | null },
  { priceInclTax, priceExclTax }: TaxedPrice,
  pricing: CatalogSettings & { currency: string },
): TaxedPrice | null {
  if (price === null) return null
  if (type !== 'PERCENT') return taxedPrice(toCents(price, pricing.currency), pricing)
  const shown = shownPricing(pricing)
  const { cents } = (shown.includesTax ? priceInclTax : priceExclTax).value
  return taxedPrice(Math.round((cents * price) / 100), shown)
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

function byPosition<T extends { position: number | null }>(items: readonly (T | null)[] | null | undefined): T[] {
  return (items ?? []).filter((item) => item !== null).sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
