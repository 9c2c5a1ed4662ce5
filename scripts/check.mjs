// `npm run check`: types, lint (with circles and directions of imports), unused code and packages, formatting, generated documentation.
import { spawn } from 'node:child_process'
import { generateIfStale } from './generated.mjs'

const CHECKS = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'var/types.tsbuildinfo'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  formatting: [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', 'var/prettier'],
  ],
  'generated documentation': ['scripts/run.mjs', 'scripts/generate.ts', '--check'],
}

generateIfStale()
const results = await Promise.all(Object.entries(CHECKS).map(([name, args]) => run(name, args)))
process.exitCode = results.every(Boolean) ? 0 : 1

function run(name, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args)
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}
