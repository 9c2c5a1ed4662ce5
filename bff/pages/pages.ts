import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageRoute } from '../../schema/page-route.ts'
import type { PageAssets, PageRequest, PageResponse, ShellRequest } from '../../schema/page.ts'

/** Where pages come from: the build in production, Vite's development server otherwise. */
export type Pages = {
  /** All routes and the kinds of their pages, including those of all extensions of the build. */
  routes: readonly PageRoute[]
  /** Rejects if the data cannot be loaded. */
  render(request: PageRequest): Promise<PageResponse>
  /** The page without content, which the browser renders. */
  renderShell(request: ShellRequest, locale: string): string | Promise<string>
  /** Returns the build's files with their URLs below a base path. */
  assetsBelow(basePath: string): PageAssets
  /** Ms until rendering is left to the browser. */
  renderTimeout?: number
  /** Folder of the built files, with `assets/` for those with a hash in their name; absent in development. */
  publicDir?: string
  /** Vite's own middleware, in development. */
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
}

/** Whether pages come from Vite's server. */
export function isDevelopment({ devMiddleware }: Pages): boolean {
  return devMiddleware !== undefined
}
