import { serializeStructuredData, type StructuredData } from './structured-data.ts'

/** A data block for search engines: no script runs, so the content security policy has nothing to allow. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }} />
}
