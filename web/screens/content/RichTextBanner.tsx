import type { ReactNode } from 'react'
import type { BannerAttributes, RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { isElement, type RichTextScope } from './rich-text-scope.ts'
import styles from './RichTextBanner.module.css'
import { RichTextBox } from './RichTextBox.tsx'

type RichTextBannerProps = {
  element: RichTextElement
  scope: RichTextScope
  className?: string | undefined
  /** Its text. */
  children: ReactNode
}

const PLACES = {
  poster: 'poster',
  'collage-left': 'left',
  'collage-centered': 'centered',
  'collage-right': 'right',
} as const

/** Text over a picture. One link covers all of it, so that screen readers read it once: the button, the text, or the whole. */
export function RichTextBanner({ element, scope, className, children: words }: RichTextBannerProps) {
  const attributes = (element.attributes ?? {}) as BannerAttributes & Record<string, string>
  const { appearance, href, button, 'button-look': look, title, 'data-source': source } = attributes
  const nodes = element.children ?? []
  const isBare = nodes.length === 0 && !(href && button)
  const isWhole = href && !button && nodes.length > 0 && !hasLink(nodes)
  return (
    <RichTextBox
      attributes={{ ...attributes, height: attributes.height ?? (attributes.image ? '3' : undefined) }}
      columns={scope.columns}
      isOpening={element === scope.opening}
      className={classNames(styles.banner, styles[PLACES[appearance] ?? 'poster'], isBare && styles.bare, className)}
      {...(source && { 'data-source': source })}
    >
      {isWhole ? (
        <RichTextLink attributes={attributes} className={classNames(styles.words, styles.whole)}>
          {words}
        </RichTextLink>
      ) : (
        words
      )}
      {href && button && (
        <p>
          <RichTextLink attributes={attributes} className={classNames(styleOfButton(look), styles.whole)}>
            {button}
          </RichTextLink>
        </p>
      )}
      {href && !button && !isWhole && (
        <RichTextLink attributes={attributes} className={styles.whole}>
          <VisuallyHidden>{title || nameOf(href)}</VisuallyHidden>
        </RichTextLink>
      )}
    </RichTextBox>
  )
}

function styleOfButton(look: BannerAttributes['button-look']): string | undefined {
  return look === 'link' ? styles.link : buttonClass({ variant: look })
}

/** A text for the link when there is none, made from its address. */
function nameOf(href: string): string {
  const last =
    href
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  return last.replace(/\.\w{2,5}$/, '').replace(/[-_]+/g, ' ') || href
}

function hasLink(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) =>
    !isElement(node) ? typeof node === 'object' : LINKING.has(node.tag) || hasLink(node.children ?? []),
  )
}

/** Interactive elements. */
const LINKING: ReadonlySet<string> = new Set('a video select details tabs slider banner label table'.split(' '))

type RichTextLinkProps = {
  /** `href`, and `data-site` when it leads to another site of this server. */
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
