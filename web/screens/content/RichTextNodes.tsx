import { createElement, type ReactNode } from 'react'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './RichText.module.css'
import { attributeProps } from './rich-text-attributes.ts'
import type { RichTextScope } from './rich-text-scope.ts'
import { PLAIN_TAGS, VOID_TAGS } from './rich-text-tags.ts'
import { RichTextImage } from './RichTextImage.tsx'
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
  const props = { ...attributeProps(element), className: classOf(element), ...override?.props }
  const content = override?.text ?? <RichTextNodes nodes={children} scope={inside(element, scope)} />

  // On another site of this server, where no route of this one leads.
  if (tag === 'a' && 'data-site' in attributes) {
    return (
      <a {...props} href={attributes.href}>
        {content}
      </a>
    )
  }
  if (tag === 'a' && attributes.href) {
    return (
      <Link {...props} href={attributes.href}>
        {content}
      </Link>
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

/** The editors' two class names, and a call to action: a paragraph that is nothing but a link to a page. */
function classOf({ tag, attributes = {}, children = [] }: RichTextElement): string | undefined {
  if (attributes.class === 'columns') return styles.columns
  if (attributes.class === 'column') return styles.column
  return tag === 'p' && children.length === 1 && isPageLink(children[0]) ? styles.action : undefined
}

function isPageLink(node: RichTextNode | undefined): boolean {
  if (typeof node !== 'object' || 'dataId' in node || node.tag !== 'a') return false
  return !/^(mailto|tel):/.test(node.attributes?.href ?? '')
}

/** Columns stand beside each other: what is inside them is as narrow as they are many. */
function inside({ attributes, children = [] }: RichTextElement, scope: RichTextScope): RichTextScope {
  return attributes?.class === 'columns' ? { ...scope, columns: scope.columns * Math.max(1, children.length) } : scope
}
