import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * Class names of CSS modules in a build: the place of a class in its file, and of the file among all of `web/`. What Vite makes by default
 * (name, hash, line) takes a fifth of all styles once they are compressed, and stands in the pages and the code again. Both sides of the shop are
 * built from the same files, so both get the same names.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
  const classes = new Map<string, string[]>()
  return (name, file, css) => {
    const path = relative('web', file.replace(/\?.*$/, '')).replaceAll(sep, '/')
    const place = files.indexOf(path)
    if (place < 0) throw new Error(`${file} is no CSS module of web/`)
    const names = classes.get(path) ?? namesIn(css)
    classes.set(path, names)
    // What only `composes` or a keyframe names comes after the classes.
    if (!names.includes(name)) names.push(name)
    return `${letters(place)}${names.indexOf(name)}`
  }
}

function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))]
}

/** 0 → a, 25 → z, 26 → ba: never a digit, which belongs to the class. */
function letters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + (place % 26))
}
