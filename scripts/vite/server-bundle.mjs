import { createRequire } from 'node:module'
import { unbundledPackages } from '../extensions.mjs'

const { resolve } = createRequire(import.meta.url)

/**
 * Packages that stay what they are beside the server's bundle: what is native or reads files of its own, what no start loads, and React, which has one
 * instance for all.
 */
export const BESIDE_THE_SERVER = [
  'react',
  'react-dom',
  'sharp',
  'pdfkit',
  'nodemailer',
  '@redis/client',
  'i18n-iso-countries',
  // Of `ws`, where they are installed.
  'bufferutil',
  'utf-8-validate',
  ...unbundledPackages(),
]

/**
 * A start reads a few files instead of the 700 of which its packages consist. Of a development server all stay beside it.
 *
 * @returns {import('vite').Plugin}
 */
export function serverBundle() {
  return {
    name: 'musette:server-bundle',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // It ships twice, for `import` and for `require`: its own instance checks fail when both are loaded.
    resolveId: { order: 'pre', filter: { id: /^graphql(\/|$)/ }, handler: (id) => resolve(id) },
    // Earlier, strings would be printed anew.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escapeWide(chunk.code)
    },
  }
}

/** The source of modules stays in memory. Node takes two bytes for each character of one that is not ASCII only. */
function escapeWide(code) {
  return code.replace(/[^\0-\x7f]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
