const GRAPHQL_RESPONSE = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'

export type ResponseType = {
  mediaType: typeof GRAPHQL_RESPONSE | typeof JSON_TYPE
  /**
   * The client named `application/json`: then a well-formed HTTP request gets 200 even if the document is invalid (GraphQL over HTTP,
   * «application/json»). A client that accepts anything gets the matching status.
   */
  isLegacy: boolean
}

/** The response's media type by the request's `Accept`; JSON when the client accepts neither. */
export function responseType(accept = ''): ResponseType {
  let modern = 0
  let legacy = 0
  for (const range of accept.split(',', 20)) {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = qualityOf(parameters)
    if (type === GRAPHQL_RESPONSE) modern = Math.max(modern, quality)
    if (type === JSON_TYPE) legacy = Math.max(legacy, quality)
  }
  if (modern > 0 && modern >= legacy) return { mediaType: GRAPHQL_RESPONSE, isLegacy: false }
  return { mediaType: JSON_TYPE, isLegacy: legacy > 0 }
}

function qualityOf(parameters: string[]): number {
  const text = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const quality = text === undefined ? 1 : Number(text)
  return quality >= 0 && quality <= 1 ? quality : 0
}
