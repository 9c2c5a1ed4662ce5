import { describe, expect, test } from 'vitest'
import { brandOf } from '../../../bff/domains/shop/brand.ts'
import { ask } from '../support/shop-request.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'

/** As a store says that was set up and only got a title. */
const fresh = {
  store_name: 'Français',
  store_group_name: 'Main Website Store',
  website_name: 'Main Website',
  default_title: 'Boutique Réelle',
}

const unnamed = {
  ...fresh,
  ...{ store_name: 'Default Store View', store_group_name: 'Main Store', website_name: null, default_title: ' ' },
}

describe('what the shop is called', () => {
  test.each([
    ['what is configured, before all', fresh, 'Ma boutique', 'Ma boutique', 'SHOP_NAME'],
    [
      'the group’s name, where a merchant gave one',
      { ...fresh, store_group_name: 'Foin & Co' },
      null,
      'Foin & Co',
      'store_group_name',
    ],
    ['the website’s name', { ...fresh, website_name: 'Foin & Co' }, null, 'Foin & Co', 'website_name'],
    ['the default title, never the view’s name', fresh, null, 'Boutique Réelle', 'default_title'],
    ['the view’s name, last', { ...fresh, default_title: 'Magento Commerce' }, null, 'Français', 'store_name'],
    ['its own host, where nobody named anything', unnamed, null, 'foin.example', 'nobody', 'https://www.foin.example'],
    ['what Magento calls it, without an address', unnamed, null, 'Default Store View', 'nobody'],
  ] as const)('is %s', (_, store, configured, name, source, publicUrl: string = '') => {
    expect(brandOf(store, { name: configured, publicUrl })).toEqual({ name, source })
  })

  test('reaches titles, receipts and structured data through the shop', async () => {
    const storeConfig = { ...recording('store-config'), ...fresh }
    const response = (name: string | null) =>
      ask(new RecordedStore({ storeConfig }), '{ shop { name } }', {}, { shop: { name } })
    expect(await response(null)).toEqual({ shop: { name: 'Boutique Réelle' } })
    expect(await response('Musette')).toEqual({ shop: { name: 'Musette' } })
  })
})
