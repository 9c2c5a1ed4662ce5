import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ROOT } from '../extensions.mjs'

const PACKAGE = 'musette/'
/** Path of the package for generated modules. */
const INTERNAL = `${PACKAGE}internal/`
const GENERATED = /\.generated\.ts$/
/** Name below the package → file. */
const { exports: EXPORTS } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
/** Modules that only re-export others. */
const NAMING = ['server', 'web', 'demo-store']
/** The names of one topic, such as `web/public/ui.ts`. */
export const TOPIC = /^\/.*\/(schema\/public|public\/[\w-]+)\.ts$/
const CORE = /^(bff|web|schema|demo-store|scripts)\//
const TESTS = /[\\/]tests[\\/]/
const IMPORT = /^(import|export) (type )?\{([^}]*)\} from '(musette\/[\w-]+)'/gm

/**
 * The names that extensions and shops import: `musette/server` and the others of `exports` in package.json. An import of a module that only
 * re-exports becomes imports of the original modules: a page gets only what it shows, the development server reads no more, and core and extensions
 * may import each other.
 *
 * Throws if an extension imports the core by another path, with the name to import.
 *
 * @param {readonly import('../extensions.mjs').Extension[]} taken
 * @returns {import('vite').Plugin}
 */
export function publicNames(taken) {
  const extensionOf = (file) => taken.find(({ folder }) => file.startsWith(folder + sep))
  /** Name of the package → name → its origin. */
  const known = new Map()
  const originsIn = (module) => {
    if (!known.has(module)) known.set(module, origins(fileOf(module)))
    return known.get(module)
  }
  return {
    name: 'musette:public-names',
    enforce: 'pre',
    resolveId(id, importer) {
      if (TOPIC.test(id)) return { id, moduleSideEffects: false }
      if (id.startsWith(PACKAGE)) {
        const user = id.startsWith(INTERNAL) && importer && !GENERATED.test(importer) && extensionOf(importer)
        if (user) throw new Error(`extension ${user.name}: ${insteadOf(id.slice(INTERNAL.length))} (${importer})`)
        return fileOf(id, importer)
      }
      const extension = importer && id.startsWith('.') && extensionOf(importer)
      if (extension && !TESTS.test(importer)) {
        const file = relative(ROOT, join(importer, '..', id)).replaceAll(sep, '/')
        if (CORE.test(file)) throw new Error(`extension ${extension.name}: ${insteadOf(file)} (${importer})`)
      }
      return null
    },
    transform(code, id) {
      if (!code.includes(`'${PACKAGE}`)) return null
      const direct = code.replaceAll(IMPORT, (found, keyword, type, names, module) => {
        if (!NAMING.includes(module.slice(PACKAGE.length))) return found
        const extension = extensionOf(id)
        if (extension && !type && module === 'musette/server' && /^web[./]/.test(id.slice(extension.folder.length + 1)))
          throw new Error(
            `extension ${extension.name}: pages cannot import ${module}, which runs on the server alone (${id})`,
          )
        const rows = names
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
        const lines = rows.map((row) => statement(keyword, type, row, originsIn(module), `${module} (${id})`))
        // Line numbers of the file stay the same.
        return lines.join('; ') + '\n'.repeat(found.split('\n').length - 1)
      })
      return { code: direct, map: null }
    },
  }
}

/** Turns `type name as local` of a list into a separate statement. */
function statement(keyword, isType, row, origins, where) {
  const [, type, name, local = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(row) ?? []
  const origin = origins.get(name)
  if (!origin) throw new Error(`${row} is no name of ${where}: docs/public-api.md has them`)
  const head = `${keyword} ${isType || type ? 'type ' : ''}`
  const file = JSON.stringify(origin.file)
  return origin.name ? `${head}{ ${origin.name} as ${local} } from ${file}` : `${head}* as ${local} from ${file}`
}

/** Returns the names of a module that only re-exports: name → file, and the name there; without one the whole module is meant. */
function origins(file) {
  const code = readFileSync(file, 'utf8')
  const found = new Map()
  const seen = (path) => join(dirname(file), path)
  for (const [, names, path] of code.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm))
    for (const [, name, as = name] of names.matchAll(/(?:type )?\b(\w+)(?: as (\w+))?/g))
      found.set(as, { file: seen(path), name })
  for (const [, name, path] of code.matchAll(/^export (?:type )?\* as (\w+) from '([^']+)'/gm))
    found.set(name, { file: seen(path) })
  return found
}

function insteadOf(file) {
  const wanted = join(ROOT, file)
  const found = NAMING.flatMap((name) =>
    [...origins(fileOf(PACKAGE + name))].flatMap(([as, origin]) => {
      if (origin.name) return origin.file === wanted ? [`import { ${as} } from '${PACKAGE}${name}'`] : []
      const members = [...origins(origin.file)].filter(([, one]) => one.file === wanted).map(([member]) => member)
      return members.length > 0 ? [`import { ${as} } from '${PACKAGE}${name}', which has ${members.join(', ')}`] : []
    }),
  )
  const instead = found.length > 0 ? found.join('; ') : 'docs/public-api.md has what may be imported'
  return `${file} is not public. ${instead}`
}

function fileOf(id, importer = 'the build') {
  const name = id.slice(PACKAGE.length)
  for (const [pattern, file] of Object.entries(EXPORTS)) {
    const [head, tail] = pattern.slice(2).split('*')
    if (tail === undefined ? name === head : name.startsWith(head))
      return join(ROOT, file.replace('*', name.slice(head.length)))
  }
  const names = Object.keys(EXPORTS).map((one) => one.replace(/^\./, 'musette'))
  throw new Error(`${importer}: ${id} is no name of this package: there are ${names.join(', ')}`)
}
