import { createStore, type Store, type StoreOptions } from '../../../demo-store/server.ts'
import { recordedShop } from '../fixtures/recorded-shop.ts'

/** A store with the recorded shop's data, in memory, on a free port. */
export const openRecordedShop = (options: Partial<StoreOptions> = {}): Promise<Store> =>
  createStore({
    seed: recordedShop,
    dataDir: null,
    media: (path) =>
      Promise.resolve(
        path.startsWith('catalog/product/') && !path.includes('inconnu')
          ? { status: 200, contentType: 'image/png', body: Buffer.from('png') }
          : null,
      ),
    ...options,
  })
