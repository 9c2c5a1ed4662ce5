import { type Marks, contractTexts, coordinatesOf, magentoContract } from '../../bff/magento/contract.ts'
import { isLacking } from '../../bff/magento/fit-operation.ts'
import { LEVELS } from '../../bff/config/levels.ts'
import { ownerOf } from './module-owners.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import type { StoreSchema } from './store-schema.ts'

const row = rowsOf('schema')
const SHOWN = 5

/** Checks the store's schema: release, edition, modules, and what such a store should have but lacks. */
export const checkSchema: Check = async (context) => [
  introspection(context),
  ...schemaRows(context.schema),
  ...extensionRows(context),
]

function introspection({ schema }: DoctorContext): Row {
  if (!schema.whole) {
    return row('introspection', 'ok', `closed («${schema.refusal}»): the shop probes the store instead`)
  }
  const types = Object.keys(schema.whole.getTypeMap()).length
  const remedy =
    "Closed is better in production: in app/etc/env.php 'graphql' => ['disable_introspection' => true]. The shop probes the store then."
  return row('introspection', 'note', `open: ${types} types`, remedy)
}

/** Returns the rows that need only the schema. */
export function schemaRows(schema: StoreSchema): Row[] {
  return [releaseRow(schema), editionRow(schema), missingRow(schema)]
}

function releaseRow({ members }: StoreSchema): Row {
  return row('release', 'ok', `behaves like ${releaseOf(members)}`)
}

function releaseOf(members: StoreSchema['members']): string {
  return LEVELS.findLast((level) => members.atLeast(level)) ?? LEVELS[0]
}

function editionRow({ members }: StoreSchema): Row {
  const ofCustomers = [...(magentoContract().get('Customer')?.members ?? [])]
  const isCommerce = ofCustomers.some(([name, { marks }]) => marks.isCommerce && members.has(`Customer.${name}`))
  return row('edition', 'ok', isCommerce ? 'Adobe Commerce' : 'Open Source')
}

/** Reports missing members, except those of a later release, another edition or a module. */
function missingRow({ members }: StoreSchema): Row {
  const isExpected = ({ since, until, isCommerce, module }: Marks) =>
    !isCommerce && !module && !(since && !members.atLeast(since)) && !(until && members.atLeast(until))
  const contract = magentoContract()
  const lacking = [...contract].flatMap(([name, type]) =>
    isLacking(members.missing, name)
      ? isExpected(type.marks)
        ? [name]
        : []
      : [...coordinatesOf(name, type)].flatMap(([coordinate, marks]) =>
          members.missing.has(coordinate) && isExpected(marks) ? [coordinate] : [],
        ),
  )
  if (lacking.length === 0) return row('missing', 'ok', 'nothing that such a store should have')
  const more = lacking.length > SHOWN ? ` and ${lacking.length - SHOWN} more` : ''
  const remedy =
    'Nothing has to be done: documents are sent without it. A module that is switched off may bring it (bin/magento module:status).'
  return row('missing', 'note', `${lacking.slice(0, SHOWN).join(', ')}${more}`, remedy)
}

export type Extension = { name: string; module: string; coordinates: string[] }

/** Versions of modules with which the shop was run. */
const proven = new Map(
  Object.values(contractTexts).flatMap((text) =>
    [...text.matchAll(/@proven\(module: "(\w+)", version: "([^"]+)"\)/g)].map(([, module, version]) => [
      module,
      version,
    ]),
  ),
)

/** Returns the version of a module with which the shop was run; undefined if there is none. */
export function provenVersion(module: string): string | undefined {
  return proven.get(module)
}

/** Returns what each module adds to types that exist without it. */
export function knownExtensions(): Extension[] {
  const all = new Map<string, Extension>()
  for (const [name, type] of magentoContract()) {
    for (const [coordinate, { extension, module }] of type.marks.module ? [] : coordinatesOf(name, type)) {
      if (!extension || !module || coordinate.includes('(')) continue
      const known = all.get(extension) ?? { name: extension, module, coordinates: [] }
      all.set(extension, known)
      known.coordinates.push(coordinate)
    }
  }
  return [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function extensionRows({ config, schema }: DoctorContext): Row[] {
  const { extensions: used } = config.upstream
  const known = knownExtensions()
  const unknown = used.filter((name) => !/^(all|none)$/.test(name) && !known.some((one) => one.name === name))
  const names = known.map(({ name }) => name).join(', ')
  return [
    ...known.map((extension) => ({
      ...extensionRow(extension, schema, used),
      part: ownerOf(extension.name) ?? extension.name,
    })),
    ...unknown.map((name) =>
      row(`extension ${name}`, 'fault', 'nobody knows it', `UPSTREAM_EXTENSIONS takes all, none or some of ${names}.`),
    ),
  ]
}

/** Returns a type of the module that the store has without it, as Adobe Commerce does. */
export function alternativeTo(name: string, members: StoreSchema['members']): string | undefined {
  const shared = [...magentoContract()].find(
    ([type, { parts }]) => parts.length > 1 && parts.includes(name) && members.has(type),
  )
  return shared?.[0]
}

export function extensionRow(
  { name, module, coordinates }: Extension,
  { members }: StoreSchema,
  used: readonly string[],
): Row {
  const id = `extension ${name}`
  const lacking = coordinates.filter((coordinate) => !members.has(coordinate))
  if (lacking.length === coordinates.length) {
    const own = alternativeTo(name, members)
    if (own) return row(id, 'ok', `not needed: the store has a ${own} of its own`)
    return row(id, 'absent', `${module} is not there`, `Install it if the shop needs what it brings: docs/modules.md.`)
  }
  if (!used.includes('all') && !used.includes(name)) {
    return row(id, 'off', `${module} is there and not used`, `Add ${name} to UPSTREAM_EXTENSIONS.`)
  }
  if (lacking.length === 0) {
    const version = provenVersion(module)
    return version
      ? row(id, 'ok', `${module} is there; the shop was run against ${version}`)
      : row(id, 'ok', `${module} is there; unproven: the shop was never run against it`)
  }
  const remedy = `Another version of ${module} may have it; the shop leaves it out.`
  return row(id, 'note', `${module} is there without ${lacking.slice(0, SHOWN).join(', ')}`, remedy)
}
