import { readFileSync, writeFileSync } from 'node:fs'

/** Writes the output of a run into a page, between the opening and closing comments of `name`. */
export function writeFigures(text: string, file = 'docs/benchmark.md', name = 'bench'): void {
  const section = new RegExp(`(<!-- ${name}:[^>]*-->)[^]*(<!-- /${name} -->)`)
  const page = readFileSync(file, 'utf8')
  if (!section.test(page)) throw new Error(`${file} has no place for the figures`)
  writeFileSync(
    file,
    page.replace(section, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`),
  )
}
