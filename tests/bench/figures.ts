import { readFileSync, writeFileSync } from 'node:fs'

const SECTION = /(<!-- bench:[^>]*-->)[^]*(<!-- \/bench -->)/

/** Puts what a run printed in its place in the project's README. */
export function writeFigures(text: string): void {
  const readme = readFileSync('README.md', 'utf8')
  if (!SECTION.test(readme)) throw new Error('README.md has no place for the figures')
  writeFileSync(
    'README.md',
    readme.replace(SECTION, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`),
  )
}
