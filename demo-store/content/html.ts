/** Text for HTML content. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
}

/** Text for an attribute value, the way Magento's templates write it: all but letters, digits and `,.-_` as a reference. */
export function escapeAttribute(text: string): string {
  return text.replace(/[^a-z0-9,.\-_]/giu, (character) => {
    const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
    return named[character] ?? `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`
  })
}
