import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'

const files = import.meta.glob<string>('../../schema/magento/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The part of Magento's schema that stands in `schema/magento`, extensions by modules left out. */
export const upstreamDocument: DocumentNode = parse(Object.values(files).join('\n'), { noLocation: true })
