import type { IconName } from './icon-names.ts'
import type { Operation } from './operation.ts'
import type { PageKind } from './page-kind.ts'
import { MAINTENANCE_MARKER } from './shop-constants.ts'

/** The server's request to the client's server entry for one page. Pages are public: nothing here depends on a shopper. */
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
  /** Modes of a contributor. Such a page is sent to nobody else. */
  contribution?: ContributionModes
}

export type ContributionModes = Readonly<{ preview: boolean; xRay: boolean }>

/** Request for a page without content. */
export type ShellRequest = Pick<PageRequest, 'basePath' | 'assets' | 'site' | 'contribution'> & {
  /** Set when the server knows already that the shop cannot be shown. */
  status?: 'maintenance'
}

/** Below the base path, before the language: leads to the page whose address is in the parameter `path`. */
export const TRANSLATIONS_PATH = '/translations'

/** Data of the site that pages have without the store. It is part of the HTML, because one build serves all sites. */
export type PageSite = {
  /** Short site code. Prefixes browser storage, which sites of one origin share. */
  code: string
  /** Name of the sites that share one session. Prefixes browser storage in place of the code. */
  sessionGroup?: string
  name: string
  /** `#rrggbb`. */
  themeColor: string
  /** Set if the site's own theme has no dark colours. */
  isLight?: true
  /** Hosts of the other sites, with a path where that is a site, and of the reviews service: links there stay in the tab. */
  sisterHosts: readonly string[]
  /** Text of the link to the accessibility statement, with its result; empty without one. */
  accessibility: string
  /**
   * Identifiers of legal content pages, for the shop's own links; set if they differ from the usual ones. Without one for privacy, the shop's own
   * page is used.
   */
  legalPages?: { terms: string; notice: string; privacy?: string }
  /** Set where sending goods back costs the shopper nothing. */
  returnsAreFree?: true
  /** The other sites of this server: name, and address from the origin on. With a language where it is this shop in that language. */
  family: readonly { name: string; url: string; language?: { tag: string; name: string } }[]
  /** Message id → text that replaces the default one. */
  texts: Readonly<Record<string, string>>
  /** The logo in the header: path below the base path, size in pixels. Absent if the header shows icon and name. */
  logo?: { path: string; width: number; height: number }
  /** The site's own drawings of icons: SVG shapes. */
  icons?: Readonly<Partial<Record<IconName, { viewBox: string; shapes: string }>>>
  /** Layouts that differ from the default. */
  layouts?: Readonly<Partial<Layouts>>
  /** Extensions of the build that the site does not use. */
  extensionsOff: readonly string[]
  /** Origin of the content network for pictures; empty: the shop's own. */
  cloudUrl: string
  /** Whether third-party scripts besides payment and captcha may run: guarded pages are then separate documents. */
  hasThirdParties: boolean
  /** A page that was hidden for longer than this, in ms, reloads when it is shown again. */
  inactivityTimeout: number
  /** Ms between two client log requests. */
  logInterval: number
  /** Name of the cookie that scripts can read: whether there is a session, and how many items the cart has. */
  presence: string
  /** Share of page views that report how fast they were, from 0 to 1. */
  vitalsSampling: number
}

/** Layouts of header, home page and product page. The first of each is the default. */
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

/** Files that the HTML refers to, from the build's manifest or the development server. All paths start with the base path. */
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
  /** Further files of source modules that load late, such as `web/screens/catalog/ProductScreen.tsx`. */
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
  /** Names of all parameters that the page knows, if this response has them. */
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

  /** Id of the request in the server's log. */
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
