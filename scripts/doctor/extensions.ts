import names from 'virtual:extensions/names'
import { ownerOf } from './module-owners.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { alternativeTo, knownExtensions } from './schema.ts'

const row = rowsOf('extensions')

/** Checks the extensions of the build: whether the site enables them, and which of their modules this store has. */
export const checkExtensions: Check = async (context) =>
  names.map((name) => ({ ...extensionRow(name, context), ...(modulesOf(name).length > 0 && { part: name }) }))

/** Returns the store modules that an extension supports. */
export function modulesOf(name: string) {
  return knownExtensions().filter((one) => ownerOf(one.name) === name)
}

function extensionRow(name: string, { config, schema }: DoctorContext): Row {
  if (!config.shop.extensions.includes(name)) {
    return row(
      name,
      'off',
      'not taken by this site',
      `Add ${name} to EXTENSIONS, or to extensions of the site in musette.config.ts.`,
    )
  }
  const { members } = schema
  const modules = modulesOf(name)
  const isThere = ({ coordinates }: { coordinates: string[] }) => coordinates.some((one) => members.has(one))
  const missing = modules
    .filter((one) => !isThere(one) && !alternativeTo(one.name, members))
    .map(({ module }) => module)
  if (missing.length === 0)
    return row(name, 'ok', modules.length > 0 ? 'the store has what it needs' : 'needs no module of the store')
  const found = modules.filter(isThere).map(({ module }) => module)
  const says = `the store lacks ${missing.join(', ')}${found.length > 0 ? ` and has ${found.join(', ')}` : ''}`
  const remedy = `Which module is for what: extensions/${name}/README.md.`
  return row(name, found.length > 0 ? 'note' : 'absent', says, remedy)
}
