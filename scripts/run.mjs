// Runs a TypeScript module of this repository: `node scripts/run.mjs path/to/module.ts [args]`. For development, scripts and benchmarks.
// Production runs the bundles in dist/.
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT, varFolder } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'
import { extensions } from './vite/extensions.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('usage: node scripts/run.mjs MODULE.ts [ARGS]')
// The generator runs without generated modules.
if (file !== 'scripts/generate.ts') generateIfStale()
process.argv.splice(1, process.argv.length - 1, resolve(ROOT, file), ...args)

// Vite's default for a build is production, without the demo store's control API.
process.env.NODE_ENV ||= 'development'
const folder = join(varFolder(), 'run')
const name = `${process.pid}.mjs`
// What is wrong in an extension is said by itself, without the way there.
const plugins = orFail(() => [extensions(), foldersApart()])
// One bundle. Vite's module runner, which reads modules one by one, takes three times as long to start the server.
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  mode: process.env.NODE_ENV,
  plugins,
  build: {
    ssr: resolve(ROOT, file),
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: 'inline',
    rolldownOptions: {
      output: {
        entryFileNames: name,
        codeSplitting: false,
        // Node has read the file by then, and whatever ends the process leaves none behind.
        banner: `import { rmSync as removeBundle } from 'node:fs'\nremoveBundle(import.meta.filename)`,
      },
    },
  },
})
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(folder, name)).href)

/** The module that knows the folders stays where it is: it finds the package by its own place, and takes --shop once. */
function foldersApart() {
  const file = join(ROOT, 'scripts/extensions.mjs')
  return {
    name: 'musette:folders-apart',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && resolve(dirname(importer), id) === file ? { id: pathToFileURL(file).href, external: true } : null,
  }
}

function orFail(make) {
  try {
    return make()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
