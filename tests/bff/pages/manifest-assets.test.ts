import { expect, test } from 'vitest'
import { manifestAssets } from '../../../bff/pages/built-pages.ts'

const INPUTS = { entry: 'web/entry-client.tsx', starter: 'web/start/start.ts' }
const manifest = {
  'web/start/start.ts': { file: 'assets/start-0.js' },
  'web/entry-client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_shop-2.js'],
    css: ['assets/entry-1.css'],
  },
  '_shop-2.js': {
    file: 'assets/shop-2.js',
    imports: ['web/entry-client.tsx'],
    css: ['assets/shop-2.css'],
    assets: ['assets/figtree-7.woff2', 'assets/icon-8.svg'],
  },
  '_price-3.js': { file: 'assets/price-3.js', imports: ['_shop-2.js'], css: ['assets/price-3.css'] },
  'web/screens/cart/CartScreen.tsx': {
    file: 'assets/cart-4.js',
    imports: ['_price-3.js', '_shop-2.js'],
    css: ['assets/cart-4.css'],
  },
  'web/screens/search/SearchScreen.tsx': { file: 'assets/search-5.js', imports: ['_price-3.js', '_shop-2.js'] },
}

test('a page names the entry with what it imports: styles of what is imported come first', () => {
  expect(manifestAssets(manifest, INPUTS, '/boutique')).toMatchObject({
    starter: '/boutique/assets/start-0.js',
    entry: '/boutique/assets/entry-1.js',
    modules: ['/boutique/assets/shop-2.js'],
    styles: ['/boutique/assets/shop-2.css', '/boutique/assets/entry-1.css'],
    fonts: ['/boutique/assets/figtree-7.woff2'],
  })
})

test('what loads late comes with what it needs besides, each file once', () => {
  const { of } = manifestAssets(manifest, INPUTS, '/boutique')
  expect(of?.(['web/screens/cart/CartScreen.tsx', 'web/screens/search/SearchScreen.tsx'])).toEqual({
    modules: ['/boutique/assets/price-3.js', '/boutique/assets/cart-4.js', '/boutique/assets/search-5.js'],
    styles: ['/boutique/assets/price-3.css', '/boutique/assets/cart-4.css'],
  })
})

test('a source that is part of the entry needs nothing more', () => {
  expect(manifestAssets(manifest, INPUTS, '').of?.(['web/unknown.tsx'])).toEqual({ modules: [], styles: [] })
})

test('a build without the entry is refused with what to do', () => {
  expect(() => manifestAssets({}, INPUTS, '')).toThrow('npm run build')
})
