import { configTable } from '../../bff/config/read-config.ts'
import { topics } from './configuration-topics.ts'

type Row = (typeof configTable)[number]

/** `docs/configuration.md`: all variables by topic. Throws if one belongs to no topic. */
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

Generated from \`bff/config\` by \`npm run generate\`. Do not edit it by hand.

The server is configured by environment variables; [sites](../sites/README.md) may override some of them. A wrong value stops the
start: the error names each wrong variable and what is allowed. A variable that is set to an empty text counts as not set. \`npm start\` and
\`npm run dev\` set the store's variables for the [demo store](../demo-store/README.md#configuration).

In front of a real store, set these first: \`UPSTREAM_URL\`, \`SESSION_KEY\`, \`PUBLIC_URL\`, \`SHOP_NAME\` and
\`TRUST_PROXY\`.
`

/** What every variable of a topic allows stands once, above its table. */
function table(rows: readonly Row[]): string {
  const [common, ...others] = new Set(rows.map(({ allowed }) => allowed))
  const isCommon = rows.length > 1 && others.length === 0
  const head = ['variable', 'purpose', 'default', ...(isCommon ? [] : ['allowed'])]
  const lines = rows.map(({ name, purpose, fallback, allowed, extension }) => {
    const reader = extension ? ` ([${extension}](../extensions/${extension}/README.md))` : ''
    const cells = [`\`${name}\``, purpose + reader, defaultText(fallback), ...(isCommon ? [] : [allowed])]
    return line(cells.map((cell) => cell.replaceAll('|', '\\|')))
  })
  const text = [line(head), line(head.map(() => '---')), ...lines].join('\n')
  return isCommon ? `Allowed: ${common}.\n\n${text}` : text
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function defaultText(fallback: string | null): string {
  if (fallback === null) return 'required'
  return fallback === '' ? '–' : `\`${fallback}\``
}
