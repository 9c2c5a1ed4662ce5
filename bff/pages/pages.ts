import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAssets, PageRequest, PageResponse, ShellRequest } from '../../schema/page.ts'

/** Where pages come from: the build in production, Vite's development server otherwise. */
export type Pages = {
  /** Renders the page of an address; rejects when its data cannot be had. */
  render(request: PageRequest): Promise<PageResponse>
  /** The page without content, that the browser renders from scratch. */
  renderShell(request: ShellRequest, locale: string): string | Promise<string>
  /** The build's files as the pages below a base path name them. */
  assetsBelow(basePath: string): PageAssets
  /** Folder of the built files, with `assets/` for those whose name holds their hash; absent in development. */
  publicDir?: string
  /** Vite's own middleware, in development. */
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
}
