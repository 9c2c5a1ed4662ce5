/**
 * `npm run leave-out [-- NAME …] [--together] [--no-tests | --journeys]`: proves that each extension of the core can be deleted. A copy of the
 * repository without its folder and its name is generated, type-checked, built, started in front of the demo store and tested; `--journeys` runs the
 * journeys in a browser instead of the other tests. `--together` deletes all at once. Prints a line for each run, and what failed. Ends with 1 if one
 * fails.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { takenExtensions } from './extensions.mjs'
import { CONFIG } from './shop-config.mjs'
import { checkStarts } from './leave-out/check-starts.ts'

const PROJECTS = ['unit', 'demo-store', 'bff', 'web', 'web-modules']
/** These take minutes. */
const JOURNEYS = ['e2e']
/** Tests that do not concern extensions. Documentation covers the whole repository: deleting an extension means deleting its lines, too. */
const APART = ['tests/docs/**', 'tests/bff/{fuzz,images,lib,ops,redis}/**', '{examples,shops}/**']
/** Ms after which a step counts as failed: the slowest, the journeys, take half as long. */
const STEP_LIMIT = 30 * 60_000
/** Characters of a failed step's output that are printed. */
const MAX_OUTPUT = 20_000

const options = process.argv.slice(2)
const wanted = options.filter((option) => !option.startsWith('--'))
const names = wanted.length > 0 ? wanted : takenExtensions().map(({ name }) => name)
const runs = options.includes('--together') ? [names] : names.map((name) => [name])
const files = git('ls-files', '--cached', '--others', '--exclude-standard')

for (const absent of runs) {
  const started = performance.now()
  const fault = await faultWithout(absent)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${fault ? 'FAILED' : 'ok    '} without ${absent.join(', ')} (${seconds} s)${fault ? `: ${fault}` : ''}`)
  if (fault) process.exitCode = 1
}

/** Runs all steps without these extensions. Returns what went wrong, or undefined. */
async function faultWithout(absent: readonly string[]): Promise<string | undefined> {
  const folder = resolve('var/leave-out', absent.length === 1 ? String(absent[0]) : 'together')
  const step = (name: string, ...args: string[]) => faultOf(name, folder, args)
  try {
    copyWithout(absent, folder)
    return (
      step('generate', 'scripts/run.mjs', 'scripts/generate.ts', '--modules') ??
      step('types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.') ??
      step('build', 'scripts/build.mjs') ??
      (await checkStarts(folder)) ??
      (options.includes('--no-tests') ? undefined : step('tests', ...testCommand()))
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function testCommand(): string[] {
  const projects = options.includes('--journeys') ? JOURNEYS : PROJECTS
  const which = [...projects.map((name) => `--project=${name}`), ...APART.map((pattern) => `--exclude=${pattern}`)]
  return ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...which]
}

function faultOf(step: string, cwd: string, args: readonly string[]): string | undefined {
  const { NODE_ENV: _, ...env } = process.env
  const bounded = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: STEP_LIMIT } as const
  const { status, error, stdout, stderr } = spawnSync(process.execPath, args, bounded)
  return status === 0 ? undefined : `${step} ${error?.message ?? ''}\n${(stdout + stderr).slice(-MAX_OUTPUT)}`
}

function copyWithout(absent: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    if (absent.some((name) => file.startsWith(`extensions/${name}/`))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (file === CONFIG) copyFileSync(file, join(folder, file))
    else linkSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, CONFIG)
  const names = new RegExp(`'(${absent.join('|')})',?`, 'g')
  writeFileSync(file, readFileSync(file, 'utf8').replace(names, ''))
}

function git(...args: string[]): string[] {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout.split('\n')
    .filter(Boolean)
}
