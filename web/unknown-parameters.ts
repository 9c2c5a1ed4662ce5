import { pageParameters, parameterName } from '../schema/product-list-parameters.ts'

/** Parameters of the first address that its page does not know, such as those of campaigns. */
let unknown: { path: string; names: ReadonlySet<string> } = { path: '', names: new Set() }

/** `search`: the query string that the server rendered the page for. The first list must be requested with the same, or it would not be the page's. */
export function noteUnknown(path: string, requested: string, search: string): void {
  const names = new Set(pageParameters(requested.replace(/^\?+/, '')).map(([name]) => name))
  for (const [name] of pageParameters(search.replace(/^\?+/, ''))) names.delete(name)
  unknown = { path, names }
}

/** Returns the parameters of an address without those that its page does not know. `path` is decoded. */
export function withoutUnknown(path: string, query: URLSearchParams): URLSearchParams {
  if (unknown.names.size === 0 || path !== unknown.path) return query
  return new URLSearchParams([...query].filter(([key]) => !unknown.names.has(parameterName(key))))
}
