import type { GiveFile } from './plugin.ts'
import type { StoreFiles } from './store-file.ts'

/** Files that customers bought. */
export function createBoughtFiles({ fetchFile }: StoreFiles): GiveFile {
  return async ({ id = '' }, { loaders }) => {
    const found = await loaders.downloads.find(id)
    if (!found) return null
    return found.address && found.status === 'AVAILABLE' ? fetchFile(found.address) : 'refused'
  }
}
