import { useTranslate } from '../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { breadcrumbList, serializeStructuredData, type StructuredData } from './structured-data.ts'

type BreadcrumbDataProps = {
  /** From the top down to the page that is open; the home page is added, as in what is seen. */
  items: readonly { name: string; path: string }[]
}

/** The breadcrumb in the vocabulary of schema.org. */
export default function BreadcrumbData({ items }: BreadcrumbDataProps) {
  const t = useTranslate()
  return <JsonLd data={breadcrumbList([{ name: t('ui.home'), path: '/' }, ...items], useAbsoluteUrl())} />
}

/** A data block for search engines: no script runs, so the content security policy has nothing to allow. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }} />
}
