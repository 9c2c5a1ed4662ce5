import type { Context, Resolvers } from '../context.ts'
import { ExpectedFault } from '../errors.ts'
import { returnMetadata, returnQuestionAnswer } from '../returns/attributes.ts'
import type { Attribute, Product } from './types.ts'

/** Filters of `AttributeFilterInput` this store's attributes can tell apart; the others match nothing set here. */
const filters: Record<string, (attribute: Attribute) => boolean> = {
  is_filterable: ({ filterable }) => filterable,
  is_filterable_in_search: ({ filterable }) => filterable,
  is_visible_on_front: ({ visibleOnFront }) => visibleOnFront,
  used_in_product_listing: ({ usedInListing }) => usedInListing,
  is_html_allowed_on_front: ({ input }) => input === 'textarea',
  is_searchable: ({ input }) => input !== 'boolean',
}

export type AttributeFilter = Record<string, boolean | null | undefined>

const passes = (attribute: Attribute, wanted: AttributeFilter | null | undefined): boolean =>
  Object.entries(wanted ?? {}).every(
    ([name, value]) => value == null || (filters[name]?.(attribute) ?? false) === value,
  )

type Args = { filters?: AttributeFilter | null }

/** What the table holds: days with a midnight, decimals with six places. */
const rawValue = (input: Attribute['input'], value: string): string => {
  if (input === 'price' || input === 'weight') return Number(value).toFixed(6)
  if (input === 'date' || input === 'datetime') return value.length === 10 ? `${value} 00:00:00` : value
  return value
}

const attributeValue = (attribute: Attribute, values: string[]) => {
  if (attribute.input !== 'select' && attribute.input !== 'multiselect') {
    const value = values.map((one) => rawValue(attribute.input, one)).join(', ')
    return { __typename: 'AttributeValue', code: attribute.code, value }
  }
  const selected = attribute.options.filter(({ id }) => values.includes(String(id)))
  return {
    __typename: 'AttributeSelectedOptions',
    code: attribute.code,
    selected_options: selected.map(({ id, label }) => ({
      __typename: 'AttributeSelectedOption',
      label,
      value: String(id),
    })),
  }
}

/** `custom_attributesV2`: what the product has of the attributes asked for, raw; booleans are the text "0" or "1". */
export const customAttributes = (product: Product, args: Args, { model }: Context) => ({
  items: [...model.attributes.values()].flatMap((attribute) => {
    const values = product.attributes.get(attribute.code)
    return values?.length && passes(attribute, args.filters) ? attributeValue(attribute, values) : []
  }),
  errors: [],
})

const booleanOptions = ({ view }: Context) =>
  view.language === 'fr'
    ? [
        { label: 'Oui', value: '1' },
        { label: 'Non', value: '0' },
      ]
    : [
        { label: 'Yes', value: '1' },
        { label: 'No', value: '0' },
      ]

const optionsOf = (attribute: Attribute, context: Context): { label: string; value: string }[] =>
  attribute.input === 'boolean'
    ? booleanOptions(context)
    : attribute.options.map(({ id, label }) => ({ label, value: String(id) }))

const valueTypes: Record<Attribute['input'], string> = {
  select: 'Int',
  multiselect: 'String',
  boolean: 'Int',
  text: 'String',
  textarea: 'String',
  date: 'String',
  datetime: 'String',
  price: 'Float',
  weight: 'Float',
}

const metadata = (attribute: Attribute, context: Context) => ({
  __typename: 'CatalogAttributeMetadata',
  code: attribute.code,
  label: attribute.label,
  default_value: null,
  entity_type: 'CATALOG_PRODUCT',
  frontend_input: attribute.input.toUpperCase(),
  is_required: false,
  options: optionsOf(attribute, context).map((option) => ({
    ...option,
    __typename: 'AttributeOptionMetadata',
    is_default: false,
  })),
})

const tag = (code: string, context: Context): void => {
  context.tags.add(`EAV_ATTRIBUTE_catalog_product_${code}`)
}

/** Attribute definitions: `customAttributeMetadata` (all levels) and `attributesList` (2.4.7). */
export const attributeResolvers: Resolvers = {
  Query: {
    customAttributeMetadata: (
      _: unknown,
      { attributes }: { attributes: { attribute_code?: string | null; entity_type?: string | null }[] },
      context: Context,
    ) => ({
      items: attributes.map(({ attribute_code: code, entity_type: type }) => {
        const question = type === 'rma_item' ? returnQuestionAnswer(code ?? '') : null
        if (question) return question
        const attribute =
          type === 'catalog_product' || type === '4' ? context.model.attributes.get(code ?? '') : undefined
        tag(code ?? '', context)
        return {
          attribute_code: code,
          entity_type: type,
          attribute_type: attribute ? valueTypes[attribute.input] : 'String',
          input_type: attribute?.input ?? null,
          // An unknown code is found out only here, as «Internal server error».
          attribute_options: () => {
            if (!attribute) throw new ExpectedFault(`attribute ${code} does not exist`)
            return optionsOf(attribute, context)
          },
        }
      }),
    }),
    attributesList: (
      _: unknown,
      { entityType, filters: wanted }: { entityType: string; filters?: AttributeFilter | null },
      context: Context,
    ) => {
      const attributes =
        entityType === 'CATALOG_PRODUCT'
          ? [...context.model.attributes.values()].filter((attribute) => passes(attribute, wanted))
          : []
      if (entityType === 'RMA_ITEM') return { items: returnMetadata(), errors: [] }
      attributes.forEach(({ code }) => tag(code, context))
      return { items: attributes.map((attribute) => metadata(attribute, context)), errors: [] }
    },
  },
  AttributeValueInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  AttributeSelectedOptionInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  CustomAttributeMetadataInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  CustomAttributeOptionInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
}
