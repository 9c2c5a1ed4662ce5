import { readFileSync, writeFileSync } from 'node:fs'

const SECTION = /(<!-- bench:[^>]*-->)[^]*(<!-- \/bench -->)/

/** Puts what a run printed into its place in a page. */
export function writeFigures(text: string, file = 'docs/benchmark.md'): void {
  const page = readFileSync(file, 'utf8')
  if (!SECTION.test(page)) throw new Error(`${file} has no place for the figures`)
  writeFileSync(
    file,
    page.replace(SECTION, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`),
  )
}
