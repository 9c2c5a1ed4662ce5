import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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
  plugins: [react(), leftOut(), documentsApart(), precompress()],
  // wouter brings React's own hook along for versions of React that lack it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One file for all pages, of which a few kilobytes are for others: two dozen small ones hold up the first paint longer.
        cssCodeSplit: false,
        // The page names what it needs first; to look after the rest from within doubled the time that a phone is deaf to touch.
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            // Every page names the chunks it may need: the shortest hashes that tell them apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // What every page needs at once, and what most screens begin with: two chunks compress better than two dozen.
                { name: 'shop', tags: ['$initial'] },
                {
                  name: 'parts',
                  test: /web\/(site|api\/mutation-error|ui\/(Alert|Breadcrumb|Image|PageHead|Price|Rating|take-focus)|screens\/content\/(use-cms-page|cms-pages\.generated)|shell\/navigation\.generated)/,
                  minShareCount: 2,
                },
                // What hydrates on every page after the page itself: one file instead of a dozen that queue up for each other.
                {
                  name: 'shell',
                  test: /web\/shell\/(header\/(AccountLink|MainMenu|MenuItem|ServiceLine)|search\/(SearchBox|listbox-props)|footer)/,
                },
                // What comes when the browser rests: who may be told of a visit, and what else can wait.
                { name: 'late', test: /web\/(analytics|shell\/(LateShell|consent\/(Consent|dialog-state)\b))/ },
                { name: 'rich-text', test: /web\/screens\/content\/(RichTextContent|RichTextNodes|RichText\.module)/ },
                {
                  name: 'cart',
                  test: /web\/screens\/cart\/(LineOptions|cart-notes|Coupon)/,
                  minShareCount: 2,
                },
                {
                  name: 'catalog',
                  test: /web\/(screens\/(\w+(-\w+)?\/client-only|catalog\/(StockLabel|product-facts|product-loading|list\/list-state)))/,
                  minShareCount: 2,
                },
                // Who is there: asked for by the header of every page, after the page itself.
                {
                  name: 'me',
                  test: /web\/screens\/customer\/(use-me|me\.generated)/,
                  minShareCount: 2,
                },
                // A list's toolbar needs a select, the cart a line to write in, forms need the rest.
                { name: 'field', test: /web\/ui\/Field/, minShareCount: 2 },
                {
                  name: 'inputs',
                  test: /web\/(ui\/(Checkbox|Choice|TextArea|use-form)|screens\/customer\/email)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // What works without the shop: files of their own, which import nothing, after the browser's bundle is there.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
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
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        // The doctor goes along: it is asked where the server runs.
        rolldownOptions: {
          input: { main: 'bff/main.ts', 'entry-server': 'web/entry-server.tsx', doctor: 'scripts/doctor.ts' },
        },
      },
    },
    demoStore: {
      consumer: 'server',
      build: {
        outDir: 'dist/demo-store',
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
