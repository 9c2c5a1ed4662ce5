import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { takenExtensions } from '../extensions.mjs'

/**
 * Class names of CSS modules in a build: the index of the class in its file and of the file among all. Vite's default names (name, hash, line) are a
 * fifth of the compressed styles, and appear in pages and code as well. Server and browser are built from the same files, so they get the same names.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = styleModules()
  const classes = new Map<string, string[]>()
  return (name, file, css) => {
    const path = resolve(file.replace(/\?.*$/, ''))
    const place = files.indexOf(path)
    if (place < 0) throw new Error(`${file} is no CSS module of web/ or an extension`)
    const names = classes.get(path) ?? namesIn(css)
    classes.set(path, names)
    // Names that only `composes` or a keyframe uses come after the classes.
    if (!names.includes(name)) names.push(name)
    return `${letters(place)}${names.indexOf(name)}`
  }
}

/** All CSS modules of a build: those of every page first, whose names are the shortest then. */
export function styleModules(): string[] {
  const folders = ['web/ui', 'web/shell', 'web', ...takenExtensions().map(({ folder }) => folder)]
  return [...new Set(folders.flatMap(modulesIn))]
}

function modulesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => resolve(folder, name))
    .toSorted()
}

function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))]
}

/** How the class names of a file begin. 0 → a, 25 → z, 26 → ba: never a digit, which belongs to the class. */
export function letters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + (place % 26))
}
