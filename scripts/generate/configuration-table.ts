import { address, flag, hosts, mailAddress, thirdParty, token } from '../../bff/config/kinds.ts'
import { configTable } from '../../bff/config/read-config.ts'
import { topics } from './configuration-topics.ts'

type Row = (typeof configTable)[number]

const ABOUT = { purpose: '' }
/** Common formats, by their name in the tables. */
const FORMATS = {
  flag: flag(ABOUT).allowed,
  token: token(ABOUT).allowed,
  origin: address({ ...ABOUT, shape: 'origin' }).allowed,
  origins: hosts(ABOUT).allowed,
  endpoint: address({ ...ABOUT, shape: 'endpoint' }).allowed,
  folder: address({ ...ABOUT, shape: 'folder' }).allowed,
  link: thirdParty(ABOUT).allowed,
  mail: mailAddress(ABOUT).allowed,
}

/** Returns `docs/configuration.md`: all variables by topic. Throws if one belongs to no topic. */
export function configurationText(): string {
  const rest = new Set(configTable)
  const sections = topics.map(({ title, about, variables }) => {
    const rows = [...rest].filter(({ name }) => variables.test(name))
    for (const row of rows) rest.delete(row)
    return `## ${title}\n\n${about}\n\n${table(rows, about)}\n`
  })
  const [lost] = rest
  if (lost) throw new Error(`${lost.name} belongs to no topic of scripts/generate/configuration-topics.ts`)
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# Configuration

Environment variables of the server, generated from \`bff/config\` by \`npm run generate\`. [Sites](../sites/README.md) override some of them. A wrong
value stops the start with an error that names it. An empty value counts as not set, and many variables have no default. In front of a real store, set
\`UPSTREAM_URL\`, \`SESSION_KEY\`, \`PUBLIC_URL\`, \`SHOP_NAME\` and \`TRUST_PROXY\` first.

Words in the column «allowed»:

${Object.entries(FORMATS)
  .map(([name, allowed]) => `- ${name}: ${allowed}`)
  .join('\n')}
`

/** Writes a table. A format that all variables of a topic share is named once, above it. */
function table(rows: readonly Row[], about: string): string {
  const [common, ...others] = new Set(rows.map(({ allowed }) => allowed))
  const isCommon = rows.length > 1 && others.length === 0
  const head = ['variable', 'purpose', 'default', ...(isCommon ? [] : ['allowed'])]
  const lines = rows.map(({ name, purpose, fallback, allowed, extension }) => {
    const reader =
      extension && !about.includes(extension) ? ` ([${extension}](../extensions/${extension}/README.md))` : ''
    const cells = [`\`${name}\``, purpose + reader, defaultText(fallback), ...(isCommon ? [] : [formatOf(allowed)])]
    return line(cells.map((cell) => cell.replaceAll('|', '\\|')))
  })
  const text = [line(head), line(head.map(() => '---')), ...lines].join('\n')
  return isCommon ? `Allowed: ${common}.\n\n${text}` : text
}

function formatOf(allowed: string): string {
  const [name] = Object.entries(FORMATS).find(([, text]) => text === allowed) ?? []
  return name ?? allowed.replace(/^(one of|a (whole )?number from) /, '')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function defaultText(fallback: string | null): string {
  if (fallback === null) return 'required'
  return fallback && `\`${fallback}\``
}
