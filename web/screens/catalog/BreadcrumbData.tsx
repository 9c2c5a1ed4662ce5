import { useTranslate } from '../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { breadcrumbList, serializeStructuredData } from './structured-data.ts'

type BreadcrumbDataProps = {
  /** From the top down to the current page; the home page is added. */
  items: readonly { name: string; path: string }[]
}

/** The breadcrumb as schema.org data. */
export function BreadcrumbData({ items }: BreadcrumbDataProps) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  return (
    <JsonLd data={import.meta.env.SSR && breadcrumbList([{ name: t('ui.home'), path: '/' }, ...items], absolute)} />
  )
}

/**
 * Plain JSON for search engines, in the vocabulary of schema.org: the package schema-dts has its types. A data block is not a script: the content
 * security policy does not apply to it. Only the server renders it, because search engines read documents. With `import.meta.env.SSR && …` the code
 * that makes the data stays out of the browser's bundle.
 */
export function JsonLd({ data }: { data: object | false }) {
  const __html = import.meta.env.SSR && data ? serializeStructuredData(data) : '{}'
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}
