import type { SiteFields } from './config/site-fields.generated.ts'

/** Kinds of environment variables, for an extension's `variables.ts`: `variable.flag({ fallback: 'false', purpose: '…' })`. */
export * as variable from '../bff/public/variable.ts'

/** Contents of `musette.config.ts`. */
type Shop = {
  /**
   * The sites that one process serves, by their codes: fields that stand for environment variables, which provide what a site leaves out.
   * A site's theme, texts and pictures lie in `sites/<code>/`; what all share lies beside this file.
   */
  sites?: Readonly<Record<string, SiteFields>>
  /** The shop's extensions, in their order: folders in `extensions/` of the shop or of Musette, paths that begin with a dot, or npm packages. */
  extensions?: readonly string[]
  /** The store behind the shop. Environment variables take precedence. Without an address the demo store is used. */
  store?: StoreFields
  /** Packages of extensions that are not bundled into the server, such as those that read files beside their own code. */
  unbundled?: readonly string[]
}

/** Fields that stand for environment variables of the store. */
type StoreFields = {
  /** Its GraphQL endpoint, such as `https://store.example/graphql` (`UPSTREAM_URL`). */
  url?: string
  /** The code of the store view for sites that name none (`UPSTREAM_STORE`). */
  view?: string
  /** Its REST API, if it is not `rest/` beside the endpoint (`UPSTREAM_REST_URL`). */
  restUrl?: string
  /** Its pictures, if they are not in `media/` beside the endpoint (`MEDIA_URL`). */
  mediaUrl?: string
  /** Its back office, for links from pages in contribution mode (`ADMIN_URL`). */
  adminUrl?: string
}

/** Types the default export of `musette.config.ts`: `export default defineShop({ sites, extensions, store })`. A wrong field stops the build, with its line. */
export function defineShop(shop: Shop): Shop {
  return shop
}
