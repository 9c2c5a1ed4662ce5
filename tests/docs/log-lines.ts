import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the server writes to its log, by its own source: the last text of each call of a logger. */
export function messagesInCode(folders = ['bff', 'extensions']): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.generated\.|(^|\/)(tests|demo-store)\//.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  return new Set(files.flatMap((source) => [...calls(source), ...named(source)]))
}

function calls(source: string): string[] {
  return [...source.matchAll(/\blog(?:\.(?:debug|info|warn|error|fatal)|\[.+\])\(/g)].flatMap(({ index, 0: start }) => {
    const texts = textsOf(source, index + start.length)
    return texts.length > 0 ? [texts[texts.length - 1] ?? ''] : []
  })
}

/** Lines that are put together by hand. */
function named(source: string): string[] {
  return [...source.matchAll(/\bconst msg = '([^']+)'|"msg":"([^"]+)"/g)].map(([, one, other]) => one ?? other ?? '')
}

/** String literals of a call that are arguments themselves. */
function textsOf(source: string, from: number): string[] {
  const texts: string[] = []
  let depth = 0
  for (let index = from; index < source.length; index++) {
    const character = source[index]
    if (character === "'" || character === '`') {
      const end = source.indexOf(character, index + 1)
      if (depth === 0) texts.push(source.slice(index + 1, end))
      index = end
    } else if (character && '([{'.includes(character)) depth++
    else if (character && ')]}'.includes(character) && --depth < 0) break
  }
  return texts
}
