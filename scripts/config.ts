import type { SiteFields } from './config/site-fields.generated.ts'

/** Kinds of environment variables, for an extension's `variables.ts`: `variable.flag({ fallback: 'false', purpose: '…' })`. */
export * as variable from '../bff/public/variable.ts'

/** What `musette.config.ts` says of a shop. */
type Shop = {
  /**
   * The sites that one process serves, by their codes: fields that stand for environment variables, which provide what a site leaves out.
   * A site's theme, texts and pictures lie in `sites/<code>/`; what all share lies beside this file.
   */
  sites?: Readonly<Record<string, SiteFields>>
  /**
   * The extensions that the shop takes, in their order: folders in `extensions/` of the shop or of Musette, paths that begin with a dot, or npm
   * packages.
   */
  extensions?: readonly string[]
  /** The store behind the shop. Environment variables come first. Without an address there is the demo store. */
  store?: StoreFields
  /** Packages of extensions that stay beside the server's bundle, such as those that read files beside their own code. */
  unbundled?: readonly string[]
}

/** What stands for environment variables of the store. */
type StoreFields = {
  /** Its GraphQL endpoint, such as `https://store.example/graphql` (`UPSTREAM_URL`). */
  url?: string
  /** The code of the store view, where a site names none (`UPSTREAM_STORE`). */
  view?: string
  /** Its REST API, where it is not `rest/` beside the endpoint (`UPSTREAM_REST_URL`). */
  restUrl?: string
  /** Its pictures, where they are not in `media/` beside the endpoint (`MEDIA_URL`). */
  mediaUrl?: string
  /** Its back office, for links from pages in contribution mode (`ADMIN_URL`). */
  adminUrl?: string
}

/** Types the default export of `musette.config.ts`: `export default defineShop({ sites, extensions, store })`. A wrong field stops the build, with its line. */
export function defineShop(shop: Shop): Shop {
  return shop
}
