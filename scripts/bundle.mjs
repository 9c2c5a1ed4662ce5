import { dirname, join, relative, resolve, sep } from 'node:path'
import { build } from 'vite'
import { ROOT } from './extensions.mjs'
import { QUIET } from './vite/config.mjs'
import { extensions } from './vite/extensions.mjs'

/**
 * Bundles a TypeScript module and its imports from this package into one file. Vite's module runner, which reads modules one by one, takes three
 * times as long to start the server. `place`: where the bundle will find `extensions.mjs`.
 */
export async function bundle(file, folder, name, { sourcemap = false, banner, place } = {}) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    mode: process.env.NODE_ENV,
    plugins: [extensions(), externalFolders(folder, place)],
    build: {
      ssr: resolve(ROOT, file),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      sourcemap,
      rolldownOptions: { ...QUIET, output: { entryFileNames: name, codeSplitting: false, banner } },
    },
  })
}

/** Keeps `extensions.mjs` outside the bundle: it finds the package by its own path, and reads --shop once. */
function externalFolders(folder, place = join(ROOT, 'scripts/extensions.mjs')) {
  const file = join(ROOT, 'scripts/extensions.mjs')
  const path = relative(folder, place).replaceAll(sep, '/')
  return {
    name: 'musette:external-folders',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && resolve(dirname(importer), id) === file ? { id: path, external: true } : null,
  }
}
