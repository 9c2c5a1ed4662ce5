import { Redirect, useSearchParams } from 'wouter'
import { typedLine } from '../../../schema/typed-text.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { searchPath } from '../../site/paths.ts'

/** Target of the search form without JavaScript: `/search?q=…` redirects to `/search/{query}`. */
export default function SearchEntryScreen() {
  const [query] = useSearchParams()
  return <Redirect to={resultOf(query)} replace />
}

export async function load({ query }: LoadContext): Promise<LoadResult> {
  return { redirect: { status: 302, location: resultOf(query) } }
}

function resultOf(query: URLSearchParams): string {
  const text = typedLine(query.get('q') ?? '')
  return text ? searchPath(text) : '/'
}
