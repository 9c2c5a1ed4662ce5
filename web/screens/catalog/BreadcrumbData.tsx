import { useTranslate } from '../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { breadcrumbList, serializeStructuredData, type StructuredData } from './structured-data.ts'

type BreadcrumbDataProps = {
  /** From the top down to the current page; the home page is added. */
  items: readonly { name: string; path: string }[]
}

/** The breadcrumb as schema.org data. */
export function BreadcrumbData({ items }: BreadcrumbDataProps) {
  const t = useTranslate()
  return <JsonLd data={breadcrumbList([{ name: t('ui.home'), path: '/' }, ...items], useAbsoluteUrl())} />
}

/** A data block is not a script: the content security policy does not apply to it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }} />
}
