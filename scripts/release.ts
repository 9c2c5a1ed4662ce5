/**
 * `npm run release`: the next version, and what is published of it.
 *
 * `-- VERSION` takes this one; without it commits and the public API since the last release say how large the step is. Notes the version, the changelog
 * and the public API in a commit of its own with a tag, and then does what `-- --artifacts` does alone: builds the last commit in a clean clone, and
 * writes archive, the package that shops install, bill of materials, licences, provenance and checksums to `var/release/VERSION`. `-- --dry-run` says
 * what it would do. Nothing is pushed or published. What is not committed, or changes the public API without an entry in the changelog, stops it.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publicApi } from './generate/public-api.ts'
import {
  isAtLeast,
  larger,
  next,
  sizeOfApi,
  sizeOfCommits,
  stepBetween,
  unnamedChanges,
  unreleasedOf,
  withRelease,
} from './release/changelog.ts'
import { checksums, licencesPage, packedPackages, provenance, readSignatures, stableBom } from './release/materials.ts'

/** Files that contain the version, and the pattern in each. */
const NAMING: readonly [string, RegExp][] = [
  ['package.json', /(?<=^ {2}"version": ")[\d.]+(?=")/m],
  ['package-lock.json', /(?<=^ {2}"version": "|^ {6}"name": "musette",\n {6}"version": ")[\d.]+(?=")/gm],
  ['docker/kubernetes/deployment.yaml', /(?<=image: \S+:)[\d.]+$/m],
  ['docker/helm/musette/Chart.yaml', /(?<=^(?:version|appVersion): )[\d.]+$/gm],
  ['examples/bookshop/package.json', /(?<=^ {4}"musette": "\^)[\d.]+(?=")/m],
  ...readdirSync('extensions').flatMap((name): [string, RegExp][] => {
    const file = join('extensions', name, 'package.json')
    return existsSync(file) ? [[file, /(?<=^ {2}"version": "|^ {4}"musette": "\^)[\d.]+(?=")/gm]] : []
  }),
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, artifacts: { type: 'boolean' } },
})
try {
  main(positionals[0])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function main(wanted: string | undefined): void {
  const dirty = git('status', '--porcelain')
  if (dirty !== '') throw new Error(`these are not committed:\n${dirty}`)
  if (values.artifacts) return void makeArtifacts()
  const version = checkedVersion(wanted)
  console.log(`${current()} → ${version}`)
  if (values['dry-run']) return
  note(version)
  makeArtifacts()
}

function current(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}

/** Returns the next version. Throws if the changelog lacks an entry, or if the wanted version is too small a step for the changes. */
function checkedVersion(wanted: string | undefined): string {
  const now = publicApi().flatMap(({ lines }) => lines)
  const before = readFileSync('docs/public-api.released.txt', 'utf8').trim().split('\n')
  const entries = unreleasedOf(readFileSync('CHANGELOG.md', 'utf8'))
  const { added, gone } = unnamedChanges(now, before, entries)
  if (added.length + gone.length > 0)
    throw new Error(
      `CHANGELOG.md does not name these changes of the public API:\n  ${[...added, ...gone].join('\n  ')}`,
    )
  const api = sizeOfApi(now, before)
  const version = wanted ?? next(current(), larger(api, sizeOfCommits(commitsSinceRelease())))
  const step = stepBetween(current(), version)
  if (!isAtLeast(step, api)) throw new Error(`${version} is too near: the public API asks for a ${api} release`)
  withRelease(readFileSync('CHANGELOG.md', 'utf8'), version, '')
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`the tag v${version} is there already`)
  return version
}

/** Returns the commits since the tag of the version in package.json, or since the commit that wrote it if there is no tag. */
function commitsSinceRelease(): string[] {
  const tag = git('tag', '--list', `v${current()}`)
  const from = tag || git('log', '-1', '--format=%H', '-G', '"version": "', '--', 'package.json')
  return git('log', '--format=%B%x00', `${from}..HEAD`)
    .split('\0')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Writes the version into all files that contain it, commits and tags. */
function note(version: string): void {
  for (const [file, pattern] of NAMING) {
    const text = readFileSync(file, 'utf8')
    const noted = text.replace(pattern, version)
    if (noted === text) throw new Error(`${file} does not name the version`)
    writeFileSync(file, noted)
  }
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', withRelease(readFileSync('CHANGELOG.md', 'utf8'), version, date))
  run(process.execPath, ['scripts/run.mjs', 'scripts/generate.ts', '--release'])
  git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Musette ${version}`)
}

/** Builds in a clean clone of the last commit, so that other files here have no effect. */
function makeArtifacts(): void {
  const version = current()
  const folder = resolve('var/release', version)
  const around = mkdtempSync(join(tmpdir(), 'musette-release-'))
  // The bill of materials names the folder.
  const clone = join(around, 'musette')
  try {
    git('clone', '--quiet', '--no-hardlinks', '.', clone)
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], clone)
    run(process.execPath, ['scripts/run.mjs', 'scripts/pack.ts'], clone)
    run(process.execPath, ['scripts/tarball.mjs'], clone)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const name of [`musette-${version}.tar.gz`, `musette-${version}.tgz`])
      cpSync(join(clone, 'var', name), join(folder, name))
    writeMaterials(clone, folder, version)
  } finally {
    rmSync(around, { recursive: true, force: true })
  }
  console.log(`${folder}\n${readFileSync(join(folder, 'SHA256SUMS'), 'utf8')}`)
}

function writeMaterials(clone: string, folder: string, version: string): void {
  const time = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  const packages = packedPackages(clone)
  const bom = ask('npm', ['sbom', '--sbom-format', 'cyclonedx'], clone)
  if (bom.status !== 0) throw new Error(`npm sbom: ${bom.stderr}`)
  const audit = ask('npm', ['audit', 'signatures', '--json', '--omit', 'dev'], clone)
  const signatures = readSignatures(audit.stdout)
  if (signatures.isAsked && signatures.invalid.length > 0)
    throw new Error(`signatures that are not the registry's: ${signatures.invalid.join(', ')}`)
  const files = {
    [`musette-${version}.cdx.json`]: stableBom(bom.stdout, packages, time),
    'licences.md': licencesPage(clone, version, packages),
    'provenance.json': provenance(version, packages, signatures),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const archive = `musette-${version}.tar.gz`
  if (!existsSync(join(folder, archive))) throw new Error(`${archive} is missing`)
  writeFileSync(
    join(folder, 'SHA256SUMS'),
    checksums(folder, [archive, `musette-${version}.tgz`, ...Object.keys(files)]),
  )
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = ask('git', args)
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.trim()
}

function ask(command: string, args: string[], cwd = '.') {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return { status, stdout, stderr }
}

function run(command: string, args: string[], cwd = '.'): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
