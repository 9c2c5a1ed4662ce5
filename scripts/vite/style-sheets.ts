import { createHash } from 'node:crypto'
import { basename, resolve, sep } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { takenExtensions } from '../extensions.mjs'
import { letters, styleModules } from './short-class-names.ts'

/** The sheets in the order of the cascade, with beginnings of paths below `web/`: the longest that fits a file decides. */
type SheetPaths = Readonly<Record<string, readonly string[]>>

type Sheet = { file: string; css: string; ids: string[] }

const STYLES = /\.css$/
const ASSET = /__VITE_ASSET__([\w$]{22})(?:_[a-f\d]{24})?__/g
/** An `import()` that Vite has wrapped. */
const WRAPPED =
  /\b__vitePreload\(((?:async )?\(\) => (?:(?!__vitePreload\()[^])+?), *__VITE_PRELOAD__(?:, *import\.meta\.url)?\)/g
const TARGET = /\bimport\(\s*["'`](?:\.\/)?([^"'`]+)["'`]\s*\)/
/** What Vite calls then: the shop has its own. */
const HELPER = '\0vite/preload-helper.js'
/** In the shop's: the names of the sheets. */
const LIST = '__STYLE_SHEETS__'
/** Those of the build's target, as Lightning CSS writes versions. */
const BROWSERS = { chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: (16 << 16) | (4 << 8) }

/**
 * Joins all styles to a few sheets. A page links those that its HTML has classes of (`web/entry-server.tsx`), and each `import()` brings the sheets of
 * its code along (`web/late-styles.ts`): those that the modules of its chunks import, wherever the bundler has put the class names.
 *
 * Every page links the first sheet. It also holds what the entries import, and styles without classes of their own.
 */
export function styleSheets(paths: SheetPaths): Plugin {
  const root = `${resolve('web').replaceAll(sep, '/')}/`
  const extensions = takenExtensions().map(({ name, folder }) => ({ name: `extension-${name}`, folder }))
  const texts = new Map<string, string>()
  const sheets = new Map<string, Sheet>()
  const fonts = new Set<string>()
  const names = [...Object.keys(paths), ...extensions.map(({ name }) => name)]
  const starts = Object.entries(paths)
    .flatMap(([name, own]) => own.map((start) => ({ name, start: root + start })))
    .toSorted((a, b) => b.start.length - a.start.length)

  function nameOf(id: string): string {
    const path = id.replaceAll(sep, '/')
    const found =
      starts.find(({ start }) => path.startsWith(start)) ??
      extensions.find(({ folder }) => path.startsWith(`${folder.replaceAll(sep, '/')}/`))
    if (!found) throw new Error(`vite.config.ts: no style sheet takes ${path}`)
    return found.name
  }

  /** Styles in the order in which the browser would run their modules; what the entries import comes first. */
  function stylesOf(context: Rolldown.PluginContext, entries: readonly string[]) {
    const seen = new Set<string>()
    const styles: string[] = []
    const late = [...entries]
    let early = 0
    for (const [nth, id] of late.entries()) {
      visit(id)
      if (nth < entries.length) early = styles.length
    }
    return { styles, early: new Set(styles.slice(0, early)) }

    function visit(id: string) {
      if (seen.has(id)) return
      seen.add(id)
      const info = context.getModuleInfo(id)
      for (const imported of info?.importedIds ?? []) visit(imported)
      late.push(...(info?.dynamicallyImportedIds ?? []))
      if (texts.has(id)) styles.push(id)
    }
  }

  function join(context: Rolldown.PluginContext) {
    sheets.clear()
    fonts.clear()
    const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry)
    const { styles, early } = stylesOf(context, entries)
    const isFirst = (id: string) => early.has(id) || !id.endsWith('.module.css')
    for (const name of names) {
      const ids = styles.filter((id) => (isFirst(id) ? names[0] : nameOf(id)) === name)
      const text = ids.map((id) => texts.get(id)).join('\n')
      if (!text) continue
      const source = text.replaceAll(ASSET, (_found, asset: string) => {
        const file = context.getFileName(asset)
        if (name === names[0] && file.endsWith('.woff2')) fonts.add(file)
        return `./${basename(file)}`
      })
      const { code } = transform({
        filename: `${name}.css`,
        code: Buffer.from(source),
        minify: true,
        targets: BROWSERS,
      })
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
      sheets.set(name, { file: `assets/${name}-${hash}.css`, css: code.toString(), ids })
    }
  }

  return {
    name: 'musette:style-sheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { order: 'pre', handler: (id) => (id === HELPER ? resolve('web/late-styles.ts') : null) },
    // Between Vite's plugins that read styles and that write them.
    transform: {
      filter: { id: STYLES },
      handler(code, id) {
        texts.set(id, code)
        return { code: '', map: null }
      },
    },
    renderStart() {
      join(this)
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const all = [...sheets.values()]
      /** The sheets of all code that a chunk brings, except the first, which is there. */
      const ranksOf = (file: string, found = new Set<number>(), seen = new Set<string>()) => {
        const target = chunks[file]
        if (!target || seen.has(file)) return found
        seen.add(file)
        for (const id of Object.keys(target.modules)) {
          for (const imported of [id, ...(this.getModuleInfo(id)?.importedIds ?? [])]) {
            const rank = all.findIndex(({ ids }) => ids.includes(imported))
            if (rank > 0) found.add(rank)
          }
        }
        for (const imported of target.imports) ranksOf(imported, found, seen)
        return found
      }
      const linked = code.replaceAll(WRAPPED, (_found, load: string) => {
        const ranks = [...ranksOf(`assets/${TARGET.exec(load)?.[1]}`)].toSorted((a, b) => a - b)
        return ranks.length > 0 ? `__vitePreload(${load},[${ranks.join()}])` : `(${load})()`
      })
      if (linked.includes('__VITE_PRELOAD__'))
        throw new Error(`${chunk.fileName}: an import() without its style sheets`)
      const listed = linked.replaceAll(LIST, JSON.stringify(all.map(({ file }) => basename(file))))
      return listed === code ? null : { code: listed, map: null }
    },
    generateBundle() {
      const files = styleModules()
      const manifest = [...sheets.values()].map(({ file, css, ids }, rank) => {
        this.emitFile({ type: 'asset', fileName: file, source: css })
        // Class names begin with the letters of their file.
        return rank === 0 ? { file } : { file, classes: ids.map((id) => letters(files.indexOf(id))) }
      })
      const source = JSON.stringify({ sheets: manifest, fonts: [...fonts] })
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source })
    },
  }
}
