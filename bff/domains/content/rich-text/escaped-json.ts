/** JSON in an attribute of Page Builder, whose quotes the store leaves escaped by backslashes; null for what is none. */
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

/** A member of what was parsed. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

/** A member that is text, or a number, as text on one line; empty for none. */
export function textMember(value: unknown, name: string): string {
  const member = memberOf(value, name)
  return typeof member === 'string' || typeof member === 'number'
    ? String(member).replace(/\s+/g, ' ').trim().slice(0, 300)
    : ''
}
