import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, manifestAssets } from './manifest-assets.ts'
import type { Pages } from './pages.ts'

const CLIENT_ENTRY = 'web/entry-client.tsx'

/** The pages of the build in `dist/`. Rejects with what to do when there is none. */
export async function loadBuiltPages(distDir = resolve('dist')): Promise<Pages> {
  const publicDir = join(distDir, 'client')
  const manifestFile = join(publicDir, '.vite', 'manifest.json')
  const manifest = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestFile} cannot be read: run «npm run build» first`, { cause })
  })
  const entry = pathToFileURL(join(distDir, 'server', 'entry-server.js')).href
  // The address is computed, so that the bundler leaves the import alone.
  const { render, renderShell } = (await import(/* @vite-ignore */ entry)) as Pick<Pages, 'render' | 'renderShell'>
  const files = JSON.parse(manifest) as Manifest
  return { render, renderShell, publicDir, assetsBelow: (basePath) => manifestAssets(files, CLIENT_ENTRY, basePath) }
}
