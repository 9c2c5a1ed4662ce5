import { readFileSync } from 'node:fs'
import { configTable } from '../../bff/config/read-config.ts'

const SECTION = /(<!-- configuration: [^\n]*-->\n)[\s\S]*?(<!-- \/configuration -->)/

/** The README with its table of environment variables as the server reads them. */
export function readmeText(): string {
  const rows = configTable.map(({ name, purpose, fallback, allowed }) => {
    const cells = [`\`${name}\``, purpose, defaultText(fallback), allowed]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  const table = ['| variable | purpose | default | allowed |', '|---|---|---|---|', ...rows].join('\n')
  return readFileSync('README.md', 'utf8').replace(SECTION, `$1\n${table}\n\n$2`)
}

function defaultText(fallback: string | null): string {
  if (fallback === null) return 'required'
  return fallback === '' ? '–' : `\`${fallback}\``
}
