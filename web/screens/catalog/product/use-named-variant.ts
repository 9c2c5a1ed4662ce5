import { VARIANT_PARAMETER } from '../../../../schema/product-list-parameters.ts'
import { variantOf } from '../../../../schema/variant-address.ts'
import { useAddress } from '../../../use-address.ts'

/** Returns the sku of the variant in the address, so that a link or a return to the page restores the choice. */
export function useNamedVariant(): string | null {
  return variantOf(useAddress().search)
}

/** Writes the chosen variant to the address, or none while the choice is incomplete. Replaces the history entry. */
export function nameVariant(sku: string | undefined): void {
  const address = new URL(location.href)
  if (sku === undefined) address.searchParams.delete(VARIANT_PARAMETER)
  else address.searchParams.set(VARIANT_PARAMETER, sku)
  history.replaceState(history.state, '', address)
}
