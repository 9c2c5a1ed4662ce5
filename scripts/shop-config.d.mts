export type ShopConfig = {
  sites: Record<string, Record<string, unknown>>
  extensions: string[]
  store: Record<string, string>
  unbundled: string[]
  /** The line of each field that is written out: `sites.foin.phone` → 7. */
  lines: Record<string, number>
}

export const CONFIG: string
export function readShop(folder: string): ShopConfig
export function storeEnvironment(store: ShopConfig['store']): Record<string, string>
export function withExtension(file: string, source: string, extension: string): string
