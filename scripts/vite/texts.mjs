// Collects the texts of a build for each language: those of the core, of its extensions, and of the shop's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT, shopFolder } from '../extensions.mjs'

const CORE = join(ROOT, 'schema/texts')
/** It has every text, and replaces those that another language lacks. */
const FALLBACK = 'en'
const LANGUAGE = /^[a-z]{2,3}(-[A-Z\d][A-Za-z\d]+)*$/

/**
 * Returns the code of each module by its name below `virtual:extensions/`. `texts` and `extension-texts` define how the browser loads the texts of a
 * section; `server-texts` has all of them, `original-texts` the English ones of the core and its extensions. `watch` is called with each source file
 * of a module.
 */
export function textModules(taken) {
  const own = join(shopFolder(), 'texts')
  const languages = languagesOf(own)
  const screens = textSources(taken)
  const all = Object.values({ ...screens.core, ...screens.extensions, ...serverSources(taken) })

  /** Merges the texts of a language, of the language of which it is a variant, and of the shop. */
  const written = (sources, language, watch) =>
    Object.assign(
      {},
      ...lineOf(language).flatMap((one) => [
        ...sources.map((source) => textsIn(source(one), watch)),
        ownTexts(join(own, one), watch),
      ]),
    )

  function sectionModule(source, language, watch) {
    const original = textsIn(source(FALLBACK), watch)
    const texts = { ...written([source], FALLBACK, watch), ...written([source], language, watch) }
    return jsonModule(Object.fromEntries(Object.keys(original).map((id) => [id, texts[id]])))
  }

  const loaders = (sources) => () => {
    const rows = languages.map((language) => {
      const sections = Object.keys(sources).map((name) => `${quoted(name)}: ${loaderOf(language, name)}`)
      return `${quoted(language)}: { ${sections.join(', ')} }`
    })
    return `export default {${rows.join(',\n')}}`
  }

  const sections = Object.entries({ ...screens.core, ...screens.extensions }).flatMap(([name, source]) =>
    languages.map((language) => [`texts/${language}/${name}`, (watch) => sectionModule(source, language, watch)]),
  )
  return {
    texts: loaders(screens.core),
    'extension-texts': loaders(screens.extensions),
    'server-texts': (watch) =>
      jsonModule(Object.fromEntries(languages.map((language) => [language, written(all, language, watch)]))),
    'original-texts': (watch) =>
      jsonModule(Object.assign({}, ...all.map((source) => textsIn(source(FALLBACK), watch)))),
    ...Object.fromEntries(sections),
  }
}

/** Returns section → the file of its texts in a language. */
function textSources(taken) {
  for (const { name, folder } of taken) checkNames(name, join(folder, 'texts'))
  const core = filesIn(join(CORE, FALLBACK), '.ts').map((name) => [name, (one) => join(CORE, one, `${name}.ts`)])
  const extensions = taken
    .filter(({ folder }) => existsSync(join(folder, `texts/${FALLBACK}.ts`)))
    .map(({ name, folder }) => [name, (one) => join(folder, `texts/${one}.ts`)])
  return { core: Object.fromEntries(core), extensions: Object.fromEntries(extensions) }
}

function checkNames(extension, folder) {
  const lacking = [folder, join(folder, 'server')].find((one) => {
    const names = filesIn(one, '.ts')
    return names.length > 0 && !names.includes(FALLBACK)
  })
  if (lacking)
    throw new Error(`extension ${extension}: ${join(lacking, `${FALLBACK}.ts`)} is missing, which names the texts`)
  if (existsSync(folder) && existsSync(join(CORE, FALLBACK, `${extension}.ts`)))
    throw new Error(`extension ${extension}: texts of the core have this name`)
}

function serverSources(taken) {
  const core = filesIn(join(CORE, FALLBACK, 'server'), '.ts').map(
    (name) => (one) => join(CORE, one, `server/${name}.ts`),
  )
  return [
    ...core,
    ...taken.map(
      ({ folder }) =>
        (one) =>
          join(folder, `texts/server/${one}.ts`),
    ),
  ]
}

/** Returns `de`, `de-AT` for `de-AT`. */
function lineOf(language) {
  const parts = language.split('-')
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'))
}

function languagesOf(own) {
  const found = [CORE, own].flatMap((folder) => foldersIn(folder).map((name) => ({ folder, name })))
  const wrong = found.find(({ name }) => !LANGUAGE.test(name))
  if (wrong)
    throw new Error(`${join(wrong.folder, wrong.name)}: a folder of texts is named like its language: nl, de-AT`)
  return [...new Set(found.map(({ name }) => name))].toSorted()
}

/** Reads the default export of a module, with the records that it spreads. It is parsed, not run, as Node 20 runs no TypeScript. */
function textsIn(file, watch) {
  if (!existsSync(file)) return {}
  watch(file)
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imported = new Map(
    program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        specifiers.map(({ local }) => [local.name, join(dirname(file), source.value)]),
      ),
  )
  const values = program.body.flatMap((one) =>
    one.type === 'VariableDeclaration' ? one.declarations.map(({ init }) => init) : (one.declaration ?? []),
  )
  const record = values.find(({ type }) => type === 'ObjectExpression')
  if (!record) throw new Error(`${file}: the texts have to be an object that is written out`)
  const entries = record.properties.flatMap((one) => {
    if (one.type === 'SpreadElement') return Object.entries(textsIn(imported.get(one.argument.name) ?? '', watch))
    const id = one.key.name ?? one.key.value
    if (typeof one.value.value !== 'string') throw new Error(`${file}: ${id} has to be a text`)
    return [[id, one.value.value]]
  })
  return Object.fromEntries(entries)
}

/** Reads the shop's own texts: each file is a record of message id → text. */
function ownTexts(folder, watch) {
  const other = existsSync(folder) && readdirSync(folder).find((name) => /\.[cm]?[jt]sx?$/.test(name))
  if (other) throw new Error(`${join(folder, other)}: the texts of a shop stand in JSON files`)
  return Object.assign({}, ...filesIn(folder, '.json').map((name) => ownFile(join(folder, `${name}.json`), watch)))
}

function ownFile(file, watch) {
  watch(file)
  const texts = parsed(file)
  const wrong = Object.entries(texts).find(([, value]) => typeof value !== 'string')
  if (wrong) throw new Error(`${file}: ${wrong[0]} has to be a text`)
  return texts
}

function parsed(file) {
  try {
    const texts = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error.message}`, { cause: error })
  }
  throw new Error(`${file}: texts are an object of message id and text`)
}

const quoted = (value) => JSON.stringify(value)
const loaderOf = (language, section) => `() => import(${quoted(`virtual:extensions/texts/${language}/${section}`)})`
const jsonModule = (value) => `export default ${quoted(value)}`

function filesIn(folder, ending) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return names.map((name) => basename(name, ending)).toSorted()
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
