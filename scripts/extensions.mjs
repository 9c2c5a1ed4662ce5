// Finds the shop's folder, and the extensions that its musette.config.ts names.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { CONFIG, readShop } from './shop-config.mjs'

/** @typedef {{ name: string, folder: string }} Extension Its folder is an absolute path. */

/** The folder of the package: the repository, or `node_modules/musette` of a shop. */
export const ROOT = resolve(import.meta.dirname, '..')

/** Whether a shop has installed the package. Then nothing is written there. */
export const isInstalled = /[/\\]node_modules[/\\]/.test(ROOT)

// `--shop FOLDER` of any script. Programs that it starts find it in the environment.
const option = process.argv.indexOf('--shop')
if (option > 1) {
  const [, folder] = process.argv.splice(option, 2)
  if (!folder || !existsSync(join(folder, CONFIG))) {
    console.error(`--shop ${folder ?? ''}: a shop is a folder with a ${CONFIG}, such as examples/bookshop`)
    process.exit(2)
  }
  process.env.MUSETTE_SHOP = resolve(folder)
}

/** Folder of the shop to build: that of `--shop FOLDER`, which the scripts pass on as MUSETTE_SHOP, or the one where the command runs. */
export const shopFolder = () => resolve(process.env.MUSETTE_SHOP || '.')

/** Folder where the scripts store what they need again. It belongs to the shop, like its build. */
export const varFolder = () => join(shopFolder(), 'var')

/** A folder of the demo store, such as `seed`: the shop's own, or else the repository's. */
export const demoStoreFolder = (name) =>
  [shopFolder(), ROOT].map((folder) => join(folder, 'demo-store', name)).find(existsSync) ?? ''

/** Folder of the shop's build, or where it is being made. A shop runs in its own folder, beside its `sites/` and its `var/`. */
export const distFolder = () => process.env.MUSETTE_DIST || join(shopFolder(), 'dist')

/** Allowed names of extensions and shops. */
export const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

/**
 * Returns the enabled extensions of a shop, in its order. A name is a folder `extensions/<name>` of the shop or of the core, a path that begins with
 * a dot, or an npm package. Throws if one is missing or two have the same name.
 *
 * @returns {Extension[]}
 */
export function takenExtensions(shop = shopFolder()) {
  const file = join(shop, CONFIG)
  const found = readShop(shop).extensions.map((one) => {
    const folder = folderOf(one, shop)
    if (!folder) throw new Error(`${file}: there is no extension ${one}`)
    return extensionIn(folder)
  })
  const double = found.find(({ name }, index) => found.findIndex((other) => other.name === name) < index)
  if (double) throw new Error(`${file}: two extensions have the name ${double.name}`)
  return found
}

/** The packages of a shop's extensions that the build leaves out of the server's bundle, such as those that read files beside their code. */
export const unbundledPackages = (shop = shopFolder()) => readShop(shop).unbundled

/**
 * Returns the extensions whose modules are generated. In the repository: its own, those of its examples and of the shop, which are type-checked
 * together. In a shop: its own, as packages ship their modules.
 *
 * @returns {Extension[]}
 */
export function knownExtensions() {
  const examples = ['examples', 'shops'].flatMap((name) => foldersIn(join(ROOT, name)))
  const shops = isInstalled ? [shopFolder()] : [ROOT, shopFolder(), ...examples]
  const local = shops.flatMap((shop) => foldersIn(join(shop, 'extensions'))).filter((folder) => !isLeftOver(folder))
  const taken = takenExtensions().map(({ folder }) => folder)
  const folders = new Set([...local, ...taken.filter((folder) => !isInPackage(folder))])
  return [...folders].map(extensionIn)
}

function isInPackage(folder) {
  return relative(shopFolder(), folder).split(sep).includes('node_modules')
}

/**
 * Returns the variables that the enabled extensions need in front of the demo store: the lines `NAME=value` of their `demo.env`, where `{store}`
 * stands for its address. Those of `start.env` are only for `npm start`: third parties that the demo store plays.
 *
 * @param {string} store
 * @param {'demo.env' | 'start.env'} [file]
 * @returns {Record<string, string>}
 */
export function demoEnvironment(store, file = 'demo.env') {
  const files = takenExtensions().map(({ folder }) => join(folder, file))
  const lines = files.filter(existsSync).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const rows = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z\d_]*)=(.*)$/.exec(line) ?? []
    return name ? [[name, value.replaceAll('{store}', store.replace(/\/$/, ''))]] : []
  })
  return Object.fromEntries(rows)
}

function extensionIn(folder) {
  // The extension of the package musette-loyalty is loyalty, and so is that of @vendor/loyalty.
  const isPackage = basename(dirname(folder)) === 'node_modules'
  const name = isPackage ? basename(folder).replace(/^musette-/, '') : basename(folder)
  if (!NAME.test(name))
    throw new Error(`${folder}: the name of an extension has lower-case letters, digits and hyphens`)
  if (!['server.ts', 'web.ts'].some((entry) => existsSync(join(folder, entry))))
    throw new Error(`extension ${name}: neither server.ts nor web.ts is in ${folder}`)
  return { name, folder }
}

function folderOf(named, shop) {
  if (named.startsWith('.')) return existing(resolve(shop, named))
  const local = [shop, ROOT].map((one) => existing(join(one, 'extensions', named))).find(Boolean)
  return local ?? packageFolder(named, shop)
}

function packageFolder(named, shop) {
  try {
    return dirname(createRequire(join(shop, 'package.json')).resolve(`${named}/package.json`))
  } catch {
    return undefined
  }
}

const existing = (folder) => (existsSync(folder) ? folder : undefined)

/** Whether a folder has only generated modules: as git ignores them, they stay behind when the extension is on another branch. */
function isLeftOver(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.every((entry) => entry.isDirectory() || entry.name.includes('.generated.'))
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .toSorted()
}
