import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../../schema/page.ts'
import { ConfigError } from '../config/read-config.ts'
import type { Pages } from './pages.ts'

const SERVER_ENTRY = 'server/entry-server.js'
const MANIFEST = 'client/.vite/manifest.json'

/** The entries that `scripts/vite/config.mjs` builds for pages. */
const INPUTS = { entry: 'web/entry-client.tsx', starter: 'web/start/start.ts' }

/** Loads the pages of the build in `dist/`. Rejects with `ConfigError` if there is no build. */
export async function loadBuiltPages(distDir = resolve('dist')): Promise<Pages> {
  const missing = [MANIFEST, SERVER_ENTRY].map((file) => join(distDir, file)).find((file) => !existsSync(file))
  if (missing)
    throw new ConfigError([`${missing} is missing: build the shop, and start it in the folder that has dist/`])
  const [files, { routes, render, renderShell }] = await Promise.all([readFiles(distDir), importEntry(distDir)])
  return { ...files, routes, render, renderShell }
}

function importEntry(distDir: string): Promise<Pick<Pages, 'routes' | 'render' | 'renderShell'>> {
  const entry = pathToFileURL(join(distDir, SERVER_ENTRY)).href
  // The path is computed, so that the bundler leaves the import alone.
  return import(/* @vite-ignore */ entry)
}

async function readFiles(distDir: string): Promise<Pick<Pages, 'publicDir' | 'assetsBelow'>> {
  const publicDir = join(distDir, 'client')
  const manifest = JSON.parse(await readFile(join(distDir, MANIFEST), 'utf8')) as Manifest
  return { publicDir, assetsBelow: (basePath) => manifestAssets(manifest, INPUTS, basePath) }
}

/** The used part of Vite's `manifest.json`: chunks by their source modules. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

/** Returns the files of a build as pages refer to them. Throws if an input is not part of the build. */
export function manifestAssets(manifest: Manifest, { entry, starter }: typeof INPUTS, basePath: string): PageAssets {
  const path = (file: string) => `${basePath}/${file}`
  const ofEntry = chunksOf(entry)

  /** Returns a source's chunk after all chunks that it imports, in the order in which the browser runs them, which is also that of their styles. */
  function chunksOf(source: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return found
    seen.add(source)
    for (const imported of chunk.imports ?? []) chunksOf(imported, found, seen)
    return found.add(source)
  }

  function inputFile(source: string): string {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build does not hold ${source}: run «npm run build»`)
    return path(chunk.file)
  }

  function filesOf(sources: readonly string[]) {
    const chunks = sources.flatMap((source) => manifest[source] ?? [])
    const unique = (files: string[]) => [...new Set(files)].map(path)
    return { modules: unique(chunks.map(({ file }) => file)), styles: unique(chunks.flatMap(({ css = [] }) => css)) }
  }

  return {
    starter: inputFile(starter),
    entry: inputFile(entry),
    ...filesOf([...ofEntry].filter((source) => source !== entry)),
    styles: filesOf([...ofEntry]).styles,
    fonts: [...ofEntry]
      .flatMap((source) => manifest[source]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map(path),
    of(sources) {
      const found = new Set<string>()
      for (const source of sources) chunksOf(source, found)
      return filesOf([...found].filter((one) => !ofEntry.has(one)))
    },
  }
}
