import type { ShopSettings } from '../../config.ts'
import { hasExtension } from '../shop/extensions.ts'

/** Who takes goods back: Adobe Commerce itself, the module `MageOS_RMA` on Open Source, or nobody. */
export function returnsKind(shop: Pick<ShopSettings, 'edition' | 'extensions'>): 'commerce' | 'module' | null {
  if (shop.edition === 'commerce') return 'commerce'
  return hasExtension(shop, 'mage-os-rma') ? 'module' : null
}
