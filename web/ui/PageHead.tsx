import { useAbsoluteUrl } from '../site/absolute-url.ts'
import { useShop } from '../site/shop-context.ts'

type PageHeadProps = {
  title: string
  /** The home page's title already names the shop. */
  titleIsWhole?: boolean
  description?: string | null
  /** Path below the base path, with the query string that belongs to the page's identity. */
  canonicalPath?: string
  /** For example `noindex`. */
  robots?: string
}

/** What goes into `<head>` for a screen; React moves it there. */
export function PageHead({ title, titleIsWhole = false, description, canonicalPath, robots }: PageHeadProps) {
  const shop = useShop()
  const absolute = useAbsoluteUrl()
  return (
    <>
      <title>{titleIsWhole ? title : `${title} | ${shop.name}`}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonicalPath !== undefined && <link rel="canonical" href={absolute(canonicalPath)} />}
    </>
  )
}
