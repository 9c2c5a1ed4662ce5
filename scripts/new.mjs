// `musette new FOLDER` writes a shop, `musette new extension NAME` an extension of the shop here. Existing files are never overwritten.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
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
  write(folder, shopFiles(basename(folder), ofPackage(folder)))
  // A shop inside the repository uses the packages there.
  if (isInstalled) install(folder)
  const option = isInstalled ? '' : ` -- --shop ${shown(folder)}`
  console.log(`${shown(folder)} is there. Next:
${isInstalled ? `\n  cd ${shown(folder)}` : ''}
  npm start${option}       # with the demo store; UPSTREAM_URL names a store of yours
  npm run dev${option}     # the same without a build: a saved file shows at once

Its name, language and store are in ${CONFIG}, its colours in theme.css; README.md says the rest.`)
}

/** The specifier of this package for package.json: its version, or the file from which npm installed it. */
function ofPackage(folder) {
  const { version, overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const lock = join(dirname(ROOT), '.package-lock.json')
  const { packages = {} } = isInstalled && existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}
  const [, file] = /^file:(.*)/.exec(packages['node_modules/musette']?.resolved ?? '') ?? []
  return {
    musette: file ? `file:${relative(folder, resolve(dirname(dirname(ROOT)), file))}` : `^${version}`,
    overrides,
    types: isInstalled ? 'musette/tsconfig.shop.json' : relative(folder, join(ROOT, 'tsconfig.json')),
  }
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
