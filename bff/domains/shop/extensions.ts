import type { ShopSettings } from '../../config.ts'

/** Whether the store has a module outside Magento, by the name of its file in `schema/magento/extensions`. */
export function hasExtension({ extensions }: Pick<ShopSettings, 'extensions'>, name: string): boolean {
  return extensions.includes('all') || extensions.includes(name)
}
