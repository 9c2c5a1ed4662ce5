import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** A chunk of the browser's bundle, as a group for Rolldown (`codeSplitting.groups`). */
type Chunk = { name: string; test(id: string): boolean; minShareCount?: number }

const root = `${resolve('web').replaceAll(sep, '/')}/`

/**
 * Puts modules into one chunk. `paths` are beginnings of paths below `web/`. Throws during a build when one of them fits no file, so that
 * the list follows renamed modules.
 */
export function chunk(name: string, paths: string[], options: Pick<Chunk, 'minShareCount'> = {}): Chunk {
  let isChecked = false
  return {
    name,
    test(id) {
      if (!isChecked) checkPaths(name, paths)
      isChecked = true
      const path = id.replaceAll(sep, '/')
      return path.startsWith(root) && paths.some((start) => path.startsWith(start, root.length))
    },
    ...options,
  }
}

function checkPaths(name: string, paths: string[]): void {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'))
  const stale = paths.filter((start) => !files.some((file) => file.startsWith(start)))
  if (stale.length > 0)
    throw new Error(`vite.config.ts: the chunk «${name}» names no module of web/: ${stale.join(', ')}`)
}

/**
 * Vite's manifest names a chunk by the one module that it is imported for. One that several are imported for gets a name for each of them,
 * so that pages find what to preload.
 */
export function namedChunks(): Plugin {
  return {
    name: 'musette:named-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = 'dist/client' }, bundle) {
      const file = join(dir, '.vite/manifest.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      for (const chunk of Object.values(bundle)) {
        const own = chunk.type === 'chunk' && manifest[`_${basename(chunk.fileName)}`]
        if (!own) continue
        for (const id of chunk.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[nameOf(id)] ??= own
        }
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2))
    },
  }
}

const nameOf = (id: string) => relative(resolve(), id).replaceAll(sep, '/')
