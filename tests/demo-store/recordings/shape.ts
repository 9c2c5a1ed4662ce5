/**
 * What a JSON value looks like without its data: type names for scalars, keys for objects, one merged element for lists.
 * Alternatives are joined with `|` in alphabetical order; GraphQL type names are kept, since they are part of the shape.
 */
export type Shape = string | { [key: string]: Shape } | [Shape] | []

const isObject = (shape: Shape): shape is { [key: string]: Shape } => typeof shape === 'object' && !Array.isArray(shape)

const merge = (a: Shape, b: Shape): Shape => {
  if (Array.isArray(a) && Array.isArray(b)) {
    const [first] = a
    const [second] = b
    if (first === undefined || second === undefined) return first === undefined ? b : a
    return [merge(first, second)]
  }
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return Object.fromEntries([...keys].sort().map((key) => [key, merge(a[key] ?? 'absent', b[key] ?? 'absent')]))
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return [...new Set([...a.split('|'), ...b.split('|')])].sort().join('|')
  }
  // An object in one element and null or nothing in another: the object says more.
  return typeof a === 'string' ? b : a
}

export const shapeOf = (value: unknown, key = ''): Shape => {
  if (Array.isArray(value)) {
    const shapes = value.map((element) => shapeOf(element))
    const objects = shapes.filter((shape) => shape !== 'null')
    return shapes.length ? [(objects.length ? objects : shapes).reduce(merge)] : []
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, shapeOf(part, name)]),
    )
  }
  if (value === null) return 'null'
  return key === '__typename' ? `=${String(value)}` : typeof value
}

const alternatives = (shape: string): Set<string> => new Set(shape.split('|'))

/**
 * Where a shape differs from the recorded one, as paths with both sides. Lists may be empty on either side. Two sides that
 * share an alternative agree: what is sometimes null in one shop is sometimes filled in another.
 */
export const differences = (recorded: Shape, answered: Shape, path = ''): string[] => {
  if (Array.isArray(recorded) && Array.isArray(answered)) {
    const [first] = recorded
    const [second] = answered
    return first === undefined || second === undefined ? [] : differences(first, second, `${path}[]`)
  }
  if (isObject(recorded) && isObject(answered)) {
    // Members of different types select different fragments: what both have must agree.
    const mixed = typeof recorded.__typename === 'string' && recorded.__typename !== answered.__typename
    const all = [...new Set([...Object.keys(recorded), ...Object.keys(answered)])]
    const keys = mixed ? all.filter((key) => key in recorded && key in answered) : all
    return keys.flatMap((key) =>
      differences(recorded[key] ?? 'absent', answered[key] ?? 'absent', path ? `${path}.${key}` : key),
    )
  }
  if (typeof recorded === 'string' && typeof answered === 'string') {
    if (recorded.startsWith('=') && path.includes('[]')) return []
    const known = alternatives(recorded)
    return [...alternatives(answered)].some((one) => known.has(one)) ? [] : [`${path}: ${recorded} → ${answered}`]
  }
  return [`${path}: ${JSON.stringify(recorded).slice(0, 80)} → ${JSON.stringify(answered).slice(0, 80)}`]
}
