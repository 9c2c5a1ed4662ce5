import { pageParameters, VARIANT_PARAMETER } from './product-list-parameters.ts'

/** The address of a product's page that begins with one of its variants. */
export function variantPath(path: string, sku: string): string {
  return `${path}?${new URLSearchParams({ [VARIANT_PARAMETER]: sku })}`
}

/** The sku of the variant that the query string of a product's page names, if it names one. */
export function variantOf(search: string): string | null {
  return pageParameters(search).find(([name]) => name === VARIANT_PARAMETER)?.[1] ?? null
}
