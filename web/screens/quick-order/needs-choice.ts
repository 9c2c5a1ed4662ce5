import type { QuickProductFragment } from './quick-order.generated.ts'

/** Whether a product cannot be bought before something is chosen on its page. Options that lists do not know are the store's to ask for. */
export function needsChoice(product: QuickProductFragment | null | undefined): boolean {
  return product?.type === 'CONFIGURABLE' || product?.type === 'BUNDLE' || product?.type === 'GROUPED'
}
