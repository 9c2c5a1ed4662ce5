import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'vite'
import { ROOT, shopFolder, takenExtensions } from '../extensions.mjs'
import { entryCall, entryPart } from './entry-part.mjs'
import { additionsIn, extendedManifest, extendedModule } from './extended-documents.mjs'

const PREFIX = 'virtual:extensions/'
/** Behind the path of an entry: one part of it. */
const PART = '?part='
/** Vite tells the language of a module by the end of its name. */
const LANGUAGE = '&lang.ts'

/**
 * Connects the core with the extensions of a build. Modules named `virtual:extensions/…` import what the extensions add, so nothing is looked up at
 * run time, and a place that no extension fills is `null`. Documents of the core get the fragments that extensions add to them.
 *
 * @returns {import('vite').Plugin}
 */
export function extensions(taken = takenExtensions()) {
  /** Documents for the shop's server and those for the store may have fragments of one name. */
  const additionsOf = (part) =>
    taken.flatMap(({ name, folder }) =>
      filesIn(join(folder, part), /\.graphql$/).flatMap((file) => additionsIn(file, name)),
    )
  const additions = { web: additionsOf('web'), server: additionsOf('server') }
  const entries = taken.flatMap(webEntry)
  const replaced = replacedModules(entries)
  const modules = virtualModules(taken, entries, additions.web)
  return {
    name: 'musette:extensions',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.includes(PART)) return id
      if (id.startsWith(PREFIX)) {
        if (id.slice(PREFIX.length) in modules) return `\0${id}`
        throw new Error(`${importer}: there is no ${id}`)
      }
      if (replaced.size === 0 || !importer || !/^[./]/.test(id)) return null
      const file = fileOf(id, importer)
      const replacement = replaced.get(file)
      // A replacement may show what it replaces.
      if (
        !replacement ||
        importer.startsWith('\0') ||
        replacement.folders.some((folder) => importer.startsWith(folder + sep))
      )
        return null
      return `\0${PREFIX}replaced/${replacement.name}`
    },
    load(id) {
      const [file, part] = id.split(PART)
      if (part) return { code: entryPart(file, readFileSync(file, 'utf8'), part.slice(0, -LANGUAGE.length)), map: null }
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const code = name.startsWith('replaced/') ? replacedModule(name.slice(9), replaced) : modules[name]()
      // React's own transform does not see these modules: they hold no JSX.
      return { code, map: null, moduleSideEffects: false }
    },
    transform(code, id) {
      const [file] = id.split('?')
      // One module for each slot: a chunk gets those that its screens have.
      if (file.endsWith('.tsx') && code.includes(`'${PREFIX}slots'`)) return { code: slotsApart(code), map: null }
      const isManifest = file.endsWith('operations.generated.json')
      const fitting = isManifest || file.includes('/web/') ? additions.web : additions.server
      if (fitting.length === 0) return null
      if (isManifest) return { code: extendedManifest(code, fitting), map: null }
      return file.endsWith('.generated.ts') ? extendedModule(code, fitting) : null
    },
  }
}

/** The code of each module by its name below `virtual:extensions/`. */
function virtualModules(taken, entries, additions) {
  const text = (value) => JSON.stringify(value)
  const raw = (file) => (existsSync(file) ? text(readFileSync(file, 'utf8')) : text(''))
  const list = (rows) => `export default [${rows.join(',\n')}]`
  const withFile = (file) => taken.filter(({ folder }) => existsSync(join(folder, file)))
  /** A list of what the entry of each extension exports. */
  const imported = (file) => () => {
    const found = withFile(file)
    const lines = found.map(({ folder }, i) => `import e${i} from ${text(join(folder, file))}`)
    return [...lines, list(found.map(({ name }, i) => `{ name: ${text(name)}, ...e${i} }`))].join('\n')
  }
  /** Language → the texts of an extension, in the other language where it has only one; undefined where it has none. */
  const catalogues = (folder) => {
    const found = ['fr', 'en'].filter((language) => existsSync(join(folder, `texts/${language}.ts`)))
    const fileIn = (language) => join(folder, `texts/${found.includes(language) ? language : found[0]}.ts`)
    return found.length > 0 ? [{ fr: fileIn('fr'), en: fileIn('en') }] : []
  }
  return {
    names: () => list(taken.map(({ name }) => text(name))),
    server: imported('server.ts'),
    routes: () => partsModule(entries, 'routes'),
    consents: () => partsModule(entries, 'consents'),
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
      const own = join(shopFolder(), 'demo-store/seed')
      const folder = existsSync(own) ? own : join(ROOT, 'demo-store/seed')
      const files = filesIn(folder, /\.yaml$/)
      const lines = files.map((file, i) => `import y${i} from ${text(`${file}?raw`)}`)
      const rows = files.map((file, i) => `${text(relative(folder, file).replaceAll(sep, '/'))}: y${i}`)
      return [...lines, `export default {${rows.join(', ')}}`].join('\n')
    },
    schema: () =>
      list(taken.map(({ name, folder }) => `{ name: ${text(name)}, text: ${raw(join(folder, 'schema.graphql'))} }`)),
    magento: () => {
      const files = taken.flatMap(({ folder }) => filesIn(join(folder, 'magento'), /\.graphql$/))
      return `export default {${files.map((file) => `${text(file)}: ${raw(file)}`).join(',\n')}}`
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
      const added = additions.map(
        ({ extension, fragment }) => `{ extension: ${text(extension)}, fragment: ${text(fragment)} }`,
      )
      return [...lines, list(rows), `export const added = [${added.join(', ')}]`].join('\n')
    },
    texts: () => {
      const load = (file) => `() => import(${text(file)})`
      const rows = taken.flatMap(({ name, folder }) =>
        catalogues(folder).map(({ fr, en }) => `${text(name)}: { fr: ${load(fr)}, en: ${load(en)} }`),
      )
      return `export default {${rows.join(',\n')}}`
    },
    // Paths as the build's manifest has them.
    'text-sources': () => {
      const path = (file) => text(fromRoot(file))
      const rows = taken.flatMap(({ name, folder }) =>
        catalogues(folder).map(({ fr, en }) => `${text(name)}: { fr: ${path(fr)}, en: ${path(en)} }`),
      )
      return `export default {${rows.join(',\n')}}`
    },
    'server-texts': () => {
      const files = (language) =>
        taken.flatMap(({ folder }) =>
          [`texts/${language}.ts`, `texts/server/${language}.ts`].map((one) => join(folder, one)).filter(existsSync),
        )
      const lines = ['fr', 'en'].flatMap((language) =>
        files(language).map((file, i) => `import ${language}${i} from ${text(file)}`),
      )
      const object = (language) =>
        `{${files(language)
          .map((_file, i) => `...${language}${i}`)
          .join(', ')}}`
      return [...lines, `export default { fr: ${object('fr')}, en: ${object('en')} }`].join('\n')
    },
    screens: () => {
      const files = taken.flatMap(({ folder }) => filesIn(join(folder, 'web'), /(Screen|Layout)\.tsx$/))
      return `export default {${files.map((file) => `${text(fromRoot(file))}: () => import(${text(file)})`).join(',\n')}}`
    },
    slots: () => slotsModule(entries),
    ...Object.fromEntries(slotNames().map((slot) => [`slots/${slot}`, () => slotsModule(entries, [slot])])),
  }
}

const fromRoot = (file) => relative(ROOT, file).replaceAll(sep, '/')

/** Files below a folder whose paths fit, in a stable order. */
function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .toSorted()
}

/** `import { A, B } from 'virtual:extensions/slots'` → one import for each. */
function slotsApart(code) {
  return code.replace(/^import \{ ([\w, ]+) \} from 'virtual:extensions\/slots'$/m, (_found, names) =>
    names
      .split(', ')
      .map((name) => `import { ${name} } from '${PREFIX}slots/${name}'`)
      .join(';'),
  )
}

/** One field of the entries that have it. */
function partsModule(entries, field) {
  const having = entries.filter(({ fields }) => fields.includes(field))
  const lines = having.map(({ file }, i) => `import e${i} from ${partOf(file, field)}`)
  const rows = having.map(({ name }, i) => `{ name: ${JSON.stringify(name)}, ${field}: e${i}.${field} }`)
  return [...lines, `export default [${rows.join(', ')}]`].join('\n')
}

const partOf = (file, path) => JSON.stringify(`${file}${PART}${path}${LANGUAGE}`)

/**
 * One export for each slot of `names`: a component, or null where nobody fills it. Parts are read late: what fills a slot may import who shows it.
 */
function slotsModule(entries, names = slotNames()) {
  const filled = new Map(names.map((slot) => [slot, entries.filter(({ slots }) => slots.includes(slot))]))
  const lines = []
  const exports = [...filled].map(([slot, users]) => {
    if (users.length === 0) return `export const ${slot} = null`
    const fills = users.map(({ name, folder, file }) => {
      const own = lines.push(`import e${lines.length} from ${partOf(file, `slots.${slot}`)}`) - 1
      const texts = existsSync(join(folder, 'texts')) ? `, section: ${JSON.stringify(name)}` : ''
      return `{ extension: ${JSON.stringify(name)}${texts}, get Part() { return e${own}.slots.${slot} } }`
    })
    return `export const ${slot} = /* @__PURE__ */ slot([${fills.join(', ')}])`
  })
  const head = lines.length > 0 ? [`import { slot } from ${JSON.stringify(join(ROOT, 'web/slot.tsx'))}`, ...lines] : []
  return [...head, ...exports].join('\n')
}

/** The names of `SlotProps` in `web/slots.ts`. */
function slotNames() {
  return [...readFileSync(join(ROOT, 'web/slots.ts'), 'utf8').matchAll(/^ {2}([A-Z]\w+): \{/gm)].map(([, name]) => name)
}

/** The modules that `web/replaceable.ts` imports, by the name of the component. */
function replaceableModules() {
  const rows = readFileSync(join(ROOT, 'web/replaceable.ts'), 'utf8').matchAll(
    /^import type \{ (\w+) \} from '(.+)'$/gm,
  )
  return new Map([...rows].map(([, name, path]) => [name, join(ROOT, 'web', path)]))
}

/** File of the core → what replaces it. */
function replacedModules(entries) {
  const known = replaceableModules()
  const found = new Map()
  for (const entry of entries) {
    for (const name of entry.replaces) {
      const file = known.get(name)
      const { users = [] } = found.get(file) ?? {}
      found.set(file, { name, users: [...users, entry], folders: [...users, entry].map(({ folder }) => folder) })
    }
  }
  return found
}

function replacedModule(name, replaced) {
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

function fileOf(id, importer) {
  return id.startsWith('/') ? id : join(importer, '..', id)
}

/** The slots and replacements of a `web.ts`. Its default export has to be `defineWebExtension({ … })` with names written out. */
function webEntry({ name, folder }) {
  const file = join(folder, 'web.ts')
  if (!existsSync(file)) return []
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  const wrong = (what) => new Error(`extension ${name}: ${what} (${file})`)
  if (errors[0]) throw wrong(errors[0].message)
  const options = entryCall(program)?.arguments[0]
  if (!options) throw wrong('web.ts has to export defineWebExtension({ … }) by default')
  const namesOf = (field, known) => {
    const value = options.properties.find(({ key }) => key?.name === field)?.value
    if (!value) return []
    if (value.type !== 'ObjectExpression') throw wrong(`${field} has to be an object with its names written out`)
    const names = value.properties.map(({ key }) => key?.name)
    const unknown = names.find((one) => !known.includes(one))
    if (unknown) throw wrong(`${field}.${unknown} is none of ${known.join(', ')}`)
    return names
  }
  const slots = namesOf('slots', slotNames())
  const fields = options.properties.map(({ key }) => key?.name)
  return [{ name, folder, file, fields, slots, replaces: namesOf('replaces', [...replaceableModules().keys()]) }]
}
