// `musette upgrade [VERSION | TARBALL]`: installs another version, says what has changed between the two, and checks types and tests with it. If one
// fails, the shop gets its old version back.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { distFolder, isInstalled, ROOT, shopFolder, varFolder } from './extensions.mjs'

const SHOP = shopFolder()
const BACKUP = join(varFolder(), 'upgrade')
const FILES = ['package.json', 'package-lock.json']
const OLD_CORE = join(BACKUP, 'node_modules/musette')

if (!isInstalled) {
  console.error('This shop lies inside of the repository of Musette: git brings it another version.')
  process.exit(2)
}
const before = versionIn(ROOT)
backUp()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => fail(`ended by ${signal}`))
const wanted = process.argv[2]
const spec = wanted === undefined ? 'musette@latest' : existsSync(wanted) ? resolve(wanted) : `musette@${wanted}`
step(`installing ${spec}`, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', spec)
const after = versionIn(ROOT)
console.log(`\nMusette ${before} → ${after}`)
console.log(changesSince(before))
for (const report of changedOverrides()) console.log(report)
step('writing generated modules', process.execPath, join(ROOT, 'bin/musette.mjs'), 'generate')
step('checking types', process.execPath, 'node_modules/typescript/bin/tsc', '--noEmit')
step('running the tests', process.execPath, join(ROOT, 'bin/musette.mjs'), 'test')
rmSync(BACKUP, { recursive: true, force: true })
console.log(`\nThe shop has Musette ${after}: commit ${FILES.join(' and ')}.`)

/** Copies packages as hard links: npm replaces files, and does not write into them. */
function backUp() {
  console.log('Keeping the old version until the new one has passed …')
  rmSync(BACKUP, { recursive: true, force: true })
  mkdirSync(BACKUP, { recursive: true })
  for (const file of FILES) if (existsSync(join(SHOP, file))) cpSync(join(SHOP, file), join(BACKUP, file))
  link(join(SHOP, 'node_modules'), join(BACKUP, 'node_modules'))
}

function link(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) link(source, target)
    else if (entry.isFile()) linkSync(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}

function step(what, command, ...args) {
  console.log(`\n${what} …`)
  const { status } = spawnSync(command, args, {
    cwd: SHOP,
    stdio: 'inherit',
    env: { ...process.env, MUSETTE_SHOP: SHOP },
  })
  if (status !== 0) fail(`${what} failed`)
}

function fail(why) {
  rmSync(join(SHOP, 'node_modules'), { recursive: true, force: true })
  renameSync(join(BACKUP, 'node_modules'), join(SHOP, 'node_modules'))
  for (const file of FILES) if (existsSync(join(BACKUP, file))) cpSync(join(BACKUP, file), join(SHOP, file))
  rmSync(BACKUP, { recursive: true, force: true })
  // The build may be of the new version.
  rmSync(distFolder(), { recursive: true, force: true })
  console.error(`\n${why}: the shop has Musette ${before} again (${FILES.join(', ')}, node_modules).`)
  process.exit(1)
}

function versionIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}

/** Returns the changelog's sections above that of the old version. */
function changesSince(version) {
  const file = join(ROOT, 'CHANGELOG.md')
  const sections = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## \[)/m)
        .slice(1)
    : []
  const end = sections.findIndex((section) => section.startsWith(`## [${version}]`))
  return sections
    .slice(0, end < 0 ? undefined : end)
    .join('')
    .trim()
}

/** Returns for each file of the shop that replaces one of the core what has changed in the core's. */
function changedOverrides() {
  const folder = join(SHOP, 'web')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  return files
    .filter((entry) => entry.isFile() && !entry.name.includes('.generated.'))
    .flatMap((entry) => changeOf(relative(SHOP, join(entry.parentPath, entry.name))))
}

function changeOf(file) {
  const [old, now] = [join(OLD_CORE, file), join(ROOT, file)]
  if (!existsSync(old)) return []
  if (!existsSync(now)) return [`\n${file} stands in for a module that is gone.`]
  const options = ['diff', '--no-index', '--no-color', '--no-ext-diff']
  const { stdout } = spawnSync('git', [...options, old, now], { encoding: 'utf8' })
  const hunks = stdout.slice(stdout.indexOf('\n@@') + 1)
  return stdout
    ? [`\n${file} stands in for a module that has changed:\n--- ${before}/${file}\n+++ ${after}/${file}\n${hunks}`]
    : []
}
