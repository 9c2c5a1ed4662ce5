import type { Config } from '../../bff/config.ts'
import { checkCaching } from './caching.ts'
import { checkCheckout } from './cart.ts'
import { checkContent } from './content.ts'
import { checkDocuments } from './documents.ts'
import { checkEndpoint, reasonOf } from './endpoint.ts'
import { checkExtensions } from './extensions.ts'
import { checkFeatures } from './features.ts'
import { checkForms } from './forms.ts'
import { checkGoods } from './goods.ts'
import { checkMedia } from './media.ts'
import type { Check, DoctorContext, SiteConfig } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { checkSessionGroups } from './session-groups.ts'
import { checkSchema } from './schema.ts'
import { connectStore, fittingStore } from './store.ts'
import { learnSchema } from './store-schema.ts'
import { checkStoreView } from './store-view.ts'
import { checkTexts } from './texts.ts'

const CHECKS: readonly [topic: string, check: Check][] = [
  ['schema', checkSchema],
  ['extensions', checkExtensions],
  ['documents', checkDocuments],
  ['caching', checkCaching],
  ['media', checkMedia],
  ['goods', checkGoods],
  ['checkout', checkCheckout],
  ['forms', checkForms],
  ['content', checkContent],
  ['features', checkFeatures],
  ['texts', checkTexts],
]

const TOPICS = CHECKS.map(([topic]) => topic)

/** Examines a store as the sites of this configuration would use it. Leaves behind only an empty guest cart per site. */
export async function examine({ sites, ...config }: Config, topics: readonly string[] = TOPICS): Promise<Row[]> {
  const all: Row[] = []
  for (const { code, csp, page, shop } of sites) {
    const store = shop.storeView
    const rows = await examineSite({ ...config, csp, page, shop, upstream: { ...config.upstream, store } }, topics)
    all.push(...rows.map((row) => (code === '' ? row : { ...row, id: `${code}/${row.id}` })))
  }
  all.push(...(await checkSessionGroups({ sites, upstream: config.upstream })))
  return all
}

async function examineSite(config: SiteConfig, topics: readonly string[]): Promise<Row[]> {
  const store = connectStore(config)
  const rows: Row[] = []
  /** Examines a topic; a failure does not stop the others. Returns whether the store is there at all. */
  async function look(
    topic: string,
    check: () => Promise<Row[] | { rows: Row[]; isThere: boolean }>,
  ): Promise<boolean> {
    try {
      const found = await check()
      rows.push(...('rows' in found ? found.rows : found))
      return !('rows' in found) || found.isThere
    } catch (error) {
      const remedy = 'The store gave no response in between: look at its log, and run again.'
      rows.push(rowsOf(topic)('response', 'fault', reasonOf(error), remedy))
      return false
    }
  }

  if (!(await look('endpoint', () => checkEndpoint(store)))) return rows
  if (!(await look('store view', () => checkStoreView(config, store)))) return rows
  // Stays empty where the schema cannot be learnt.
  const learnt: DoctorContext[] = []
  await look('schema', async () => {
    const schema = await learnSchema(store, config.upstream.extensions)
    learnt.push({ config, store: fittingStore(store, schema.used), schema })
    return []
  })
  const checks = CHECKS.filter(([topic]) => topics.includes(topic))
  for (const context of learnt) for (const [topic, check] of checks) await look(topic, () => check(context))
  return rows
}
