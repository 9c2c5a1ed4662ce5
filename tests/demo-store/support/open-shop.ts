import { afterAll } from 'vitest'
import type { Store, StoreOptions } from '../../../demo-store/server.ts'
import { type Client, createClient } from './client.ts'
import { openRecordedShop } from './store.ts'

/** The recorded shop and a client of it, for the tests of one file, and closed after them. */
export const openShop = async (options: Partial<StoreOptions> = {}): Promise<{ store: Store; client: Client }> => {
  const store = await openRecordedShop(options)
  afterAll(() => store.close())
  return { store, client: createClient(store) }
}
