import { readFileSync, statSync } from 'node:fs'
import { CannotRun } from './options.ts'
import { pathOf, type Site, urlOf } from './site.ts'

const MAX_BYTES = 20_000_000
/** A line of two cells, each optionally quoted; further cells are ignored. */
const LINE = /^\s*("(?:[^"]|"")*"|[^",;\t]*)\s*[,;\t]\s*("(?:[^"]|"")*"|[^",;\t]*)\s*(?:[,;\t].*)?$/

/** Reads a CSV of old and new paths, separated by a comma, a semicolon or a tab. A first line of headings is ignored. */
export function readMap(file: string, old: Site, now: Site): Map<string, string> {
  const moves = new Map<string, string>()
  for (const [index, line] of textOf(file).split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const wrong = (what: string) => new CannotRun(`${file}, line ${index + 1}: ${what}: ${line.slice(0, 200)}`)
    const [, from = '', to = ''] = LINE.exec(line) ?? []
    const before = pathIn(old, unquoted(from))
    const after = pathIn(now, unquoted(to))
    if (before === null || after === null) {
      if (index === 0) continue
      throw wrong('two paths such as /old,/new are expected')
    }
    if (moves.has(before) && moves.get(before) !== after) throw wrong('this address has moved to another one before')
    moves.set(before, after)
  }
  return moves
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > MAX_BYTES) throw new CannotRun(`${file} is larger than ${MAX_BYTES} bytes.`)
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`The map cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function unquoted(cell: string): string {
  return (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim()
}

/** A path, or a whole address of the shop. */
function pathIn(site: Site, cell: string): string | null {
  if (/^https?:/i.test(cell)) return pathOf(site, cell)
  return cell.startsWith('/') ? pathOf(site, urlOf(site, cell)) : null
}
