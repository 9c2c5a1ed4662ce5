import { type Edition, LEVELS, type Level } from '../../bff/magento/levels.ts'
import { hasExtension } from '../../bff/domains/shop/extensions.ts'
import { commerceMembers, type Extension, extensions, membersSince } from './marked-members.ts'
import type { Check, Patient } from './patient.ts'
import { rowsOf, type Row } from './row.ts'
import { present, type StoreSchema } from './store-schema.ts'

const row = rowsOf('schema')

/** What release, edition and modules the store shows, against what the shop is told it has. */
export const checkSchema: Check = async (patient) => [
  introspection(patient),
  await levelRow(patient),
  await editionRow(patient),
  ...(await extensionRows(patient)),
]

function introspection({ schema }: Patient): Row {
  if (!schema.whole) {
    return row('introspection', 'ok', `closed («${schema.refusal}»): members are asked for one by one instead`)
  }
  const types = Object.keys(schema.whole.getTypeMap()).length
  const mend =
    "Closed is better in production: in app/etc/env.php 'graphql' => ['disable_introspection' => true]. The shop needs none."
  return row('introspection', 'note', `open: ${types} types`, mend)
}

async function levelRow({ config, schema }: Patient): Promise<Row> {
  const { level: told } = config.upstream
  const { level: found, lacking } = await levelOf(schema)
  const says = `${found}${lacking.length > 0 ? ` without ${lacking.slice(0, 5).join(', ')}` : ''}, configured is ${told}`
  const difference = LEVELS.indexOf(found) - LEVELS.indexOf(told)
  if (difference < 0) return row('level', 'fault', says, `Set UPSTREAM_LEVEL=${found}, or upgrade the store.`)
  if (difference > 0) {
    return row('level', 'off', says, `Set UPSTREAM_LEVEL=${found}: what came with it is off (${NEWS[found]}).`)
  }
  const mend =
    'Switch on the modules that bring these fields (bin/magento module:enable), or set a lower UPSTREAM_LEVEL.'
  return row('level', lacking.length > 0 ? 'fault' : 'ok', says, mend)
}

const NEWS: Record<Level, string> = {
  '2.4.6': 'nothing',
  '2.4.7': 'prices per kilogram, feed labels, contact form, guests’ orders, cancelling orders, delivery estimates',
  '2.4.8': 'larger documents, guests who cancel their orders, mails that confirm an account sent again',
}

/** The highest release of which the store has most members; `lacking`: those it has not, up to there. */
async function levelOf(schema: StoreSchema): Promise<{ level: Level; lacking: string[] }> {
  let level: Level = LEVELS[0]
  const lacking: string[] = []
  for (const next of LEVELS.slice(1)) {
    const members = membersSince(next)
    const found = new Set(await present(schema, members))
    if (found.size * 2 <= members.length) break
    level = next
    lacking.push(...members.filter((member) => !found.has(member)).map(({ type, field }) => `${type}.${field}`))
  }
  return { level, lacking }
}

async function editionRow({ config, schema }: Patient): Promise<Row> {
  const told = config.shop.edition
  const found = await editionOf(schema)
  const says = `${found}, configured is ${told}`
  if (found === told) return row('edition', 'ok', says)
  if (told === 'commerce') return row('edition', 'fault', says, 'Set UPSTREAM_EDITION=open-source.')
  return row('edition', 'off', says, 'Set UPSTREAM_EDITION=commerce: returns and store credit are off.')
}

async function editionOf(schema: StoreSchema): Promise<Edition> {
  const found = await present(schema, commerceMembers)
  return found.length * 2 > commerceMembers.length ? 'commerce' : 'open-source'
}

async function extensionRows(patient: Patient): Promise<Row[]> {
  const rows: Row[] = []
  for (const extension of extensions) rows.push(await extensionRow(extension, patient))
  const { extensions: named } = patient.config.shop
  const unknown = named.filter((name) => !/^(all|none)$/.test(name) && !extensions.some((one) => one.name === name))
  const known = extensions.map(({ name }) => name).join(', ')
  return [
    ...rows,
    ...unknown.map((name) =>
      row(`extension ${name}`, 'fault', 'nobody knows it', `UPSTREAM_EXTENSIONS takes all, none or some of ${known}.`),
    ),
  ]
}

async function extensionRow({ name, module, members }: Extension, { config, schema }: Patient): Promise<Row> {
  const { shop } = config
  const id = `extension ${name}`
  // Adobe Commerce has returns of its own, and the shop asks for those (bff/domains/returns).
  if (name === 'mage-os-rma' && shop.edition === 'commerce')
    return row(id, 'ok', 'not needed: Adobe Commerce has returns')
  const found = await present(schema, members)
  const isThere = found.length === members.length
  const isNamed = hasExtension(shop, name)
  const lacking = members.filter((member) => !found.includes(member)).map(({ type, field }) => `${type}.${field}`)
  const feature = FEATURES[name] ?? name
  // Its payment methods are offered by their codes, named or not.
  if (isThere && (isNamed || name === 'mollie-payment')) return row(id, 'ok', `${module} is there`)
  if (isThere) return row(id, 'off', `${module} is there, ${feature} off`, `Add ${name} to UPSTREAM_EXTENSIONS.`)
  if (isNamed) {
    const mend = `Take ${name} out of UPSTREAM_EXTENSIONS, or install ${module} in a version that has all of schema/magento/extensions/${name}.graphql.`
    return row(id, 'fault', `${module} is named, but the store lacks ${lacking.slice(0, 3).join(', ')}`, mend)
  }
  return row(
    id,
    'off',
    `${module} is not there, ${feature} off`,
    `Install a module that brings schema/magento/extensions/${name}.graphql (${module}), then add ${name} to UPSTREAM_EXTENSIONS.`,
  )
}

/** What a shopper misses without it. */
const FEATURES: Record<string, string> = {
  adyen: 'payment by banks and apps (Adyen) is',
  alma: 'payment in parts (Alma) is',
  'document-dates': 'dates on invoices are',
  helpdesk: 'the help desk is',
  'mage-os-rma': 'returns are',
  'mollie-payment': 'payment by card is',
  payplug: 'payment by card (PayPlug) is',
  'pickup-points': 'pickup points of carriers are',
  'shared-wishlist': 'sharing wishlists is',
  'stock-alerts': 'stock alerts are',
  withdrawal: 'withdrawal receipts of the store are',
  worldline: 'payment by card (Worldline) is',
}
