/**
 * `npm run leave-out [-- NAME …]`: proves that each extension of the core can be deleted. A copy of the repository without its folder and its name
 * is generated, type-checked, built and started in front of the demo store. Ends with 1 when one of them fails.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { takenExtensions } from './extensions.mjs'
import { checkStarts } from './leave-out/check-starts.ts'

type Package = { musette: { extensions: string[] } }

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : takenExtensions().map(({ name }) => name)
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
const failed: string[] = []

for (const name of names) {
  const started = performance.now()
  const fault = await faultWithout(name)
  if (fault) failed.push(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${fault ? 'FAILED' : 'ok    '} without ${name} (${seconds} s)${fault ? `\n${fault}` : ''}`)
}
process.exitCode = failed.length > 0 ? 1 : 0

/** What went wrong, or undefined. */
async function faultWithout(name: string): Promise<string | undefined> {
  const folder = resolve('var/leave-out', name)
  try {
    copyWithout(name, folder)
    for (const args of [
      ['scripts/run.mjs', 'scripts/generate.ts', '--modules'],
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
      ['scripts/build.mjs'],
    ]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
      if (status !== 0) return `${args.join(' ')}\n${stdout}${stderr}`
    }
    return await checkStarts(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Tests of the whole shop know all its extensions: they stay out, and with them those of extensions, which import their tools. */
function copyWithout(name: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    if (file.startsWith(`extensions/${name}/`) || /^(examples|tests|extensions\/[^/]+\/tests)\//.test(file)) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (file === 'package.json') copyFileSync(file, join(folder, file))
    else linkSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'package.json')
  const content = JSON.parse(readFileSync(file, 'utf8')) as Package
  content.musette.extensions = content.musette.extensions.filter((one) => one !== name)
  writeFileSync(file, JSON.stringify(content, null, 2))
}

function git(...args: string[]): string[] {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout.split('\n')
    .filter(Boolean)
}
