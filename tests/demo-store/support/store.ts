import { createMediaHandler } from '../../../demo-store/media.ts'
import { createStore, type Store, type StoreOptions } from '../../../demo-store/server.ts'
import { recordedShop } from '../fixtures/recorded-shop.ts'

const media = createMediaHandler()

/** A store with the recorded shop's data, in memory, on a free port. */
export const openRecordedShop = (options: Partial<StoreOptions> = {}): Promise<Store> =>
  createStore({
    seed: recordedShop,
    dataDir: null,
    media: (path) =>
      path.startsWith('catalog/product/') && !path.includes('inconnu')
        ? Promise.resolve({ status: 200, contentType: 'image/png', body: Buffer.from('png') })
        : media(path),
    ...options,
  })
