import type { Operation } from '../schema/operation.ts'
import { MAINTENANCE_MARKER } from '../schema/shop-constants.ts'

/**
 * The contract between the bff's `pages/` and the client's server entry (`web/entry-server.tsx`, `render(request): Promise<PageResponse>`).
 * Pages are public: nothing here knows a shopper.
 */
export type PageRequest = {
  /** Path and query string below the base path, with a leading slash. */
  url: string
  /** Base path of the app: empty, or with a leading and no trailing slash. */
  basePath: string
  /** Runs an operation of the client in-process; rejects with `GraphqlFailure`. */
  execute: Execute
  assets: PageAssets
  site: PageSite
  /** What the server knows of product lists without asking the store: nobody waits for the store's settings to ask for a page's data. */
  listRules: ListRules
  /** For a contributor: what is switched on. Such a page goes to them alone. */
  contribution?: ContributionModes
}

/** What a contributor has switched on, as the page tells its own code. */
export type ContributionModes = Readonly<{ preview: boolean; xRay: boolean }>

/** What a page without content is made of. */
export type ShellRequest = Pick<PageRequest, 'basePath' | 'assets' | 'site' | 'contribution'> & {
  /** The shop cannot be shown, as the server knows already. */
  status?: 'maintenance'
}

/** What every page knows of its site, whatever the store says: it stands in the page itself, for one build serves all sites. */
export type PageSite = {
  /** Short site code; names what the browser keeps, for sites of one origin share its storage. */
  code: string
  name: string
  /** `#rrggbb`. */
  themeColor: string
  /** Hosts of the family, with a path where that is a site, and of the reviews service: links there stay in the tab. */
  sisterHosts: readonly string[]
  /** The other sites of this server: name, and address from the origin on. */
  family: readonly { name: string; url: string }[]
  /** Message id → text in place of the house's. */
  texts: Readonly<Record<string, string>>
  /** Origin of the content network that pictures are loaded from; empty: the shop's own. */
  cloudUrl: string
  /** Whether scripts of others may run beside those of payment and captcha: where they may, guarded pages are documents of their own. */
  hasGuests: boolean
  /** A page hidden for longer than this, in ms, loads anew when it is shown again. */
  inactivityTimeout: number
  /** Ms between two bundles of what the browser has to log. */
  logInterval: number
}

export type ListRules = {
  /** Products on one page; the first is the default. */
  pageSizes: readonly number[]
  /** Price filters are divided by this before they reach the store. */
  taxDivisor: number
}

export type Execute = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/** What the HTML refers to, from the build's manifest (or the dev server). All are paths with the base path in front. */
export type PageAssets = {
  /** Module that hydrates the page. */
  entry: string
  /** Style sheets and modules of the entry itself. */
  styles: string[]
  preloads: string[]
  /** Further style sheets and modules of a lazily loaded source file, for example `web/screens/product/ProductScreen.tsx`. */
  of(sourceFile: string): { styles: string[]; preloads: string[] }
}

export type PageResponse =
  { kind: 'html'; status: number; html: string } | { kind: 'redirect'; status: number; location: string }

/**
 * An operation that failed: the endpoint answered errors, or could not be reached.
 * `status` is the HTTP status that fits: 503 in maintenance and when the server is busy, 502 when the store cannot be reached, otherwise 500; 0 when no answer came.
 */
export class GraphqlFailure extends Error {
  override readonly name = 'GraphqlFailure'
  readonly status: number
  readonly kind: 'graphql' | 'network'

  constructor(kind: 'graphql' | 'network', message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.status = status
  }

  /** Spec §8: a GraphQL error containing the maintenance marker, or network status 503, is maintenance. */
  get isMaintenance(): boolean {
    return this.status === 503 || this.message.includes(MAINTENANCE_MARKER)
  }
}
