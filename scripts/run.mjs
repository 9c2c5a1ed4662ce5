// Runs a TypeScript module of this package: `node scripts/run.mjs path/to/module.ts [args]`. For development, scripts and benchmarks.
// Production runs the bundles in dist/.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { ROOT, varFolder } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('usage: node scripts/run.mjs MODULE.ts [ARGS]')
// The generator runs without generated modules.
if (file !== 'scripts/generate.ts') generateIfStale()
process.argv.splice(1, process.argv.length - 1, resolve(ROOT, file), ...args)

// Vite's default for a build is production, without the demo store's control API.
process.env.NODE_ENV ||= 'development'
const folder = join(varFolder(), 'run')
const name = `${process.pid}.mjs`
// Node has read the file by then, so no file is left behind, however the process ends.
const banner = `import { rmSync as removeBundle } from 'node:fs'\nremoveBundle(import.meta.filename)`
try {
  await bundle(file, folder, name, { sourcemap: 'inline', banner })
} catch (error) {
  // An error in an extension is printed without the stack.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(folder, name)).href)
