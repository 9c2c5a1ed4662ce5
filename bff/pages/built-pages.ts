import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../../schema/page.ts'
import type { Pages } from './pages.ts'

const CLIENT_ENTRY = 'web/entry-client.tsx'

/** The pages of the build in `dist/`. Rejects with a hint if there is no build. */
export async function loadBuiltPages(distDir = resolve('dist')): Promise<Pages> {
  const publicDir = join(distDir, 'client')
  const manifestFile = join(publicDir, '.vite', 'manifest.json')
  const manifest = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestFile} cannot be read: run «npm run build» first`, { cause })
  })
  const entry = pathToFileURL(join(distDir, 'server', 'entry-server.js')).href
  // The path is computed, so that the bundler leaves the import alone.
  const { render, renderShell } = (await import(/* @vite-ignore */ entry)) as Pick<Pages, 'render' | 'renderShell'>
  const files = JSON.parse(manifest) as Manifest
  return { render, renderShell, publicDir, assetsBelow: (basePath) => manifestAssets(files, CLIENT_ENTRY, basePath) }
}

/** The used part of Vite's `manifest.json`. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The files of a build's manifest as pages refer to them. Throws if the entry is not part of the build. */
export function manifestAssets(manifest: Manifest, entry: string, basePath: string): PageAssets {
  const path = (file: string) => `${basePath}/${file}`
  const entryChunk = manifest[entry]
  if (!entryChunk) throw new Error(`The client build does not hold ${entry}: run «npm run build»`)
  const ofEntry = chunksOf(entry)
  /** If Vite puts all styles into one file (`cssCodeSplit: false`), no chunk names it. */
  const common = manifest['style.css'] ? [path(manifest['style.css'].file)] : []

  /** A source and all chunks it imports, directly or through others. */
  function chunksOf(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source]
    if (!chunk || found.has(source)) return found
    found.add(source)
    for (const imported of chunk.imports ?? []) chunksOf(imported, found)
    return found
  }

  const stylesOf = (sources: string[]) =>
    [...new Set(sources.flatMap((source) => manifest[source]?.css ?? []))].map(path)
  const filesOf = (sources: string[]) => sources.flatMap((source) => manifest[source]?.file ?? []).map(path)

  return {
    entry: path(entryChunk.file),
    styles: [...common, ...stylesOf([...ofEntry])],
    preloads: filesOf([...ofEntry].filter((source) => source !== entry)),
    of(sourceFile) {
      const sources = [...chunksOf(sourceFile)].filter((source) => !ofEntry.has(source))
      return { styles: stylesOf(sources), preloads: filesOf(sources) }
    },
  }
}
