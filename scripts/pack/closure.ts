/** What package-lock.json says about packages, by folder. */
export type Lock = Readonly<
  Record<string, { version?: string; dependencies?: Names; optionalDependencies?: Names; optional?: boolean }>
>
type Names = Readonly<Record<string, string>>

/**
 * Folders of the named packages and of all their dependencies as npm installed them (`node_modules/a/node_modules/b`), in a stable order. Optional
 * packages that are not installed (binaries of other platforms) are left out. Throws if another package is missing.
 */
export function closure(roots: readonly string[], lock: Lock, isThere: (folder: string) => boolean): string[] {
  const folders = new Set<string>()

  function add(name: string, from: string, isOptional: boolean): void {
    const folder = find(name, from, lock)
    if (!folder || !isThere(folder)) {
      if (isOptional) return
      throw new Error(`${name} is not installed: run «npm ci» first`)
    }
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const needed of Object.keys(optionalDependencies)) add(needed, folder, true)
    for (const needed of Object.keys(dependencies)) if (!(needed in optionalDependencies)) add(needed, folder, false)
  }

  for (const name of roots) add(name, '', false)
  return [...folders].toSorted()
}

/** As Node resolves packages: the nearest folder upwards. */
function find(name: string, from: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`
    if (candidate in lock) return candidate
    if (folder === '') return undefined
  }
}
