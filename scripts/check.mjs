// `npm run check`: types, lint (with import cycles and the directions of imports), formatting, generated documentation.
import { spawn } from 'node:child_process'
import { generateIfStale } from './generated.mjs'

const CHECKS = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  formatting: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  house: ['scripts/run.mjs', 'scripts/house.ts', '--check'],
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
