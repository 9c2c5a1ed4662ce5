import { expect, test } from 'vitest'
import { manifestAssets } from '../../../bff/pages/built-pages.ts'

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'], imports: ['_react-2.js'] },
  '_react-2.js': { file: 'assets/react-2.js' },
  '_price-3.js': { file: 'assets/price-3.js', css: ['assets/price-3.css'], imports: ['_react-2.js'] },
  'web/screens/cart/CartScreen.tsx': {
    file: 'assets/cart-4.js',
    css: ['assets/cart-4.css'],
    imports: ['_price-3.js', '_react-2.js'],
  },
}

test('the entry comes with what it imports, a screen with what it needs besides', () => {
  const assets = manifestAssets(manifest, 'web/entry-client.tsx', '/boutique')
  expect(assets).toMatchObject({
    entry: '/boutique/assets/entry-1.js',
    styles: ['/boutique/assets/entry-1.css'],
    preloads: ['/boutique/assets/react-2.js'],
  })
  expect(assets.of('web/screens/cart/CartScreen.tsx')).toEqual({
    styles: ['/boutique/assets/cart-4.css', '/boutique/assets/price-3.css'],
    preloads: ['/boutique/assets/cart-4.js', '/boutique/assets/price-3.js'],
  })
})

test('a source that is part of the entry needs nothing more', () => {
  expect(manifestAssets(manifest, 'web/entry-client.tsx', '').of('web/unknown.tsx')).toEqual({
    styles: [],
    preloads: [],
  })
})

test('a build without the entry is refused with what to do', () => {
  expect(() => manifestAssets({}, 'web/entry-client.tsx', '')).toThrow('npm run build')
})
