import type { ListedAttributesFragment } from './magento/product-detail-247.generated.ts'

type AttributeSet = ListedAttributesFragment['listed']

/** Attribute texts by code; labels of chosen options are joined. Empty texts are left out, HTML is not resolved. */
export function mapAttributes(...sets: readonly (AttributeSet | undefined)[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const item of sets.flatMap((set) => set?.items ?? [])) {
    if (!item) continue
    const options = 'selected_options' in item ? item.selected_options : undefined
    const value = 'value' in item ? item.value : undefined
    const text = (
      options
        ?.map((option) => option?.label ?? '')
        .filter(Boolean)
        .join(', ') ??
      value ??
      ''
    ).trim()
    if (text) texts.set(item.code, text)
  }
  return texts
}
