import { VARIANT_PARAMETER } from '../../../../schema/product-list-parameters.ts'
import { variantOf } from '../../../../schema/variant-address.ts'
import { useAddress } from '../../../use-address.ts'

/** The variant that the address of a product's page names, so that a link or a return to the page shows what was chosen. */
export function useNamedVariant() {
  return { sku: variantOf(useAddress().search), name: nameVariant }
}

/** Names it in the address, which is still the same entry of the history. */
function nameVariant(sku: string): void {
  const address = new URL(location.href)
  address.searchParams.set(VARIANT_PARAMETER, sku)
  history.replaceState(history.state, '', address)
}
