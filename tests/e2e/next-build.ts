import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const TEXTS = new Set(['.js', '.css', '.json'])
const HASHED = /^(.+)-([\w-]{7,8})(\.\w+)$/

export type NextBuild = {
  /** Folder to start the server in, as it is deployed in the place of the project's own. */
  folder: string
  remove(): void
}

/** The build as a later one: every file of the browser's has another hash, and none has the name that it had. */
export function makeNextBuild(): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'musette-next-'))
  const dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))

  const assets = join(dist, 'client', 'assets')
  // Compressed forms would still be those of the old text.
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  const names = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const [, stem, hash, end] = HASHED.exec(name) ?? []
    if (stem && hash) names.set(name, `${stem}-${[...hash].toReversed().join('')}${end}`)
  }
  const manifests = join(dist, 'client', '.vite')
  const files = [assets, manifests].flatMap((below) => readdirSync(below).map((name) => join(below, name)))
  for (const file of files) {
    if (!TEXTS.has(extname(file))) continue
    let text = readFileSync(file, 'utf8')
    for (const [old, next] of names) text = text.replaceAll(old, next)
    writeFileSync(file, text)
  }
  for (const [old, next] of names) renameSync(join(assets, old), join(assets, next))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
