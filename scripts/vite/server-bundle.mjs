import { createRequire } from 'node:module'
import { unbundledPackages } from '../extensions.mjs'

const { resolve } = createRequire(import.meta.url)

/**
 * Packages that are not bundled into the server: native ones, those that read their own files or that no start loads, and React, which needs a single
 * instance.
 */
export const BESIDE_THE_SERVER = [
  'react',
  'react-dom',
  'sharp',
  'pdfkit',
  'nodemailer',
  '@redis/client',
  'i18n-iso-countries',
  // Optional packages of `ws`.
  'bufferutil',
  'utf-8-validate',
  ...unbundledPackages(),
]

/**
 * Bundles packages into the server, so that a start reads a few files instead of 700. The development server bundles none.
 *
 * @returns {import('vite').Plugin}
 */
export function serverBundle() {
  return {
    name: 'musette:server-bundle',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // graphql ships twice, for `import` and for `require`: its own instance checks fail if both are loaded.
    resolveId: { order: 'pre', filter: { id: /^graphql(\/|$)/ }, handler: (id) => resolve(id) },
    // In an earlier hook, strings would be printed again.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escapeWide(chunk.code)
    },
  }
}

/** Escapes non-ASCII characters: sources stay in memory, and Node uses two bytes per character unless a source is ASCII only. */
function escapeWide(code) {
  return code.replace(/[^\0-\x7f]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
