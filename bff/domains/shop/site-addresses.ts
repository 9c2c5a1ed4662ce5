import type { ShopSettings } from '../../config.ts'
import { type SiteAddresses, siteAddress } from '../store-urls.ts'
import type { StoreModel } from './store-model.ts'

/**
 * Where addresses lead that name this site or another one of this server: by its public address, or by that of its store view's pages.
 * `linkUrlOf` tells the latter; a site whose store view says nothing is known by its public address alone.
 */
export async function siteAddresses(
  { ownHosts, linkUrl }: StoreModel,
  { publicUrl, basePath, family }: Pick<ShopSettings, 'publicUrl' | 'basePath' | 'family'>,
  linkUrlOf: (storeView: string) => Promise<string>,
): Promise<SiteAddresses> {
  const sisters = await Promise.all(
    family.map(async (sister) => ({ ...sister, linkUrl: await linkUrlOf(sister.storeView).catch(() => '') })),
  )
  // Of two sites with one address, this one is meant.
  const sites = [{ url: '', publicUrl, basePath, linkUrl }, ...sisters].flatMap((site) =>
    [site.publicUrl && site.publicUrl + site.basePath, site.linkUrl].flatMap((named) => {
      const address = siteAddress(named)
      return address ? [{ address, url: site.url }] : []
    }),
  )
  return { ownHosts, sites: sites.toSorted((a, b) => b.address.length - a.address.length) }
}
