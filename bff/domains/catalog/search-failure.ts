import { UpstreamError } from '../../magento/upstream-error.ts'

/** Without its search engine a store answers empty lists to filters, and fails on what is searched by words: the shopper is told of that. */
export function explainSearch(error: unknown): never {
  if (!(error instanceof UpstreamError) || error.kind !== 'rejected') throw error
  throw new UpstreamError('search-down', 'The store fails on a search', error.operation, { cause: error })
}
