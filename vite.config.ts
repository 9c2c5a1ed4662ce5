import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { distFolder } from './scripts/extensions.mjs'
import { chunk } from './scripts/vite/chunk.ts'
import { extensions } from './scripts/vite/extensions.mjs'
import { documentsApart } from './scripts/vite/documents-apart.ts'
import { leftOut } from './scripts/vite/left-out.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { shortClassNames } from './scripts/vite/short-class-names.ts'

/**
 * One configuration builds the three parts: the browser's bundle, the bff with the pages it renders, and the demo store
 * (`vite build --app`). The relative base lets one build run under any BASE_PATH.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: './',
  clearScreen: false,
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  plugins: [extensions(), react(), leftOut(), documentsApart(), precompress()],
  // wouter brings a copy of a hook that React has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  environments: {
    client: {
      build: {
        outDir: join(distFolder(), 'client'),
        manifest: true,
        // One style sheet for all pages: it is small, and many files delay the first paint.
        cssCodeSplit: false,
        // Pages name their chunks themselves. Preloading from the code doubled the total blocking time on a phone.
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            // Every page names its chunks: this is the shortest hash that Rolldown accepts.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // What every page needs, and what most screens begin with: two large chunks compress better than many small ones.
                { name: 'shop', tags: ['$initial'] },
                chunk(
                  'parts',
                  [
                    'site/',
                    'ui/Alert',
                    'ui/Breadcrumb',
                    'ui/Image',
                    'ui/PageHead',
                    'ui/Price',
                    'ui/Rating',
                    'ui/take-focus',
                    'screens/content/use-cms-page',
                    'screens/content/cms-pages.generated',
                    'shell/navigation.generated',
                  ],
                  { minShareCount: 2 },
                ),
                // What shows the parts of extensions, on pages that have any.
                chunk('slot', ['slot.tsx']),
                // The customer's identity: before `shell`, which would take it along from pages that need it at once.
                chunk('me', ['screens/customer/use-me', 'screens/customer/me.generated'], { minShareCount: 2 }),
                // What hydrates after the page on every page: one request instead of a dozen.
                chunk('shell', [
                  'shell/header/AccountLink',
                  'shell/header/MainMenu',
                  'shell/header/ServiceLine',
                  'shell/search/SearchBox',
                  'shell/search/listbox-props',
                  'shell/footer/',
                ]),
                // What loads when the browser is idle.
                chunk('late', [
                  'analytics/',
                  'shell/LateShell',
                  'shell/consent/Consent.tsx',
                  'shell/consent/dialog-state',
                ]),
                chunk('rich-text', [
                  'screens/content/RichTextContent',
                  'screens/content/RichTextNodes',
                  'screens/content/RichText.module',
                ]),
                chunk('cart', ['screens/cart/LineOptions', 'screens/cart/cart-notes', 'screens/cart/Coupon'], {
                  minShareCount: 2,
                }),
                chunk(
                  'catalog',
                  [
                    'screens/wishlist/client-only',
                    'screens/catalog/StockLabel',
                    'screens/catalog/product-facts',
                    'screens/catalog/product-loading',
                    'screens/catalog/list/list-state',
                  ],
                  { minShareCount: 2 },
                ),
                // After `catalog`, which holds what it shares with the page of a product.
                chunk('card', ['screens/catalog/ProductCard', 'screens/catalog/ProductGrid']),
                // The toolbar of a list needs a select, the cart a text field, forms need the rest.
                chunk('field', ['ui/Field'], { minShareCount: 2 }),
                chunk('inputs', ['ui/Checkbox', 'ui/Choice', 'ui/TextArea', 'ui/use-form', 'screens/customer/email'], {
                  minShareCount: 2,
                }),
              ],
            },
          },
        },
      },
    },
    // The service worker and the offline page's script: single files without imports.
    worker: {
      consumer: 'client',
      build: {
        outDir: join(distFolder(), 'client'),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: {
            'service-worker': 'web/service-worker/service-worker.ts',
            offline: 'web/service-worker/offline.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      build: {
        outDir: join(distFolder(), 'server'),
        copyPublicDir: false,
        target: 'node20',
        // The doctor runs where the server runs.
        rolldownOptions: {
          input: { main: 'bff/main.ts', 'entry-server': 'web/entry-server.tsx', doctor: 'scripts/doctor.ts' },
        },
      },
    },
    demoStore: {
      consumer: 'server',
      build: {
        outDir: join(distFolder(), 'demo-store'),
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { main: 'demo-store/main.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))
