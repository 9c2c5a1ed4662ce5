import { readFileSync } from 'node:fs'

const CALL = /^( *)(describe|test)\b/
/** A call's first argument. Of one that is spread over lines it stands alone on the next, or behind the end of a table. */
const TITLE = /\((['"`])((?:\\.|(?!\1).)*)\1(?:,|\))/
const LINE = /^ *(['"`])((?:\\.|(?!\1).)*)\1,$/
const known = new Map<string, string[]>()

/** Full names of the tests in a file that the formatter has written: titles around a test, then its own, joined with ` › `. */
export function testNames(file: string): string[] {
  const names = known.get(file) ?? read(file)
  known.set(file, names)
  return names
}

function read(file: string): string[] {
  const names: string[] = []
  const around: { indent: number; title: string }[] = []
  let open: { indent: number; kind: string; isSpread: boolean } | null = null
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, spaces, kind] = CALL.exec(line) ?? []
    if (kind !== undefined) open = { indent: spaces?.length ?? 0, kind, isSpread: false }
    if (!open) continue
    const { indent } = open
    const own = line.length - line.trimStart().length
    const isNext = kind !== undefined || own === indent
    const [, , title] = (isNext ? TITLE.exec(line) : open.isSpread && own === indent + 2 ? LINE.exec(line) : null) ?? []
    // A bracket behind it begins a table.
    if (isNext) open.isSpread = line.endsWith('(')
    if (title === undefined) continue
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop()
    if (open.kind === 'describe') around.push({ indent, title })
    else names.push([...around.map((one) => one.title), title].join(' › '))
    open = null
  }
  return names
}
