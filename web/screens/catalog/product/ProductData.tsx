import { useAbsoluteUrl, useShop } from '../../../site/shop-context.ts'
import { BreadcrumbData, JsonLd } from '../BreadcrumbData.tsx'
import { breadcrumbTrail } from '../../../ui/Breadcrumb.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { productData } from '../structured-data.ts'
import { type Configuration, onlyValues, selectionOf } from './configuration.ts'
import { initialChoice } from './product-choice.ts'
import { shownPrice } from './shown-price.ts'

type ProductDataProps = {
  product: ProductPageFragment
  /** The one that the address names. */
  variant: Configuration | undefined
  description: string
  /** Absolute address of the main picture. */
  image: string | null
}

/** Attribute that holds the brand. */
const BRAND_CODES: readonly string[] = ['marque', 'brand', 'manufacturer']

/** The product as schema.org data. */
export function ProductData({ product, variant, description, image }: ProductDataProps) {
  const absolute = useAbsoluteUrl()
  const { terms, defaultCountryId: country } = useShop()
  const brand = () => product.attributes.find(({ code }) => BRAND_CODES.includes(code))?.value ?? null
  // All packs are on offer, whichever the page has chosen, unless the address names one.
  const options = () => (variant ? selectionOf(variant) : onlyValues(product))
  const price = () => shownPrice(product, { ...initialChoice(product), options: options() })
  const data =
    import.meta.env.SSR &&
    productData(product, {
      absolute,
      image,
      description,
      brand: brand(),
      variant: variant?.product,
      price: price(),
      terms,
      country,
    })
  return (
    <>
      <BreadcrumbData items={breadcrumbTrail(product)} />
      <JsonLd data={data} />
    </>
  )
}
