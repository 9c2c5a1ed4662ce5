import { useAfterPaint } from '../hydration.tsx'
import { useAbsoluteUrl, useShop } from '../site/shop-context.ts'

type PageHeadProps = {
  title: string
  /** The home page's title already names the shop. */
  titleIsWhole?: boolean
  description?: string | null
  /** Path below the base path, with the query string that belongs to the page's identity. */
  canonicalPath?: string
  /** For example `noindex`. */
  robots?: string
  /** Kind of page for link previews (Open Graph); `website` by default. */
  kind?: 'product' | 'article'
  /** Absolute address of a picture for link previews. */
  image?: string | null
}

/** The `<head>` elements of a screen; React moves them there. The title is read aloud; the rest is not urgent. */
export function PageHead(props: PageHeadProps) {
  const { title, titleIsWhole = false, description, canonicalPath, robots, kind = 'website', image } = props
  const shop = useShop()
  const absolute = useAbsoluteUrl()
  const isPainted = useAfterPaint()
  return (
    <>
      <title>{titleIsWhole ? title : `${title} | ${shop.name}`}</title>
      {isPainted && description && <meta name="description" content={description} />}
      {isPainted && robots && <meta name="robots" content={robots} />}
      {isPainted && canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={absolute(canonicalPath)} />
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={absolute(canonicalPath)} />
          {image && <meta property="og:image" content={image} />}
        </>
      )}
    </>
  )
}
