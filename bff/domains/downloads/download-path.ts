/** Where a bought file is, below the base URL. */
export function downloadPath(id: string): string {
  return `/user/downloadable-products/${encodeURIComponent(id)}/file`
}

/** The same as a route of the server. */
export const DOWNLOAD_ROUTE = '/user/downloadable-products/:id/file'
