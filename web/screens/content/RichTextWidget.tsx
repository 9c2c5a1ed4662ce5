import { deferredPart } from '../../deferred-part.tsx'
import type { RichTextData, RichTextScope } from './rich-text-scope.ts'

/** Any text may hold one, the layout's too: the server has it ready for every page. */
export const RichTextProducts = deferredPart(
  'web/screens/content/RichTextProducts.tsx',
  () => import('./RichTextProducts.tsx'),
)

/** What a reference of the text stands for. A widget whose data could not be read shows nothing, and so does an empty one. */
export function RichTextWidget({ data, scope }: { data: RichTextData | undefined; scope: RichTextScope }) {
  if (data?.__typename !== 'WidgetProductGrid' || data.products.length === 0) return null
  return <RichTextProducts title={data.title} products={data.products} below={scope.below} />
}
