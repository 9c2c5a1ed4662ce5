import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { takenExtensions } from '../extensions.mjs'
import { entryPart, replaceableModules, webEntry } from './entries.mjs'
import { additionsIn, extendedManifest, extendedModule } from './extended-documents.mjs'
import { overrides } from './overrides.mjs'
import { publicNames, TOPIC } from './public-names.mjs'
import { CONTENT, contentModule, filesIn, LANGUAGE, PART, replacedModule, virtualModules } from './virtual-modules.mjs'

const PREFIX = 'virtual:extensions/'
/** Query after the path of a module of public names: the extension that imports it. */
const READER = '?for='

/**
 * Connects the core with the extensions of a build. Modules named `virtual:extensions/…` import what extensions add, so nothing is looked up at run
 * time; a slot that no extension fills is `null`. Fragments that extensions add are inserted into documents of the core.
 *
 * @returns {import('vite').Plugin[]}
 */
export function extensions(taken = takenExtensions()) {
  /** Documents for the shop's server and for the store may have fragments with the same name. */
  const additionsOf = (part, core) =>
    taken.flatMap(({ name, folder }) => additionsIn(filesIn(join(folder, part), /\.graphql$/), name, core))
  const read = () => ({ web: additionsOf('web', 'web'), server: additionsOf('server', 'bff') })
  let additions = read()
  const entries = taken.flatMap(webEntry)
  const replacing = entries.filter(({ replaces }) => replaces.length > 0)
  const replaced = replacedModules(entries)
  const modules = virtualModules(taken, entries, () => additions.web)
  const connecting = {
    name: 'musette:extensions',
    enforce: 'pre',
    api: {
      /** For the development server: reads the documents of extensions again. Returns whether their additions have changed. */
      readDocuments() {
        const before = JSON.stringify(additions)
        additions = read()
        return JSON.stringify(additions) !== before
      },
    },
    resolveId(id, importer) {
      const reader = importer && TOPIC.test(id) && replacing.find(({ folder }) => importer.startsWith(folder + sep))
      if (reader) return { id: `${id}${READER}${reader.name}${LANGUAGE}`, moduleSideEffects: false }
      if (id.includes(PART) || id.endsWith(CONTENT)) return id
      if (id.startsWith(PREFIX)) {
        if (id.slice(PREFIX.length) in modules) return `\0${id}`
        throw new Error(`${importer}: there is no ${id}`)
      }
      if (replaced.size === 0 || !importer || !/^[./]/.test(id)) return null
      const file = fileOf(id, importer)
      const replacement = replaced.get(file)
      // For the extension that replaces a component, the name means the core's component.
      if (!replacement || importer.startsWith('\0') || replacement.users.some((user) => isOf(user, importer)))
        return null
      return `\0${PREFIX}replaced/${replacement.name}`
    },
    load(id) {
      const [file, part] = id.split(PART)
      if (part) return { code: entryPart(file, readFileSync(file, 'utf8'), part.slice(0, -LANGUAGE.length)), map: null }
      if (id.includes(READER)) return { code: readFileSync(id.split(READER)[0], 'utf8'), map: null }
      if (id.endsWith(CONTENT)) return { code: contentModule(id.slice(0, -CONTENT.length)), map: null }
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const code = name.startsWith('replaced/')
        ? replacedModule(name.slice(9), replaced)
        : modules[name]((file) => this.addWatchFile(file))
      // React's own transform skips these modules: they contain no JSX.
      return { code, map: null, moduleSideEffects: false }
    },
    transform(code, id) {
      const [file] = id.split('?')
      // One module per slot, so that a chunk gets only those of its screens.
      if (file.endsWith('.tsx') && code.includes(`'${PREFIX}slots'`)) return { code: slotsApart(code), map: null }
      const isManifest = file.endsWith('operations.generated.json')
      const fitting = isManifest || file.includes('/web/') ? additions.web : additions.server
      if (fitting.length === 0) return null
      if (isManifest) return { code: extendedManifest(code, fitting), map: null }
      return file.endsWith('.generated.ts') ? extendedModule(code, fitting) : null
    },
  }
  // The replacement of an extension can be overridden by a shop, too.
  return [connecting, publicNames(taken), overrides()]
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

/** File of the core → its replacement. */
function replacedModules(entries) {
  const known = replaceableModules()
  const found = new Map()
  for (const entry of entries) {
    for (const name of entry.replaces) {
      const file = known.get(name)
      const { users = [] } = found.get(file) ?? {}
      found.set(file, { name, users: [...users, entry] })
    }
  }
  return found
}

function isOf({ name, folder }, importer) {
  return importer.startsWith(folder + sep) || importer.endsWith(READER + name + LANGUAGE)
}

function fileOf(id, importer) {
  return id.startsWith('/') ? id : join(importer, '..', id)
}
