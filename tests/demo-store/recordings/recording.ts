import type { Shape } from './shape.ts'

/** A recorded exchange as the fixture keeps it: the whole request, and of the answer what can be compared. */
export type Recording = {
  name: string
  request: {
    method: string
    path: string
    headers: Record<string, string>
    /** Key of the fixture's query table; null for GET and for bodies that are no GraphQL request. */
    query: string | null
    variables: Record<string, unknown> | null
    /** Anything else that was sent, verbatim. */
    body: string | null
  }
  response: {
    status: number
    contentType: string | null
    /** `public`, `no-store` or null where the header is absent. */
    cacheControl: 'public' | 'no-store' | null
    tags: string | null
    hasCacheId: boolean
    /** Null: the body is not JSON. The fixture keeps shapes in a table and their keys here. */
    shape: Shape | null
    error: { category: string | null; message: string; path: string | null } | null
  }
}

export type RecordingFixture = {
  queries: Record<string, string>
  shapes: Record<string, Shape>
  recordings: Recording[]
}

/** The comparable part of an answer, recorded or fresh. */
export const comparable = (
  status: number,
  header: (name: string) => string | null,
  body: unknown,
  shapeOf: (value: unknown) => Shape,
): Recording['response'] => {
  const control = header('cache-control')
  const errors =
    typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors : []
  const [first]: { message?: string; path?: (string | number)[]; extensions?: { category?: string } }[] = errors
  return {
    status,
    contentType: header('content-type')?.toLowerCase().replace('; ', ';') ?? null,
    cacheControl: control === null ? null : control.includes('public') ? 'public' : 'no-store',
    tags: header('x-magento-tags'),
    hasCacheId: header('x-magento-cache-id') !== null,
    shape: typeof body === 'object' && body !== null ? shapeOf(body) : null,
    error: first
      ? {
          category: first.extensions?.category ?? null,
          message: first.message ?? '',
          path: first.path?.filter((part) => typeof part === 'string').join('.') ?? null,
        }
      : null,
  }
}
