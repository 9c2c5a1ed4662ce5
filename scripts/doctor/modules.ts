import { join } from 'node:path'
import { parse, validate } from 'graphql'
import extensions from 'virtual:extensions/server'
import { ConfigError, readConfig } from '../../bff/config/read-config.ts'
import { magentoContract } from '../../bff/magento/contract.ts'
import { namedMembers } from '../../bff/magento/fit-operation.ts'
import { domainOperations } from '../../bff/magento/learn-store.ts'
import { checkCheckout } from './cart.ts'
import { reasonOf } from './endpoint.ts'
import { checkFeatures } from './features.ts'
import { ownerOf } from './module-owners.ts'
import type { DoctorContext } from './doctor-context.ts'
import type { Report } from './report.ts'
import { alternativeTo, type Extension, knownExtensions, provenVersion } from './schema.ts'
import { connectStore, fittingStore } from './store.ts'
import { learnSchema } from './store-schema.ts'

/**
 * Reports which of the modules that extensions support a store has, as the first columns of the table in docs/modules.md: schema, documents for it,
 * and payment methods of a cart. No provider is needed. `code` is 1 if a document does not fit, or the store does not respond.
 */
export async function modulesReport(env: Readonly<Record<string, string | undefined>>): Promise<Report> {
  try {
    return await report(await contextOf(env))
  } catch (error) {
    if (error instanceof ConfigError) return { text: error.message, code: 2 }
    return { text: `${env.UPSTREAM_URL}: ${reasonOf(error)}`, code: 1 }
  }
}

/** Opens the store as the first site uses it, with all modules. */
async function contextOf(env: Readonly<Record<string, string | undefined>>): Promise<DoctorContext> {
  const all = { ...env, NODE_ENV: '', UPSTREAM_EXTENSIONS: 'all' }
  const { sites, ...config } = readConfig(all, join(env.MUSETTE_SHOP ?? '', 'sites'))
  const { csp, page, shop } = sites[0]
  const upstream = { ...config.upstream, store: shop.storeView }
  const store = connectStore({ upstream })
  const schema = await learnSchema(store, upstream.extensions)
  return { config: { ...config, csp, page, shop, upstream }, store: fittingStore(store, schema.used), schema }
}

async function report(context: DoctorContext): Promise<Report> {
  const modules = knownExtensions().map((module) => ({ module, ...documentsOf(module, context) }))
  const own = new Set(
    extensions.flatMap(({ features = {} }) => Object.keys(features)).map((name) => `features/${name}`),
  )
  const features = (await checkFeatures(context)).filter(({ id }) => own.has(id))
  const methods = (await checkCheckout(context)).filter(({ id }) => id.startsWith('checkout/payment'))
  const text = [
    `${context.store.endpoint.href}, ${new Date().toISOString().slice(0, 10)}`,
    table(
      ['module', 'extension', 'in the store', 'documents', 'run against'],
      modules.map(({ module, says }) => [
        module.module,
        ownerOf(module.name) ?? 'core',
        presenceOf(module, context),
        says,
        provenVersion(module.module) ?? 'unproven',
      ]),
    ),
    table(
      ['feature of an extension', 'in front of this store'],
      features.map(({ id, says }) => [id.slice('features/'.length), says]),
    ),
    table(
      ['method in a cart', 'served'],
      methods.map(({ id, says }) => [id.replace(/^checkout\/payment ?/, '') || '–', says]),
    ),
  ].join('\n\n')
  return { text, code: modules.some(({ isFit }) => !isFit) ? 1 : 0 }
}

function presenceOf({ name, coordinates }: Extension, { schema: { members } }: DoctorContext): string {
  const missing = coordinates.filter((coordinate) => !members.has(coordinate))
  if (missing.length === 0) return 'yes'
  if (missing.length < coordinates.length) return `without ${missing.join(', ')}`
  const own = alternativeTo(name, members)
  return own ? `not needed: it has ${own}` : 'no'
}

/** Checks that the store accepts the documents that name something of the module. */
function documentsOf({ coordinates }: Extension, { schema: { members, used, whole } }: DoctorContext) {
  if (!coordinates.some((coordinate) => members.has(coordinate))) return { says: '–', isFit: true }
  const contract = magentoContract()
  const documents = domainOperations().filter((operation) => {
    const named = namedMembers(operation, contract)
    return coordinates.some((coordinate) => named.has(coordinate))
  })
  if (!whole) return { says: `${documents.length}, not checked: introspection is closed`, isFit: true }
  const faults = documents.flatMap((operation) => {
    const text = used.fit(operation)?.text
    const [fault] = text ? validate(whole, parse(text), undefined, { maxErrors: 1 }) : []
    return fault ? [`${operation.name}: ${fault.message}`] : []
  })
  return { says: faults.join(' ') || `${documents.length} valid`, isFit: faults.length === 0 }
}

function table(head: string[], rows: string[][]): string {
  const lineOf = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [lineOf(head), `|${head.map(() => '---|').join('')}`, ...rows.map(lineOf)].join('\n')
}
