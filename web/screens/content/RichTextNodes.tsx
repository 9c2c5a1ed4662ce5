import { createElement, type ReactNode } from 'react'
import { contentPreset } from '../../../schema/image-presets.ts'
import { PLAIN_TAGS, type RichTextElement, type RichTextNode } from '../../../schema/rich-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image, type ImageProps } from '../../ui/Image.tsx'
import { attributeProps, contentId } from './rich-text-attributes.ts'
import { RichTextProducts, RichTextSlider, RichTextTabs, RichTextVideo } from './rich-text-parts.ts'
import { isElement, type RichTextData, type RichTextScope } from './rich-text-scope.ts'
import styles from './RichText.module.css'
import { RichTextBanner, RichTextLink } from './RichTextBanner.tsx'
import stylesBox from './RichTextBox.module.css'
import { RichTextBox } from './RichTextBox.tsx'
import stylesColumns from './RichTextColumns.module.css'
import stylesLayout from './RichTextLayout.module.css'

/** Scrollable regions must be focusable (WCAG 2.1.1); not all browsers do that. */
const SCROLLABLE = { tabIndex: 0 } as const

/** Elements that are rendered as they are. Of others only the children are rendered. */
const PLAIN: ReadonlySet<string> = new Set(PLAIN_TAGS)

/** Void elements, for which React refuses children. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'wbr'])

type NodesProps = { nodes: readonly RichTextNode[] | undefined; scope: RichTextScope }

/** The nodes of a rich text, each as its component. The tree never changes, so the index is a safe key. */
export function RichTextNodes({ nodes = [], scope }: NodesProps): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if ('dataId' in node) return <RichTextWidget key={index} data={scope.data.get(node.dataId)} scope={scope} />
    return <Element key={index} element={node} scope={scope} />
  })
}

function Element({ element, scope }: { element: RichTextElement; scope: RichTextScope }) {
  const { tag, attributes = {}, children } = element
  const override = scope.overrides.get(element)
  const props = { ...attributeProps(element), className: classOf(element, scope), ...override?.props }
  const content = override?.text ?? <RichTextNodes nodes={children} scope={inside(element, scope)} />

  if (tag === 'a' && attributes.href) {
    return (
      <RichTextLink {...props} attributes={{ ...attributes, href: inText(attributes.href, scope) }}>
        {content}
      </RichTextLink>
    )
  }
  if (tag === 'tabs') return <RichTextTabs element={element} scope={scope} />
  if (tag === 'slider') return <RichTextSlider element={element} scope={scope} />
  if (tag === 'banner') {
    return (
      <RichTextBanner element={element} scope={scope}>
        {content}
      </RichTextBanner>
    )
  }
  if (tag === 'row' || isBoxed(element)) {
    return (
      <RichTextBox {...props} attributes={attributes} columns={scope.columns} isOpening={element === scope.opening}>
        {children && content}
      </RichTextBox>
    )
  }
  if (tag === 'img') return <RichTextImage attributes={attributes} columns={scope.columns} />
  if (tag === 'video') return <RichTextVideo attributes={attributes} />
  if (tag === 'table') return <RichTextTable {...props}>{content}</RichTextTable>
  const level = scope.headings.get(element)
  if (level) return createElement(`h${level}`, props, content)
  if (VOID_TAGS.has(tag)) return createElement(tag, props)
  return PLAIN.has(tag) ? createElement(tag, props, content) : content
}

/** The target of a link within this text; other ids belong to the page. */
function inText(href: string, { ids }: RichTextScope): string {
  return href.startsWith('#') && ids.has(href.slice(1)) ? `#${contentId(href.slice(1))}` : href
}

/** A column with a background or a height. */
function isBoxed({ attributes = {} }: RichTextElement): boolean {
  return (
    attributes.class === 'column' && ['image', 'color', 'height', 'align', 'place'].some((name) => name in attributes)
  )
}

/** Styled paragraphs, and calls to action: paragraphs that contain only a link to a page. */
function classOf({ tag, attributes = {}, children = [] }: RichTextElement, scope: RichTextScope): string | undefined {
  const { class: name, width, align } = attributes
  if (tag === 'row') return scope.isWide && width ? stylesBox[width === 'bleed' ? 'bleed' : 'full'] : undefined
  if (name === 'columns') return classNames(stylesColumns.columns, children.some(hasWidth) && stylesLayout.twelfths)
  if (name === 'column') return classNames(stylesColumns.column, width && stylesLayout[`width${width}`])
  if (name === 'button-primary' || name === 'button-secondary') {
    return buttonClass({ variant: name === 'button-primary' ? 'primary' : 'secondary' })
  }
  if (name === 'buttons' || name === 'buttons-stacked') {
    return classNames(stylesLayout.buttons, name !== 'buttons' && stylesLayout.stacked, align && stylesLayout[align])
  }
  const isAction = tag === 'p' && children.length === 1 && isPageLink(children[0])
  const aligned = name === 'center' || name === 'end' ? stylesLayout[name] : undefined
  return classNames(aligned, isAction && styles.action) || undefined
}

function hasWidth(node: RichTextNode): boolean {
  return isElement(node) && node.attributes?.width !== undefined
}

function isPageLink(node: RichTextNode | undefined): boolean {
  return isElement(node) && node.tag === 'a' && !/^(mailto|tel):/.test(node.attributes?.href ?? '')
}

/** Columns side by side: pictures in them are narrower, and full width is for the top level only. */
function inside(element: RichTextElement, scope: RichTextScope): RichTextScope {
  const { attributes, children = [] } = element
  const columns = attributes?.class === 'columns' ? scope.columns * Math.max(1, children.length) : scope.columns
  const [first] = children
  const opening = element === scope.opening && isElement(first) ? first : null
  return columns === scope.columns && !scope.isWide && opening === scope.opening
    ? scope
    : { ...scope, columns, isWide: false, opening }
}

/** The widget of a `RichTextReference`. A widget without data shows nothing. */
function RichTextWidget({ data, scope }: { data: RichTextData | undefined; scope: RichTextScope }) {
  if (data?.__typename !== 'WidgetProductGrid' || data.products.length === 0) return null
  const { title, products, isCarousel } = data
  return <RichTextProducts title={title} products={products} isCarousel={isCarousel} below={scope.below} />
}

/** A table in a region that scrolls sideways on narrow screens. */
function RichTextTable({ children, ...props }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <section className={stylesColumns.tableRegion} aria-label={t('content.table')} {...SCROLLABLE}>
      <table {...props}>{children}</table>
    </section>
  )
}

type RichTextImageProps = {
  attributes: Readonly<Record<string, string>>
  /** Number of columns side by side here. */
  columns: number
}

/** A picture: a media path is served resized, an absolute https address as it is. */
function RichTextImage({
  attributes: { src, alt = '', width, height, 'src-narrow': narrow },
  columns,
}: RichTextImageProps) {
  if (!src) return null
  const size = { width: pixels(width), height: pixels(height) }
  if (/^https:\/\//i.test(src)) {
    return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
  }
  const preset = contentPreset(size.width, size.height)
  if (preset) return <Image path={src} alt={alt} preset={preset} />
  const ratio = size.width && size.height && size.height / size.width
  return <Image path={src} narrowPath={narrow} alt={alt} ratio={ratio} {...fitting(size.width, columns)} />
}

function pixels(text: string | undefined): number | undefined {
  return text && /^\d{1,4}(px)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}

type Fitting = Pick<ImageProps, 'preset' | 'sizes' | 'className'>

/** The smallest preset for the width that the editor gave, or the column's. */
function fitting(width: number | undefined, columns: number): Fitting {
  if (width && width <= 64) return { preset: 'contentIcon', sizes: '64px', className: styles.icon }
  if (width && width <= 400) return { preset: 'contentThird', sizes: `${width}px`, className: styles.third }
  if (columns >= 3) return { preset: 'contentThird', sizes: '(min-width: 48rem) 27rem, 40vw' }
  if (width && width <= 600)
    return { preset: 'contentHalf', sizes: `(min-width: ${width}px) ${width}px, 100vw`, className: styles.half }
  if (columns === 2) return { preset: 'contentHalf', sizes: '(min-width: 48rem) 41rem, 100vw' }
  return { preset: 'contentFull', sizes: '(min-width: 75rem) 75rem, 100vw' }
}
