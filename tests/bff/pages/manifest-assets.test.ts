import { expect, test } from 'vitest'
import { manifestAssets } from '../../../bff/pages/built-pages.ts'

const INPUTS = { entry: 'web/entry-client.tsx', starter: 'web/start/start.ts' }
const manifest = {
  'web/start/start.ts': { file: 'assets/start-0.js' },
  'web/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react-2.js'] },
  '_react-2.js': { file: 'assets/react-2.js' },
  '_price-3.js': { file: 'assets/price-3.js', imports: ['_react-2.js'] },
  'web/screens/cart/CartScreen.tsx': { file: 'assets/cart-4.js', imports: ['_price-3.js', '_react-2.js'] },
}
const styles = {
  sheets: [{ file: 'assets/page-5.css' }, { file: 'assets/cart-6.css', classes: ['c', 'bd'] }],
  fonts: ['assets/figtree-7.woff2'],
}

test('the entry comes with what it imports, a screen with what it needs besides', () => {
  const assets = manifestAssets(manifest, styles, INPUTS, '/boutique')
  expect(assets).toMatchObject({
    entry: '/boutique/assets/entry-1.js',
    starter: '/boutique/assets/start-0.js',
    styles: [{ href: '/boutique/assets/page-5.css' }, { href: '/boutique/assets/cart-6.css', classes: ['c', 'bd'] }],
    fonts: ['/boutique/assets/figtree-7.woff2'],
    preloads: ['/boutique/assets/react-2.js'],
  })
  expect(assets.of('web/screens/cart/CartScreen.tsx')).toEqual([
    '/boutique/assets/cart-4.js',
    '/boutique/assets/price-3.js',
  ])
})

test('a source that is part of the entry needs nothing more', () => {
  expect(manifestAssets(manifest, styles, INPUTS, '').of('web/unknown.tsx')).toEqual([])
})

test('a build without the entry is refused with what to do', () => {
  expect(() => manifestAssets({}, styles, INPUTS, '')).toThrow('npm run build')
})
