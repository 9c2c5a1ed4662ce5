import { parseSync } from 'vite'

/** The call `defineWebExtension({ … })` that a module exports by default, in its syntax tree; undefined where it exports something else. */
export function entryCall(program) {
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration
  const isEntry = exported?.callee?.name === 'defineWebExtension' && exported.arguments[0]?.type === 'ObjectExpression'
  return isEntry ? exported : undefined
}

/**
 * The source of an entry with one field of its object alone, `slots.CardBadge` with one member of it: the bundler drops what the others import, so
 * each chunk holds the parts that it shows.
 */
export function entryPart(file, source, path) {
  const call = entryCall(parseSync(file, source).program)
  const [field, member] = path.split('.')
  const property = propertyOf(call.arguments[0], field)
  const kept = member === undefined ? property : propertyOf(property.value, member)
  const text = source.slice(kept.start, kept.end)
  const part = member === undefined ? text : `${field}: { ${text} }`
  return `${source.slice(0, call.start)}{ ${part} }${source.slice(call.end)}`
}

const propertyOf = (object, name) => object.properties.find(({ key }) => key?.name === name)
