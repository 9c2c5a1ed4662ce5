import { readFileSync, writeFileSync } from 'node:fs'

/** Puts what a run printed into its place in a page: between the comments that `name` begins and ends. */
export function writeFigures(text: string, file = 'docs/benchmark.md', name = 'bench'): void {
  const section = new RegExp(`(<!-- ${name}:[^>]*-->)[^]*(<!-- /${name} -->)`)
  const page = readFileSync(file, 'utf8')
  if (!section.test(page)) throw new Error(`${file} has no place for the figures`)
  writeFileSync(
    file,
    page.replace(section, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`),
  )
}
