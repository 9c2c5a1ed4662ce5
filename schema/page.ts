import type { IconName } from './icon-names.ts'
import type { Operation } from './operation.ts'
import type { PageKind } from './page-kind.ts'
import { MAINTENANCE_MARKER } from './shop-constants.ts'

/** What the server gives to the client's server entry for one page. Pages are public: nothing here depends on a shopper. */
export type PageRequest = {
  /** Path and query string below the base path, with a leading slash. */
  url: string
  /** Base path of the app: empty, or with a leading and no trailing slash. */
  basePath: string
  /** Runs an operation of the client in-process; rejects with `GraphqlFailure`. */
  execute: Execute
  assets: PageAssets
  site: PageSite
  /** Settings of product lists that are known without the store. */
  listRules: ListRules
  /** For a contributor: what is switched on. Such a page is sent to nobody else. */
  contribution?: ContributionModes
}

export type ContributionModes = Readonly<{ preview: boolean; xRay: boolean }>

/** What a page without content is made of. */
export type ShellRequest = Pick<PageRequest, 'basePath' | 'assets' | 'site' | 'contribution'> & {
  /** Set when the server knows already that the shop cannot be shown. */
  status?: 'maintenance'
}

/** Below the base path, before the language: leads to the page whose address is in the parameter `path`. */
export const TRANSLATIONS_PATH = '/translations'

/** What a page knows of its site without the store. It is part of the HTML, because one build serves all sites. */
export type PageSite = {
  /** Short site code. Prefixes browser storage, which sites of one origin share. */
  code: string
  name: string
  /** `#rrggbb`. */
  themeColor: string
  /** Set where the site's own look has no colours for the night. */
  isLight?: true
  /** Hosts of the other sites, with a path where that is a site, and of the reviews service: links there stay in the tab. */
  sisterHosts: readonly string[]
  /** The link to the statement on accessibility, which says its result; empty: there is none. */
  accessibility: string
  /** Content pages by what they hold, for links that are not the store's; with other identifiers than the usual ones in some shops. Without one on privacy, the shop's own page stands for it. */
  legalPages?: { terms: string; notice: string; privacy?: string }
  /** Set where sending goods back costs the shopper nothing. */
  returnsAreFree?: true
  /** The other sites of this server: name, and address from the origin on. With a language where it is this shop in that language. */
  family: readonly { name: string; url: string; language?: { tag: string; name: string } }[]
  /** Message id → text that replaces the default one. */
  texts: Readonly<Record<string, string>>
  /** The picture in the header: below the base path, with its size in pixels. Absent where icon and name stand there. */
  logo?: { path: string; width: number; height: number }
  /** The site's own drawings of icons: SVG shapes. */
  icons?: Readonly<Partial<Record<IconName, { viewBox: string; shapes: string }>>>
  /** Arrangements that are not the usual ones. */
  layouts?: Readonly<Partial<Layouts>>
  /** Extensions of the build that the site does not take. */
  extensionsOff: readonly string[]
  /** Origin of the content network for pictures; empty: the shop's own. */
  cloudUrl: string
  /** Whether third-party scripts besides payment and captcha may run: guarded pages are then separate documents. */
  hasThirdParties: boolean
  /** A page that was hidden for longer than this, in ms, reloads when it is shown again. */
  inactivityTimeout: number
  /** Ms between two client log requests. */
  logInterval: number
  /** Name of the cookie that tells scripts whether there is a session, and how many items the cart has. */
  presence: string
  /** Share of page views that report how fast they were, from 0 to 1. */
  vitalsSampling: number
}

/** How the parts of header, home and product page are arranged. The first of each is the usual one. */
export const LAYOUTS = {
  header: ['classic', 'centered', 'compact'],
  home: ['classic', 'split', 'catalogue'],
  productPage: ['classic', 'stage', 'buybox'],
} as const

export type Layouts = { [Place in keyof typeof LAYOUTS]: (typeof LAYOUTS)[Place][number] }

export type ListRules = {
  /** Products on one page; the first is the default. */
  pageSizes: readonly number[]
  /** Price filters are divided by this before they are sent to the store. */
  taxDivisor: number
}

export type Execute = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/** Files the HTML refers to, from the build's manifest or the development server. All paths start with the base path. */
export type PageAssets = {
  /** Script in the head: catches early input, and loads the page's code once the page shows. */
  starter: string
  /** Module that hydrates the page. */
  entry: string
  /** Modules that the entry imports. */
  modules: readonly string[]
  /** Style sheets of every page, in the order of the cascade. */
  styles: readonly string[]
  fonts: readonly string[]
  /** Further files of source modules that load late, such as `web/screens/catalog/ProductScreen.tsx`. Absent in development. */
  of?: (sources: readonly string[]) => Pick<PageAssets, 'modules' | 'styles'>
}

export type PageResponse = PageQuery &
  (
    | { kind: 'html'; status: number; html: string; page?: PageKind }
    | { kind: 'redirect'; status: number; location: string }
  )

export type PageQuery = {
  /** The part of the query string that the page reads, with a leading question mark unless it is empty. Absent if it reads all of it. */
  search?: string
  /** Names of all parameters that the page knows, where this response can tell. */
  parameters?: readonly string[]
}

/**
 * A failed operation. `status` is the HTTP status that fits: 503 in maintenance and under overload, 502 when the store cannot be reached,
 * otherwise 500; 0 when no response arrived.
 */
export class GraphqlFailure extends Error {
  override readonly name = 'GraphqlFailure'
  readonly status: number
  readonly kind: 'graphql' | 'network'

  /** `extensions.code` of the error (`ERROR_CODES`). */
  readonly code: unknown

  /** By which the server's log names the request. */
  readonly requestId: string | undefined

  constructor(
    kind: 'graphql' | 'network',
    message: string,
    status: number,
    options: ErrorOptions & { code?: unknown; requestId?: string } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.status = status
    this.code = options.code
    this.requestId = options.requestId
  }

  /** Maintenance is HTTP 503, or a GraphQL error with the marker. */
  get isMaintenance(): boolean {
    return this.status === 503 || this.message.includes(MAINTENANCE_MARKER)
  }
}
