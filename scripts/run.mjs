// Runs a TypeScript module of this repository with Vite's module runner: `node scripts/run.mjs path/to/module.ts [args]`.
// For development, scripts and benchmarks. Production runs the bundles in dist/.
import { resolve } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { generateIfStale } from './generated.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('usage: node scripts/run.mjs MODULE.ts [ARGS]')
// The generator runs without generated modules.
if (file !== 'scripts/generate.ts') generateIfStale()
process.argv.splice(1, process.argv.length - 1, resolve(file), ...args)

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'warn',
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
try {
  await runner.import(resolve(file))
} finally {
  await vite.close()
}
