import { readFileSync } from 'node:fs'
import { configTable } from '../../bff/config/read-config.ts'
import { topics } from './configuration-topics.ts'

const SECTION = /(<!-- configuration: [^\n]*-->\n)[\s\S]*?(<!-- \/configuration -->)/

/** What nobody gets by without, in front of a store. */
const FIRST = [
  'UPSTREAM_URL',
  'UPSTREAM_LEVEL',
  'UPSTREAM_EXTENSIONS',
  'SESSION_KEY',
  'PUBLIC_URL',
  'SHOP_NAME',
  'TRUST_PROXY',
]

type Row = (typeof configTable)[number]

/** The README with its table of the variables that are needed first. */
export function readmeText(): string {
  const first = FIRST.map((wanted) => configTable.find(({ name }) => name === wanted)).filter(
    (row) => row !== undefined,
  )
  return readFileSync('README.md', 'utf8').replace(SECTION, (_, begin, end) => `${begin}\n${table(first)}\n\n${end}`)
}

/** `docs/configuration.md`: every variable as the server reads it, by topic. Throws for one that belongs to no topic. */
export function configurationText(): string {
  const rest = new Set(configTable)
  const sections = topics.map(({ title, about, variables }) => {
    const rows = [...rest].filter(({ name }) => variables.test(name))
    for (const row of rows) rest.delete(row)
    return `## ${title}\n\n${about}\n\n${table(rows)}\n`
  })
  const [lost] = rest
  if (lost) throw new Error(`${lost.name} belongs to no topic of scripts/generate/configuration-topics.ts`)
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# Configuration

Made by \`npm run generate\` from \`bff/config\`; not edited by hand.

By environment only. A wrong value stops the start, with its name and what is allowed; all faults are told at once. A variable that is set
but empty counts as not set. \`npm start\` and \`npm run dev\` set those of the store for the [stand-in](../demo-store/README.md#configuration).
`

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, purpose, fallback, allowed }) => {
    const cells = [`\`${name}\``, purpose, defaultText(fallback), allowed]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return ['| variable | purpose | default | allowed |', '|---|---|---|---|', ...lines].join('\n')
}

function defaultText(fallback: string | null): string {
  if (fallback === null) return 'required'
  return fallback === '' ? '–' : `\`${fallback}\``
}
