import { type DocumentNode, visit } from 'graphql'

export type Size = { fields: number; aliases: number; directives: number }

/** Counts of a document as written, fragments not expanded. */
export function sizeOf(document: DocumentNode): Size {
  let fields = 0
  let aliases = 0
  let directives = 0
  visit(document, {
    Field(node) {
      fields++
      if (node.alias && node.name.value !== '__typename') aliases++
    },
    Directive() {
      directives++
    },
  })
  return { fields, aliases, directives }
}
