import { pageParameters, VARIANT_PARAMETER } from './product-list-parameters.ts'

/** Returns the address of a product's page with one of its variants preselected. */
export function variantPath(path: string, sku: string): string {
  return `${path}?${new URLSearchParams({ [VARIANT_PARAMETER]: sku })}`
}

/** Returns the sku of the variant in the query string of a product's page, if there is one. */
export function variantOf(search: string): string | null {
  return pageParameters(search).find(([name]) => name === VARIANT_PARAMETER)?.[1] ?? null
}
