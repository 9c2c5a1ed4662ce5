import { VARIANT_PARAMETER } from '../../../../schema/product-list-parameters.ts'
import { variantOf } from '../../../../schema/variant-address.ts'
import { useAddress } from '../../../use-address.ts'

/** Sku of the variant that the address of a product's page names, so that a link or a return to the page shows what was chosen. */
export function useNamedVariant(): string | null {
  return variantOf(useAddress().search)
}

/** Names the chosen variant in the address, or none while the choice is incomplete. It is still the same entry of the history. */
export function nameVariant(sku: string | undefined): void {
  const address = new URL(location.href)
  if (sku === undefined) address.searchParams.delete(VARIANT_PARAMETER)
  else address.searchParams.set(VARIANT_PARAMETER, sku)
  history.replaceState(history.state, '', address)
}
