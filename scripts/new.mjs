// `musette new FOLDER` writes a shop, `musette new extension NAME` an extension of the shop here. Existing files are never overwritten.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isInstalled, NAME, ROOT, shopFolder } from './extensions.mjs'
import { extensionFiles } from './new/extension.mjs'
import { shopFiles } from './new/shop.mjs'
import { CONFIG, withExtension } from './shop-config.mjs'

const WRONG_USAGE = 2

const [kind, name] = process.argv.slice(2)
if (kind === undefined || (kind === 'extension') !== (name !== undefined))
  refuse('usage: musette new FOLDER, or musette new extension NAME', WRONG_USAGE)
else if (kind === 'extension') newExtension()
else newShop(resolve(kind))

function newShop(folder) {
  checkName(basename(folder))
  if (existsSync(folder) && readdirSync(folder).length > 0) refuse(`${shown(folder)} exists already, and is not empty`)
  // A shop inside the repository uses the packages there.
  const isInside = !isInstalled && folder.startsWith(ROOT + sep)
  const file = isInside ? null : packageFile()
  write(folder, shopFiles(basename(folder), ofPackage(folder, file)))
  if (!isInside) install(folder)
  const option = isInside ? ` -- --shop ${shown(folder)}` : ''
  console.log(`${shown(folder)} is there. Next:
${isInside ? '' : `\n  cd ${shown(folder)}`}
  npm start${option}       # with the demo store; UPSTREAM_URL names a store of yours
  npm run dev${option}     # the same without a build: a saved file shows at once

Its name, language and store are in ${CONFIG}, its colours in theme.css; README.md says the rest.`)
}

/** Returns the package file that the shop installs: the one that npm installed here, or a new one of this repository. Undefined for a package of a registry. */
function packageFile() {
  if (!isInstalled) {
    console.log('Packing Musette …')
    const env = { ...process.env, MUSETTE_SHOP: '' }
    const { status } = spawnSync(process.execPath, ['scripts/tarball.mjs'], { cwd: ROOT, env, stdio: 'inherit' })
    if (status !== 0) refuse('Musette could not be packed')
    return join(ROOT, 'var', `musette-${manifest().version}.tgz`)
  }
  const lock = join(dirname(ROOT), '.package-lock.json')
  const { packages = {} } = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}
  const [, file] = /^file:(.*)/.exec(packages['node_modules/musette']?.resolved ?? '') ?? []
  return file && resolve(dirname(dirname(ROOT)), file)
}

/** Returns the parts of the shop's package.json and tsconfig.json that refer to this package. `file` is null for a shop inside this repository. */
function ofPackage(folder, file) {
  const { version, overrides } = manifest()
  return {
    musette: file ? `file:${relative(folder, file)}` : `^${version}`,
    overrides,
    types: file === null ? relative(folder, join(ROOT, 'tsconfig.json')) : 'musette/tsconfig.shop.json',
  }
}

function manifest() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
}

function install(folder) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) refuse(`${shown(folder)} is there, but npm install failed: run it in that folder again`)
}

function newExtension() {
  checkName(name)
  if (!existsSync(join(shopFolder(), CONFIG))) refuse(`${shopFolder()} is no shop: it has no ${CONFIG}`, WRONG_USAGE)
  const folder = join(shopFolder(), 'extensions', name)
  const taken = [folder, join(ROOT, 'extensions', name)].find(existsSync)
  if (taken) refuse(`${name}: ${shown(taken)} exists already`)
  const file = join(shopFolder(), CONFIG)
  writeFileSync(file, withExtension(file, readFileSync(file, 'utf8'), name))
  write(folder, extensionFiles(name))
  console.log(`${shown(folder)} is there, and taken in ${shown(file)}. Its page is /${name}.`)
}

function checkName(given) {
  if (!NAME.test(given))
    refuse(`${given}: a name has lower-case letters, digits and hyphens, and begins with a letter`, WRONG_USAGE)
}

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function shown(path) {
  return relative('', path) || '.'
}

function refuse(message, code = 1) {
  console.error(message)
  process.exit(code)
}
