import { configTable } from '../../bff/config/read-config.ts'
import { SITE_FIELDS } from '../../bff/config/site-folder.ts'

const HEAD = `// Made by \`npm run generate\` from bff/config; not edited by hand.

type Value = string | number | boolean | readonly string[]

/** Fields of a site in \`musette.config.ts\`. */
export interface SiteFields {
`

/** The fields of a site with what each says, for editors and the type check. */
export function siteFieldsText(): string {
  const about = new Map(configTable.map((row) => [row.name, row]))
  const fields = [...SITE_FIELDS].map(([field, name]) => {
    const { purpose, allowed } = about.get(name)!
    const text = `${purpose}. Allowed: ${allowed} (\`${name}\`).`.replaceAll('*/', '*\\/')
    return `  /** ${text} */\n  ${field}?: Value\n`
  })
  return `${HEAD}${fields.join('')}}\n`
}
