import type {
  DownloadLink,
  DownloadSample,
  ProductOption,
  SelectedOption,
} from '../../graphql/shop-schema.generated.ts'
import { samplePath } from '../downloads/store-links.ts'
import { surchargeCents, taxedPrice } from '../money.ts'
import { plainId, uidParts } from '../uid.ts'
import { type CatalogSettings, mapVariant, type StorePart } from './map-product.ts'
import { mapSwatch } from './map-swatch.ts'
import { type NetQuantity, netQuantity } from './net-quantity.ts'
import type { ProductModel, ProductPage } from './product-model.ts'
import type { ConfigurableOptionFragment, ProductPageFragment } from './magento/product-fragments.generated.ts'

type PageOf<T extends string> = Extract<ProductPageFragment, Record<T, unknown>>
type StoreSamples = PageOf<'downloadable_product_samples'>['downloadable_product_samples']
type StoreLinks = PageOf<'downloadable_product_links'>['downloadable_product_links']

export type StoreVariants = readonly ({
  attributes: readonly ({ uid: string } | null)[] | null
  product: StorePart | null
} | null)[]

export function mapOptions(
  options: readonly (ConfigurableOptionFragment | null)[] | null | undefined,
  configurations: ProductPage['configurations'],
  { mediaUrl, attributes }: Pick<CatalogSettings, 'mediaUrl' | 'attributes'>,
): ProductOption[] {
  const all = byPosition(options)
  const isOnlyChoice = all.filter(({ values }) => (values?.length ?? 0) > 1).length === 1
  const mapped = all.map((option) => {
    const id = plainId(option.attribute_uid)
    const packs = packsOf(id, configurations, attributes)
    const label = option.label ?? ''
    return {
      id,
      label,
      attribute: { id, code: option.attribute_code ?? '', label },
      isPackSize: packs !== null,
      bestPack: packs && isOnlyChoice ? bestPack(packs) : null,
      values: (option.values ?? []).flatMap((value) =>
        value?.uid
          ? [{ value: plainId(value.uid), label: value.label ?? '', swatch: mapSwatch(value.swatch_data, mediaUrl) }]
          : [],
      ),
    }
  })
  // Pack sizes come last, because the other options decide which of them exist.
  return mapped.toSorted((a, b) => Number(a.isPackSize) - Number(b.isPackSize))
}

/** Returns packs by option value, if each value stands for one net quantity, all in one unit and different; null otherwise. */
function packsOf(
  optionId: string,
  configurations: ProductPage['configurations'],
  codes: CatalogSettings['attributes'],
): Pack[] | null {
  const packs = configurations.map(({ product, options }) => ({
    value: options.find((option) => option.option_id === optionId)?.option_value,
    quantity: netQuantity(product.listed, codes),
    product,
  }))
  const known = packs.filter((pack): pack is Pack => pack.value !== undefined && pack.quantity !== null)
  const [first] = known
  const amounts = new Map(known.map(({ value, quantity }) => [value, quantity.amount]))
  const isPackSize =
    known.length === packs.length &&
    known.every(
      ({ value, quantity }) => quantity.unit === first?.quantity.unit && quantity.amount === amounts.get(value),
    ) &&
    new Set(amounts.values()).size > 1
  return isPackSize ? known : null
}

type Pack = { value: string; quantity: NetQuantity; product: ProductModel }

function bestPack(packs: readonly Pack[]): string | null {
  const perUnit = ({ product: { prices } }: Pack) => prices.unitPrice?.price.priceInclTax.value.cents ?? Infinity
  const cost = ({ product: { prices } }: Pack) => prices.finalPrice.priceInclTax.value.cents
  const [best] = packs
    .filter(({ product }) => product.stock.isInStock)
    .toSorted((a, b) => perUnit(a) - perUnit(b) || cost(a) - cost(b))
  return best?.value ?? null
}

/** Maps the variants. The store sells none of them if the product itself is out of stock, whatever stock a variant has. */
export function mapConfigurations(
  variants: StoreVariants | null | undefined,
  { path, stock }: Pick<ProductModel, 'path' | 'stock'>,
  settings: CatalogSettings,
): ProductPage['configurations'] {
  const withStock = <Part extends StorePart>(part: Part): Part =>
    stock.isInStock ? part : { ...part, stock_status: 'OUT_OF_STOCK' }
  return (variants ?? []).flatMap((variant) => {
    const product = variant?.product && mapVariant(withStock(variant.product), path, settings)
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
      prices: taxedPrice(surchargeCents(link.price, { ...settings, currency }), { ...settings, currency }),
      sampleUrl: samplePath(link.sample_url),
    }))
}

/** Maps the samples of a product. */
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
