import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse } from 'yaml'
import { demoStoreFolder, ROOT, shopFolder } from '../extensions.mjs'
import { readShop, storeEnvironment } from '../shop-config.mjs'
import { schemaParts } from './extended-documents.mjs'
import { textModules } from './texts.mjs'

/** Query after the path of an entry: one part of it. */
export const PART = '?part='
/** Vite recognises the language of a module by the end of its name. */
export const LANGUAGE = '&lang.ts'
/** Query after the path of a YAML file: its content. */
export const CONTENT = '?content'

/** Returns the code of each module by its name below `virtual:extensions/`. */
export function virtualModules(taken, entries, additions) {
  const text = (value) => JSON.stringify(value)
  const raw = (file) => (existsSync(file) ? text(readFileSync(file, 'utf8')) : text(''))
  const list = (rows) => `export default [${rows.join(',\n')}]`
  const withFile = (file) => taken.filter(({ folder }) => existsSync(join(folder, file)))
  /** Returns a module that lists the exports of each extension's entry. */
  const imported = (file) => () => {
    const found = withFile(file)
    const lines = found.map(({ folder }, i) => `import e${i} from ${text(join(folder, file))}`)
    return [...lines, list(found.map(({ name }, i) => `{ name: ${text(name)}, ...e${i} }`))].join('\n')
  }
  return {
    names: () => list(taken.map(({ name }) => text(name))),
    shop: () => {
      const { sites, store, lines } = readShop(shopFolder())
      return `export default ${text({ sites, environment: storeEnvironment(store), lines })}`
    },
    server: imported('server.ts'),
    routes: () => partsModule(entries, 'routes'),
    consents: () => partsModule(entries, 'consents'),
    'stored-data': () => partsModule(entries, 'storedData'),
    variables: () => {
      const found = withFile('variables.ts')
      const lines = found.map(({ folder }, i) => `import * as v${i} from ${text(join(folder, 'variables.ts'))}`)
      return [
        ...lines,
        list(found.map(({ name }, i) => `{ name: ${text(name)}, variables: v${i}.default, ...v${i} }`)),
      ].join('\n')
    },
    'account-menu': () => {
      const found = withFile('account-menu.ts')
      const lines = found.map(({ folder }, i) => `import m${i} from ${text(join(folder, 'account-menu.ts'))}`)
      return [...lines, list(found.map(({ name }, i) => `{ name: ${text(name)}, entries: m${i} }`))].join('\n')
    },
    'demo-store': imported('demo-store.ts'),
    seed: () => {
      const filesOf = (from, prefix) =>
        filesIn(from, /\.yaml$/).map((file) => [prefix + relative(from, file).replaceAll(sep, '/'), file])
      const ofExtensions = taken.flatMap((one) =>
        filesOf(join(one.folder, 'demo-store/seed'), `extensions/${one.name}/`),
      )
      const files = [...filesOf(demoStoreFolder('seed'), ''), ...ofExtensions]
      const lines = files.map(([, file], i) => `import y${i} from ${text(file + CONTENT)}`)
      const rows = files.map(([name], i) => `${text(name)}: y${i}`)
      return [...lines, `export default {${rows.join(', ')}}`].join('\n')
    },
    schema: () => `export default ${text(schemaParts(taken))}`,
    /** Components that each extension replaces: two extensions of one site may not replace the same. */
    replaced: () => `export default ${text(entries.map(({ name, replaces }) => ({ name, replaces })))}`,
    magento: () => {
      const files = taken.flatMap(({ folder }) => filesIn(join(folder, 'magento'), /\.graphql$/))
      return `export default {${files.map((file) => `${text(`/${fromRoot(file)}`)}: ${raw(file)}`).join(',\n')}}`
    },
    operations: () => {
      const files = taken.flatMap(({ folder }) => filesIn(join(folder, 'server'), /\.graphql$/))
      const lines = files.map(
        (file, i) => `import * as o${i} from ${text(file.replace(/\.graphql$/, '.generated.ts'))}`,
      )
      return [...lines, list(files.map((_file, i) => `o${i}`))].join('\n')
    },
    manifest: () => {
      const found = withFile('operations.generated.json')
      const lines = found.map(({ folder }, i) => `import m${i} from ${text(join(folder, 'operations.generated.json'))}`)
      const rows = found.map(({ name }, i) => `{ name: ${text(name)}, operations: m${i} }`)
      const added = additions().map(
        ({ extension, fragment }) => `{ extension: ${text(extension)}, fragment: ${text(fragment)} }`,
      )
      return [...lines, list(rows), `export const added = [${added.join(', ')}]`].join('\n')
    },
    ...textModules(taken),
    components: () => {
      const files = taken.flatMap(({ folder }) => filesIn(join(folder, 'web'), /\.tsx$/))
      return `export default {${files.map((file) => `${text(fromRoot(file))}: () => import(${text(file)})`).join(',\n')}}`
    },
    slots: () => slotsModule(entries),
    ...Object.fromEntries(slotNames().map((slot) => [`slots/${slot}`, () => slotsModule(entries, [slot])])),
  }
}

const fromRoot = (file) => relative(ROOT, file).replaceAll(sep, '/')

/** Returns files below a folder whose paths match, in a stable order. */
export function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .toSorted()
}

/** Returns the code of a module with the content of a YAML file: parsed once by the build, as it would take half a second at each start. */
export function contentModule(file) {
  try {
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(readFileSync(file, 'utf8'))))})`
  } catch (error) {
    throw new Error(`${fromRoot(file)}: ${error.message}`, { cause: error })
  }
}

/** Returns a module with one field of the entries that have it. */
function partsModule(entries, field) {
  const having = entries.filter(({ fields }) => fields.includes(field))
  const lines = having.map(({ file }, i) => `import e${i} from ${partOf(file, field)}`)
  const rows = having.map(({ name }, i) => `{ name: ${JSON.stringify(name)}, ${field}: e${i}.${field} }`)
  return [...lines, `export default [${rows.join(', ')}]`].join('\n')
}

/** Slots whose parts show nothing and do not wait for texts. */
const SILENT = new Set(['ThirdParty'])

const partOf = (file, path) => JSON.stringify(`${file}${PART}${path}${LANGUAGE}`)

/**
 * Returns a module with one export per slot of `names`: a component, or null if nothing fills it. Parts are imported late, because they may import
 * the component that shows the slot.
 */
function slotsModule(entries, names = slotNames()) {
  const filled = new Map(names.map((slot) => [slot, entries.filter(({ slots }) => slots.includes(slot))]))
  const lines = []
  const exports = [...filled].map(([slot, users]) => {
    if (users.length === 0) return `export const ${slot} = null`
    const fills = users.map(({ name, folder, file }) => {
      const own = lines.push(`import e${lines.length} from ${partOf(file, `slots.${slot}`)}`) - 1
      const texts = existsSync(join(folder, 'texts')) && !SILENT.has(slot) ? `, section: ${JSON.stringify(name)}` : ''
      return `{ extension: ${JSON.stringify(name)}${texts}, get Part() { return e${own}.slots.${slot} } }`
    })
    return `export const ${slot} = /* @__PURE__ */ slot([${fills.join(', ')}])`
  })
  const head = lines.length > 0 ? [`import { slot } from ${JSON.stringify(join(ROOT, 'web/slot.tsx'))}`, ...lines] : []
  return [...head, ...exports].join('\n')
}

/** Returns the code of the module for a component that extensions replace. */
export function replacedModule(name, replaced) {
  const [file, { users }] = [...replaced].find(([, one]) => one.name === name)
  const core = JSON.stringify(file)
  const lines = users.map(({ file: entry }, i) => `import e${i} from ${partOf(entry, `replaces.${name}`)}`)
  const parts = users.map(
    ({ name: extension }, i) => `{ extension: ${JSON.stringify(extension)}, entry: () => e${i}.replaces.${name} }`,
  )
  return [
    `import { ${name} as Core } from ${core}`,
    `import { replaced } from ${JSON.stringify(join(ROOT, 'web/slot.tsx'))}`,
    ...lines,
    `export * from ${core}`,
    `export const ${name} = /* @__PURE__ */ replaced(Core, [${parts.join(', ')}])`,
  ].join('\n')
}

/** Returns the names of `SlotProps` in `web/slots.ts`. */
export function slotNames() {
  return [...readFileSync(join(ROOT, 'web/slots.ts'), 'utf8').matchAll(/^ {2}([A-Z]\w+): \{/gm)].map(([, name]) => name)
}
