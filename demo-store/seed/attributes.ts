import { Type } from 'typebox'
import { readYaml } from './read.ts'
import type { AttributeSeed } from './product-types.ts'

const FILE = 'attributes.yaml'
const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })

const optionSchema = Type.Union([
  text,
  Type.Object(
    {
      label: text,
      swatch: Type.Optional(text),
    },
    strict,
  ),
])

const attributeSchema = Type.Object(
  {
    id: Type.Integer(),
    code: text,
    label: text,
    input: Type.Enum(['select', 'multiselect', 'boolean', 'text', 'textarea', 'date', 'datetime', 'price', 'weight']),
    shown: Type.Enum(['facet', 'listing', 'page', 'data']),
    position: Type.Optional(Type.Integer()),
    sortable: Type.Optional(Type.Boolean()),
    swatch: Type.Optional(Type.Enum(['colour', 'image', 'text'])),
    /** Id of the first option; the others count up. */
    firstOption: Type.Optional(Type.Integer()),
    options: Type.Optional(Type.Array(optionSchema)),
  },
  strict,
)

const entries = readYaml(FILE, Type.Array(attributeSchema)).map(({ options, ...entry }) => ({
  ...entry,
  options: options?.map((option) => (typeof option === 'string' ? { label: option } : option)),
}))

/** The attributes of the demo store. */
export const attributes: AttributeSeed[] = entries.map(({ shown, firstOption = 0, options, ...attribute }) => ({
  ...attribute,
  filterable: shown === 'facet',
  visibleOnFront: shown !== 'data',
  usedInListing: shown !== 'page',
  ...(options && {
    options: options.map((option, index) => ({
      id: firstOption + index,
      label: option.label,
      // A text swatch shows its own label.
      ...(attribute.swatch === 'text' ? { swatch: option.label } : 'swatch' in option && { swatch: option.swatch }),
    })),
  }),
}))

export function optionId(code: string, label: string): number {
  const option = attributes.find((attribute) => attribute.code === code)?.options?.find((one) => one.label === label)
  if (option === undefined) throw new Error(`the attribute «${code}» has no option «${label}» in ${FILE}`)
  return option.id
}
