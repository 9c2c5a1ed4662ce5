/** A URL key as Magento makes it from a French name: accents folded, everything else turned into single hyphens. */
export function slugOf(text: string): string {
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
