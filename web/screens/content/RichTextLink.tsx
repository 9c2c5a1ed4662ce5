import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'

type RichTextLinkProps = {
  /** `href`, and `data-site` where it leads to another site of this server, where no route of this one leads. */
  attributes: Readonly<Record<string, string>>
  className?: string | undefined
  children: ReactNode
}

/** A link of a text; further props go to the element. */
export function RichTextLink({ attributes, children, ...props }: RichTextLinkProps) {
  const { href = '' } = attributes
  if (!('data-site' in attributes)) {
    return (
      <Link {...props} href={href}>
        {children}
      </Link>
    )
  }
  return (
    <a {...props} href={href}>
      {children}
    </a>
  )
}
