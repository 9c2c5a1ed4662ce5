import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'

/** Id of the drop-down that chooses a formula. */
export const SELECT_ID = 'formule-race'

export function isRaceSelect({ tag, attributes }: RichTextElement): boolean {
  return tag === 'select' && attributes?.id === SELECT_ID
}

export function hasRaceSelect(nodes: readonly RichTextNode[] = []): boolean {
  return nodes.some(
    (node) => typeof node === 'object' && 'tag' in node && (isRaceSelect(node) || hasRaceSelect(node.children)),
  )
}
