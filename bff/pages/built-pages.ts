import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../../schema/page.ts'
import type { Pages } from './pages.ts'

/** What `vite.config.ts` builds for pages. */
const INPUTS = { entry: 'web/entry-client.tsx', starter: 'web/start/start.ts' }

/** The pages of the build in `dist/`. Rejects with a hint if there is no build. */
export async function loadBuiltPages(distDir = resolve('dist')): Promise<Pages> {
  const [files, { routes, render, renderShell }] = await Promise.all([readFiles(distDir), importEntry(distDir)])
  return { ...files, routes, render, renderShell }
}

function importEntry(distDir: string): Promise<Pick<Pages, 'routes' | 'render' | 'renderShell'>> {
  const entry = pathToFileURL(join(distDir, 'server', 'entry-server.js')).href
  // The path is computed, so that the bundler leaves the import alone.
  return import(/* @vite-ignore */ entry)
}

async function readFiles(distDir: string): Promise<Pick<Pages, 'publicDir' | 'assetsBelow'>> {
  const publicDir = join(distDir, 'client')
  const [manifest, styles] = await Promise.all([
    readBuilt<Manifest>(publicDir, 'manifest.json'),
    readBuilt<StyleManifest>(publicDir, 'styles.json'),
  ])
  return { publicDir, assetsBelow: (basePath) => manifestAssets(manifest, styles, INPUTS, basePath) }
}

async function readBuilt<Content>(publicDir: string, name: string): Promise<Content> {
  const file = join(publicDir, '.vite', name)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: run «npm run build» first`, { cause })
  })
  return JSON.parse(text) as Content
}

/** The used part of Vite's `manifest.json`. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/** `styles.json`, which `scripts/vite/style-sheets.ts` writes. */
type StyleManifest = { sheets: { file: string; classes?: string[] }[]; fonts: string[] }

/** The files of a build's manifests as pages refer to them. Throws if an input is not part of the build. */
export function manifestAssets(
  manifest: Manifest,
  { sheets, fonts }: StyleManifest,
  { entry, starter }: typeof INPUTS,
  basePath: string,
): PageAssets {
  const path = (file: string) => `${basePath}/${file}`
  const ofEntry = chunksOf(entry)

  /** A source and all chunks it imports, directly or through others. */
  function chunksOf(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source]
    if (!chunk || found.has(source)) return found
    found.add(source)
    for (const imported of chunk.imports ?? []) chunksOf(imported, found)
    return found
  }

  function inputFile(source: string): string {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build does not hold ${source}: run «npm run build»`)
    return path(chunk.file)
  }

  const filesOf = (sources: string[]) => sources.flatMap((source) => manifest[source]?.file ?? []).map(path)

  return {
    entry: inputFile(entry),
    starter: inputFile(starter),
    styles: sheets.map(({ file, classes }) => ({ href: path(file), classes })),
    fonts: fonts.map(path),
    preloads: filesOf([...ofEntry].filter((source) => source !== entry)),
    of: (source) => filesOf([...chunksOf(source)].filter((one) => !ofEntry.has(one))),
  }
}
