// Runs a TypeScript module of this repository: `node scripts/run.mjs path/to/module.ts [args]`. For development, scripts and benchmarks.
// Production runs the bundles in dist/.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { generateIfStale } from './generated.mjs'
import { extensions } from './vite/extensions.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('usage: node scripts/run.mjs MODULE.ts [ARGS]')
// The generator runs without generated modules.
if (file !== 'scripts/generate.ts') generateIfStale()
process.argv.splice(1, process.argv.length - 1, resolve(file), ...args)

// Vite's default for a build is production, without the demo store's control API.
process.env.NODE_ENV ||= 'development'
const folder = 'var/run'
const name = `${process.pid}.mjs`
// What is wrong in an extension is said by itself, without the way there.
const plugins = orFail(() => [extensions()])
// One bundle. Vite's module runner, which reads modules one by one, takes three times as long to start the server.
await build({
  configFile: false,
  logLevel: 'warn',
  mode: process.env.NODE_ENV,
  plugins,
  build: {
    ssr: resolve(file),
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
await import(pathToFileURL(resolve(folder, name)).href)

function orFail(make) {
  try {
    return make()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
