import { useOperation } from '../api/use-operation.ts'
import type { RichTextFragment } from '../screens/content/rich-text.generated.ts'
import { SHELL_BLOCKS } from '../site/blocks.ts'
import { ShellBlocks } from './shell-blocks.generated.ts'

/** Content blocks of the layout by identifier. Blocks that the store does not have are missing. */
export function useBlocks(): ReadonlyMap<string, RichTextFragment> {
  const { data } = useOperation(ShellBlocks, { identifiers: [...SHELL_BLOCKS] })
  return new Map(data?.cmsPageList.map(({ identifier, contentWysiwyg }) => [identifier, contentWysiwyg]))
}
