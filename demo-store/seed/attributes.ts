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
      /** Of a colour: the coarse hue that it is filed under in the facet. */
      hue: Type.Optional(text),
      /** Of a brand: who answers for its feed labels (name, address and approval number). All invented. */
      operator: Type.Optional(text),
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
    shown: Type.Enum(['facet', 'listing', 'page']),
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
  visibleOnFront: true,
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

/** An option as it stands in the file, with its id. */
function optionOf(code: string, label: string) {
  const { firstOption = 0, options = [] } = entries.find((entry) => entry.code === code) ?? {}
  const index = options.findIndex((option) => option.label === label)
  const option = options[index]
  if (option === undefined) throw new Error(`the attribute «${code}» has no option «${label}» in ${FILE}`)
  return { hue: '', operator: '', swatch: '', ...option, id: firstOption + index }
}

export const optionId = (code: string, label: string): number => optionOf(code, label).id

/** What a colour of cloth or leather looks like, in swatches and pictures. */
export const colourValue = (label: string): string => optionOf('color', label).swatch

export const hueOfColour = (label: string): string => optionOf('color', label).hue

/** Who answers for a feed label of this brand. */
export const operatorOf = (brand: string): string => optionOf('marque', brand).operator
