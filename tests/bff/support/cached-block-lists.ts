import type { Rewrite } from './fault-proxy.ts'

/** Simulates Magento from 2.4.7 on: it repeats its first response to a list of blocks, whatever was saved since. */
export function createCachedBlockLists(): Rewrite {
  const cached = new Map<string, unknown>()
  return ({ url }, answered) => {
    const variables = JSON.parse(new URL(url, 'http://store').searchParams.get('variables') ?? '{}') as object
    const lists = Object.entries(variables).filter(([name]) => name.endsWith('identifiers'))
    if (lists.length === 0) return answered
    const response = JSON.parse(answered) as { data: Record<string, unknown> }
    for (const [name, identifiers] of lists) {
      const root = name.replace('identifiers', 'cmsBlocks')
      const key = JSON.stringify(identifiers)
      if (!cached.has(key)) cached.set(key, response.data[root])
      response.data[root] = cached.get(key)
    }
    return JSON.stringify(response)
  }
}
