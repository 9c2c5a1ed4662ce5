import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'

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
