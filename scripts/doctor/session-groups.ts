import type { Config } from '../../bff/config.ts'
import { rowsOf, type Row } from './row.ts'
import { connectStore, isObject } from './store.ts'

const row = rowsOf('store view')
const WEBSITE = 'query Website{storeConfig{website_code}}'

/** Checks that sites of one website share their sessions: their store views share carts. Sites of several addresses cannot share cookies. */
export async function checkSessionGroups({ upstream, sites }: Pick<Config, 'upstream' | 'sites'>): Promise<Row[]> {
  if (sites.length === 1) return []
  const websites = new Map<string, unknown>()
  for (const site of sites) {
    const store = connectStore({ upstream: { ...upstream, store: site.shop.storeView } })
    const { data } = await store.query(WEBSITE).catch(() => ({ data: null }))
    websites.set(site.code, isObject(data?.storeConfig) ? data.storeConfig.website_code : null)
  }
  return sites.flatMap(({ code, session, shop }) => {
    const website = websites.get(code)
    const together = sites.filter((one) => websites.get(one.code) === website && one.shop.publicUrl === shop.publicUrl)
    if (typeof website !== 'string' || together.length === 1) return []
    const isShared = session.code !== code
    const names = together.map((one) => one.code).join(', ')
    const says = isShared ? session.code : `${names} sell from one website, «${website}», with carts of their own`
    const remedy = `Unless they are separate shops, give ${names} one sessionGroup: shoppers who change the site then keep cart and sign-in.`
    const { id, ...found } = row('session group', isShared ? 'ok' : 'note', says, remedy)
    return { id: `${code}/${id}`, ...found }
  })
}
