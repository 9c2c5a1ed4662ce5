// Runs a program of this folder in this process. Those in TypeScript are bundled in the repository, and come bundled with the package.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isInstalled, ROOT } from './extensions.mjs'

/** Runs a file `*.mjs`, or a TypeScript program by name. `command` becomes the program's second argument. */
export async function runModule(module, command, args) {
  const isPlain = module.endsWith('.mjs')
  const file = isPlain ? join(ROOT, 'scripts', module) : join(ROOT, 'scripts/built', `${module}.mjs`)
  const isBundled = isPlain || isInstalled
  process.argv.splice(1, process.argv.length, ...(isBundled ? [file, ...args] : ['', `scripts/${module}.ts`, ...args]))
  process.env.MUSETTE_COMMAND = command
  await import(pathToFileURL(isBundled ? file : join(ROOT, 'scripts/run.mjs')).href)
}
