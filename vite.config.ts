import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { distFolder } from './scripts/extensions.mjs'
import { chunk, namedChunks } from './scripts/vite/chunk.ts'
import { extensions } from './scripts/vite/extensions.mjs'
import { documentsApart, leftOut } from './scripts/vite/left-out.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { BESIDE_THE_SERVER, serverBundle } from './scripts/vite/server-bundle.ts'
import { shortClassNames } from './scripts/vite/short-class-names.ts'
import { styleSheets } from './scripts/vite/style-sheets.ts'

/**
 * The style sheets in the order of the cascade; those of extensions follow. A page links what it shows: few sheets, because each delays the first paint.
 */
const SHEETS = {
  // Every page.
  page: ['ui/', 'shell/', 'site/', 'screens/content/RichText.module'],
  // What opens, and what only the browser shows.
  late: [
    'screens/cart/MiniCart',
    'screens/catalog/product/GalleryZoom',
    'screens/reviews/',
    'screens/search/EmptySearch',
    'screens/wishlist/Heart',
    'screens/wishlist/WishButton',
    'shell/consent/',
    'shell/contribution/',
    'shell/currency/',
    'shell/fallback/',
    'shell/header/SessionEnded',
    'shell/search/SuggestionList',
    'ui/Dialog',
    'ui/Swatch',
  ],
  // Products and forms.
  input: ['ui/Choice', 'ui/Field', 'ui/QuantityField'],
  form: [
    'screens/address/',
    'screens/customer/CustomerForm',
    'screens/customer/PasswordField',
    'ui/DataTable',
    'ui/RadioCards',
    'ui/Steps',
  ],
  // Texts.
  content: ['screens/content/', 'screens/privacy/'],
  builder: ['screens/content/Carousel', 'screens/content/RichText'],
  help: ['screens/contact/', 'screens/faq/'],
  // Products.
  card: ['screens/catalog/ProductCard', 'screens/catalog/StockLabel', 'ui/Price', 'ui/Rating'],
  list: ['screens/catalog/', 'screens/search/', 'ui/Pagination'],
  product: ['screens/catalog/ProductRow', 'screens/catalog/ProductScreen', 'screens/catalog/product/', 'ui/Notices'],
  // Few products have one.
  video: ['screens/catalog/product/GalleryVideo'],
  // What is bought.
  checkout: ['screens/cart/', 'screens/checkout/'],
  order: ['screens/orders/', 'screens/withdrawal/'],
  account: ['screens/customer/', 'screens/store-credit/', 'screens/wishlist/'],
}

/**
 * One configuration builds the three parts: the browser's bundle, the bff with the pages it renders, and the demo store
 * (`vite build --app`). The relative base lets one build run under any BASE_PATH.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: './',
  clearScreen: false,
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  plugins: [
    extensions(),
    react(),
    leftOut(),
    documentsApart(),
    styleSheets(SHEETS),
    namedChunks(),
    precompress(),
    serverBundle(),
  ],
  // wouter brings a copy of a hook that React has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  environments: {
    client: {
      build: {
        outDir: join(distFolder(), 'client'),
        manifest: true,
        // `styleSheets` joins the styles.
        cssCodeSplit: false,
        // Pages name their chunks themselves. Preloading from the code doubled the total blocking time on a phone.
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/start/start.ts'],
          output: {
            // Every page names its chunks: this is the shortest hash that Rolldown accepts.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              // Grouped by use: what a page loads at once, what waits for the first interaction, and what few need. A group takes
              // along what its modules import, unless an earlier group has it.
              groups: [
                { name: 'shop', tags: ['$initial'], test: (id) => !id.includes('/web/start/') },
                chunk(
                  'parts',
                  [
                    'shell/header/AccountAnchor',
                    'shell/header/AccountLink',
                    'site/',
                    'slot.tsx',
                    'ui/Alert',
                    'ui/Breadcrumb',
                    'ui/Button',
                    'ui/Image',
                    'ui/PageHead',
                    'ui/Price',
                    'ui/Rating',
                    'ui/Skeleton',
                    'ui/take-focus',
                    'screens/content/rich-text-scope',
                    'screens/content/use-cms-page',
                    'screens/content/cms-pages.generated',
                    'shell/navigation.generated',
                  ],
                  { minShareCount: 2 },
                ),
                // The customer's identity: before the groups that would take it along to pages without it.
                chunk('me', ['screens/customer/use-me', 'screens/customer/me.generated'], { minShareCount: 2 }),
                // What loads when the browser is idle.
                chunk('late', [
                  'analytics/consent',
                  'analytics/data-layer',
                  'analytics/separate-documents',
                  'shell/LateShell',
                  'shell/consent/Consent.tsx',
                  'shell/consent/ConsentBanner',
                  'shell/consent/dialog-state',
                ]),
                // Products, categories and content pages.
                chunk('entity', [
                  'screens/routing/EntityScreen',
                  'screens/routing/page-by-url.generated',
                  'screens/catalog/list/list-state',
                  'screens/catalog/product-loading',
                  'screens/catalog/StockLabel',
                  'screens/catalog/product-facts',
                  'screens/wishlist/client-only',
                ]),
                // Fields of text and of numbers.
                chunk('field', ['ui/Field', 'ui/QuantityField', 'screens/cart/quantity-bounds'], { minShareCount: 2 }),
                chunk('card', ['screens/catalog/ProductCard', 'screens/catalog/ProductGrid']),
                chunk('listing', [
                  'screens/catalog/CategoryScreen',
                  'screens/catalog/SubCategories',
                  'screens/catalog/list/ProductList',
                  'screens/catalog/list/list-changes',
                  'screens/search/SearchScreen',
                  'ui/Pagination',
                ]),
                chunk('product', [
                  'screens/catalog/ProductScreen',
                  'screens/catalog/product/configuration',
                  'screens/catalog/product/PurchaseSummary',
                  'screens/catalog/product/bundle-choice',
                ]),
                chunk('inputs', ['ui/Checkbox', 'ui/Choice', 'ui/RadioGroup', 'ui/TextArea'], { minShareCount: 2 }),
                chunk('form', ['ui/use-form', 'screens/customer/email'], { minShareCount: 2 }),
                chunk(
                  'cart',
                  [
                    'screens/cart/LineOptions',
                    'screens/cart/cart-notes',
                    'screens/cart/Coupon',
                    'screens/cart/CartTotals',
                  ],
                  { minShareCount: 2 },
                ),
                chunk('service', ['shell/header/ServiceLine', 'screens/contact/ContactWays']),
                // What every page shows without its code, until the first interaction.
                chunk('rich-text', ['screens/content/RichTextContent', 'screens/content/RichTextNodes']),
                chunk('touch', [
                  'shell/header/MainMenu',
                  'shell/search/SearchBox',
                  'shell/search/listbox-props',
                  'shell/footer/',
                ]),
                // Whoever has to say who orders, and that alone.
                chunk(
                  'sign-in',
                  [
                    'screens/captcha/use-captcha',
                    'screens/customer/CustomerForm.module',
                    'screens/customer/LoginForm',
                    'screens/customer/PasswordField',
                    'screens/customer/use-identity',
                  ],
                  { minShareCount: 2 },
                ),
                chunk('address', ['screens/address/address-queries', 'screens/address/address.generated']),
                chunk('checkout', [
                  'screens/checkout/CheckoutLayout',
                  'screens/checkout/CheckoutScreen',
                  'screens/checkout/CheckoutLoginScreen',
                  'screens/checkout/CheckoutStates',
                ]),
                // What search engines read.
                chunk('data', [
                  'screens/content/HomeData',
                  'screens/catalog/BreadcrumbData',
                  'screens/catalog/CategoryData',
                  'screens/catalog/product/ProductData',
                  'screens/catalog/structured-data',
                ]),
                // What only some texts have.
                chunk('rich-text-parts', [
                  'screens/content/RichTextProducts',
                  'screens/content/RichTextTabs',
                  'screens/content/RichTextSlider',
                  'screens/content/RichTextBox',
                  'screens/content/Carousel',
                ]),
                chunk('facets', ['screens/catalog/list/Facet']),
                chunk('product-more', ['screens/catalog/product/ProductMore', 'screens/catalog/product/TierPrices']),
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
      resolve: command === 'build' ? { noExternal: true, external: BESIDE_THE_SERVER } : {},
      build: {
        outDir: join(distFolder(), 'server'),
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          // The doctor runs where the server runs.
          input: {
            main: 'bff/main.ts',
            'entry-server': 'web/entry-server.tsx',
            doctor: 'scripts/doctor.ts',
          },
          // The first page loads all screens: one file for them, however they import one another. What a site may leave out stays apart.
          output: {
            codeSplitting: { groups: [{ name: 'pages', test: /^(?!.*\/extensions\/).*\/web\/.*\.tsx?$/ }] },
            comments: { legal: true, annotation: false, jsdoc: false },
          },
          checks: { ineffectiveDynamicImport: false },
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
