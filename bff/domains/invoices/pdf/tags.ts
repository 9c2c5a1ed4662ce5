import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>
export type Element = PDFKit.PDFStructureElement

/** Elements of a tagged PDF that an invoice needs (ISO 32000-1, 14.8.4). */
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TD'

/** The logical order of a document, which screen readers follow, whatever order it is drawn in. */
export type Tags = {
  /** Opens an element within another, by default within the document itself. */
  open(tag: Tag, within?: Element): Element
  /** A cell that names its column or its row. */
  openHead(scope: 'Column' | 'Row', within: Element): Element
  /** Draws the content of an element; several calls for content in several places. */
  mark(element: Element, draw: () => void): void
  /** Draws content without meaning: rules, and repeated heads and footers. */
  decorate(type: 'Layout' | 'Pagination', draw: () => void): void
  end(): void
}

/** The library knows more than its types say. */
type HeadOptions = { title?: string; scope: 'Column' | 'Row' }

export function createTags(document: Document): Tags {
  const root = document.struct('Document')
  document.addStructure(root)
  const names = new WeakMap<Element, string>()

  function open(tag: string, within: Element, options?: HeadOptions): Element {
    const element = document.struct(tag, options)
    names.set(element, tag)
    within.add(element)
    return element
  }

  return {
    open: (tag, within = root) => open(tag, within),
    openHead: (scope, within) => open('TH', within, { scope }),
    mark(element, draw) {
      const content = document.markStructureContent(names.get(element) ?? 'P')
      draw()
      document.endMarkedContent()
      element.add(content)
    },
    decorate(type, draw) {
      document.markContent('Artifact', { type })
      draw()
      document.endMarkedContent()
    },
    end() {
      root.end()
    },
  }
}
