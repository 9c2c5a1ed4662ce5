import { configTable } from '../../bff/config/read-config.ts'
import { SITE_FIELDS } from '../../bff/config/site-folder.ts'

const HEAD = `// Made by \`npm run generate\` of bff/config.

type Value = string | number | boolean | readonly string[]

type Words<Name extends string> = Name extends \`\${infer First}_\${infer Rest}\`
  ? \`\${Capitalize<Lowercase<First>>}\${Words<Rest>}\`
  : Capitalize<Lowercase<Name>>
type FieldName<Name extends string> = Uncapitalize<Words<Name extends \`SHOP_\${infer Rest}\` ? Rest : Name>>

/** The fields that stand for an extension's variables: \`trackUrl\` for \`TRACK_URL\`. @public for generated modules. */
export type FieldsOf<Variables> = { [Name in keyof Variables & string as FieldName<Name>]?: Value }

/** Fields of a site in \`musette.config.ts\`. */
export interface SiteFields {
`

/** Returns the fields of a site with their purposes, for editors and the type check. */
export function siteFieldsText(): string {
  const about = new Map(configTable.map((row) => [row.name, row]))
  const fields = [...SITE_FIELDS].map(([field, name]) => {
    const { purpose, allowed } = about.get(name)!
    const text = `${purpose}. Allowed: ${allowed} (\`${name}\`).`.replaceAll('*/', '*\\/')
    return `  /** ${text} */\n  ${field}?: Value\n`
  })
  return `${HEAD}${fields.join('')}}\n`
}
