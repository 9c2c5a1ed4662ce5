import { createElement, type ReactNode } from 'react'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './RichText.module.css'
import { attributeProps, contentId } from './rich-text-attributes.ts'
import { RichTextSlider, RichTextTabs } from './rich-text-parts.ts'
import { isElement, type RichTextScope } from './rich-text-scope.ts'
import { PLAIN_TAGS, VOID_TAGS } from './rich-text-tags.ts'
import { RichTextBanner } from './RichTextBanner.tsx'
import { RichTextBox } from './RichTextBox.tsx'
import box from './RichTextBox.module.css'
import { RichTextImage } from './RichTextImage.tsx'
import layout from './RichTextLayout.module.css'
import { RichTextLink } from './RichTextLink.tsx'
import { RichTextTable } from './RichTextTable.tsx'
import { RichTextVideo } from './RichTextVideo.tsx'
import { RichTextWidget } from './RichTextWidget.tsx'

type NodesProps = { nodes: readonly RichTextNode[] | undefined; scope: RichTextScope }

/** The nodes of a rich text, each as its component. The tree never changes once it is there, so a node's place is its key. */
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
  return PLAIN_TAGS.has(tag) ? createElement(tag, props, content) : content
}

/** An element of this text that a link names; ids of elsewhere are the page's own. */
function inText(href: string, { ids }: RichTextScope): string {
  return href.startsWith('#') && ids.has(href.slice(1)) ? `#${contentId(href.slice(1))}` : href
}

/** A column with something behind it, or with a height. */
function isBoxed({ attributes = {} }: RichTextElement): boolean {
  return (
    attributes.class === 'column' && ['image', 'color', 'height', 'align', 'place'].some((name) => name in attributes)
  )
}

/** The looks that a text can have, and a call to action: a paragraph that is nothing but a link to a page. */
function classOf({ tag, attributes = {}, children = [] }: RichTextElement, scope: RichTextScope): string | undefined {
  const { class: name, width, align } = attributes
  if (tag === 'row') return scope.isWide && width ? box[width === 'bleed' ? 'bleed' : 'full'] : undefined
  if (name === 'columns') return classNames(styles.columns, children.some(hasWidth) && layout.twelfths)
  if (name === 'column') return classNames(styles.column, width && layout[`width${width}`])
  if (name === 'button-primary' || name === 'button-secondary') {
    return buttonClass({ variant: name === 'button-primary' ? 'primary' : 'secondary' })
  }
  if (name === 'buttons' || name === 'buttons-stacked') {
    return classNames(layout.buttons, name !== 'buttons' && layout.stacked, align && layout[align])
  }
  const isAction = tag === 'p' && children.length === 1 && isPageLink(children[0])
  const aligned = name === 'center' || name === 'end' ? layout[name] : undefined
  return classNames(aligned, isAction && styles.action) || undefined
}

function hasWidth(node: RichTextNode): boolean {
  return isElement(node) && node.attributes?.width !== undefined
}

function isPageLink(node: RichTextNode | undefined): boolean {
  return isElement(node) && node.tag === 'a' && !/^(mailto|tel):/.test(node.attributes?.href ?? '')
}

/** Columns stand beside each other: what is inside them is as narrow as they are many. What reaches to the edges does so at the top only. */
function inside(element: RichTextElement, scope: RichTextScope): RichTextScope {
  const { attributes, children = [] } = element
  const columns = attributes?.class === 'columns' ? scope.columns * Math.max(1, children.length) : scope.columns
  const [first] = children
  const opening = element === scope.opening && isElement(first) ? first : null
  return columns === scope.columns && !scope.isWide && opening === scope.opening
    ? scope
    : { ...scope, columns, isWide: false, opening }
}
