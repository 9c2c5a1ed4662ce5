type Condition = { attribute: string; operator: string; value: string }

/** Parameters of a directive: `name="value"`, also in single quotes or bare. */
export function parseParameters(source: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [, name, double, single, bare] of source.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g)) {
    if (name) parameters[name] = double ?? single ?? bare ?? ''
  }
  return parameters
}

/** Conditions of a product list widget: JSON with `^[`, `^]`, backtick and `|` in place of braces, quotes and backslashes. */
export function parseConditions(encoded: string): Condition[] {
  const json = encoded.replaceAll('^[', '{').replaceAll('^]', '}').replaceAll('`', '"').replaceAll('|', '\\\\')
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return []
  }
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.values(parsed).flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null || !('attribute' in node)) return []
    const { attribute, operator, value }: { attribute?: unknown; operator?: unknown; value?: unknown } = node
    return { attribute: String(attribute), operator: String(operator ?? '=='), value: String(value ?? '') }
  })
}
