import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { distFolder, ROOT, shopFolder, varFolder } from '../extensions.mjs'
import { extensions } from './extensions.mjs'
import { documentsApart, leftOut } from './left-out.mjs'
import { precompress } from './precompress.mjs'
import { BESIDE_THE_SERVER, serverBundle } from './server-bundle.mjs'

/** The time that plugins take asks for no action. */
export const QUIET = { checks: { bundlerTimings: false } }

/**
 * One configuration builds the three parts: the browser's bundle, the bff with the pages it renders, and the demo store.
 * The relative base lets one build run under any BASE_PATH. Nothing is written beside the sources, which may be those of an installed package.
 *
 * @param {'build' | 'serve'} command
 * @returns {import('vite').InlineConfig}
 */
export const viteConfig = (command) => ({
  configFile: false,
  root: ROOT,
  publicDir: 'web/static',
  cacheDir: join(varFolder(), 'vite'),
  appType: 'custom',
  base: './',
  clearScreen: false,
  plugins: [extensions(), react(), leftOut(), documentsApart(), precompress(), serverBundle()],
  // wouter ships a copy of a hook that React has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Vite's default names end with a line number: two more bytes per class in every page.
  css: { modules: { generateScopedName: (name, _file, css) => `${name}_${sheetHash(css)}` } },
  // This package itself is not to be pre-bundled.
  optimizeDeps: { exclude: ['musette'] },
  server: { fs: { allow: [ROOT, shopFolder()] } },
  environments: {
    client: {
      build: {
        outDir: join(distFolder(), 'client'),
        emptyOutDir: false,
        manifest: true,
        // Pages name the modules that they need. A list of all modules would add 2 kB to every page.
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          ...QUIET,
          input: ['web/entry-client.tsx', 'web/start/start.ts'],
          output: {
            codeSplitting: {
              groups: [
                // Code that every page loads is one file; only the script in the head is separate.
                { name: 'shop', tags: ['$initial'], test: (id) => !id.includes('/web/start/') },
                { name: sharedChunk, debugName: 'shared', minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: BESIDE_THE_SERVER } : {},
      build: {
        outDir: join(distFolder(), 'server'),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          // The doctor and try-store run where the server runs.
          input: {
            main: 'bff/main.ts',
            'entry-server': 'web/entry-server.tsx',
            doctor: 'scripts/doctor.ts',
            'try-store': 'scripts/try-store.ts',
            // Used by the build to check the sites.
            config: 'bff/config/read-config.ts',
          },
          // The first page loads all screens, so they are one file. What a site may leave out is separate.
          output: {
            codeSplitting: { groups: [{ name: 'pages', test: /^(?!.*\/extensions\/).*\/web\/.*\.tsx?$/ }] },
            comments: { legal: true, annotation: false, jsdoc: false },
          },
          checks: { ...QUIET.checks, ineffectiveDynamicImport: false },
        },
      },
    },
    ...(command === 'build' && {
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
            ...QUIET,
            input: {
              'service-worker': 'web/service-worker/service-worker.ts',
              offline: 'web/service-worker/offline.ts',
            },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
      demoStore: {
        consumer: 'server',
        build: {
          outDir: join(distFolder(), 'demo-store'),
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'node20',
          rolldownOptions: { ...QUIET, input: { main: 'demo-store/main.ts' } },
        },
      },
    }),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
})

/** @param {string} css */
function sheetHash(css) {
  return createHash('sha1').update(css).digest('hex').slice(0, 6)
}

/** Modules of the account and its forms, except the one that finds out whether there is a customer. */
const OF_CUSTOMERS =
  /\/web\/screens\/(address|captcha|contact|customer|form-fields|orders)\/(?!use-me|me\.)|\/web\/ui\/(DataTable|Radio)|\/schema\/(address-rules|email|password-rule)/

/**
 * Puts shared code into two chunks, so that a page has few requests, and catalogue pages do not load the forms of customers. A part that loads late
 * keeps its own chunk, by which pages find it. So does code that parts of an extension share: pages load only what they use.
 *
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} chunks
 */
function sharedChunk(id, chunks) {
  if (chunks.getModuleInfo(id)?.dynamicImporters.length || /\/web\/screens\/checkout\/|\/extensions\//.test(id))
    return null
  return OF_CUSTOMERS.test(id) ? 'customer' : 'common'
}
