import type { GiveFile } from './plugin.ts'
import type { StoreFiles } from './store-file.ts'

/** Files that customers bought. */
export function createBoughtFiles({ fetchLink }: StoreFiles): GiveFile {
  return async ({ id = '' }, { loaders }) => {
    const found = await loaders.downloads.find(id)
    if (!found) return null
    if (!found.address || found.status !== 'AVAILABLE') return 'refused'
    return fetchLink(found.address, async () => (await loaders.store()).baseUrl)
  }
}
