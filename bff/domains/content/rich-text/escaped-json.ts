/**
 * Parses JSON in an attribute of Page Builder, whose quotes Magento escapes with backslashes. Returns null for invalid
 * JSON.
 */
export function readEscapedJson(text: string | undefined): unknown {
  if (!text) return null
  return parsed(text) ?? parsed(text.replaceAll('\\"', '"').replaceAll('\\/', '/'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

/** Returns a text or number member as text on one line; empty for any other value. */
export function textMember(value: unknown, name: string): string {
  const member = memberOf(value, name)
  return typeof member === 'string' || typeof member === 'number'
    ? String(member).replace(/\s+/g, ' ').trim().slice(0, 300)
    : ''
}
