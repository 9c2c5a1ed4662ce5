import { telephoneShown } from '../checkout/address.ts'
import extensions from 'virtual:extensions/demo-store'
import type { Context, Resolvers } from '../context.ts'
import { requiredMetadata } from '../customer/required-fields.ts'
import { ExpectedFault } from '../errors.ts'
import type { Attribute, Product } from './types.ts'

/** The supported filters of `AttributeFilterInput`. No attribute of the store has the other flags. */
const filters: Record<string, (attribute: Attribute) => boolean> = {
  is_filterable: ({ filterable }) => filterable,
  is_filterable_in_search: ({ filterable }) => filterable,
  is_visible_on_front: ({ visibleOnFront }) => visibleOnFront,
  used_in_product_listing: ({ usedInListing }) => usedInListing,
  is_html_allowed_on_front: ({ input }) => input === 'textarea',
  is_searchable: ({ input }) => input !== 'boolean',
}

/** Attributes of an entity other than products. */
export type EntityAttributes = {
  /** The type of `attributesList` that describes one. */
  typename: string
  attributes: readonly EntityAttribute[]
}

export type EntityAttribute = {
  code: string
  label: string
  input: 'SELECT' | 'TEXTAREA' | 'TEXT' | 'BOOLEAN'
  isRequired: boolean
  options: readonly { id: number; label: string }[]
}

type AttributeFilter = Record<string, boolean | null | undefined>

type Args = { filters?: AttributeFilter | null }

const VALUE_TYPES: Record<Attribute['input'], string> = {
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

/** Attribute definitions: `customAttributeMetadata` (all levels) and `attributesList` (2.4.7). */
export const attributeResolvers: Resolvers = {
  Query: {
    customAttributeMetadata: (
      _: unknown,
      { attributes }: { attributes: { attribute_code?: string | null; entity_type?: string | null }[] },
      context: Context,
    ) => ({
      items: attributes.map(({ attribute_code: code, entity_type: type }) => {
        const own = ofEntity(type?.toUpperCase())?.attributes.find((one) => one.code === code)
        if (own) return { ...ownResponse(own), attribute_code: code, entity_type: type }
        const attribute =
          type === 'catalog_product' || type === '4' ? context.model.attributes.get(code ?? '') : undefined
        tag(code ?? '', context)
        return {
          attribute_code: code,
          entity_type: type,
          attribute_type: attribute ? VALUE_TYPES[attribute.input] : 'String',
          input_type: attribute?.input ?? null,
          // An unknown code fails here, as «Internal server error».
          attribute_options: () => {
            if (!attribute) throw new ExpectedFault(`attribute ${code} does not exist`)
            return optionsOf(attribute, context)
          },
        }
      }),
    }),
    attributesForm: (_: unknown, { formCode }: { formCode: string }, context: Context) => ({
      items:
        formCode === 'customer_register_address'
          ? [...addressFields(telephoneShown(context.model)), ...requiredMetadata('CUSTOMER_ADDRESS', context)]
          : requiredMetadata('CUSTOMER', context),
      errors: [],
    }),
    attributesList: (
      _: unknown,
      { entityType, filters: wanted }: { entityType: string; filters?: AttributeFilter | null },
      context: Context,
    ) => {
      const own = ofEntity(entityType)
      if (own) return { items: own.attributes.map((one) => ownMetadata(one, own, entityType)), errors: [] }
      const attributes =
        entityType === 'CATALOG_PRODUCT'
          ? [...context.model.attributes.values()].filter((attribute) => passes(attribute, wanted))
          : []
      attributes.forEach(({ code }) => tag(code, context))
      return { items: attributes.map((attribute) => metadata(attribute, context)), errors: [] }
    },
  },
  AttributeValueInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  AttributeSelectedOptionInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  CustomAttributeMetadataInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  CustomAttributeOptionInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
}

/** Returns `custom_attributesV2`: the product's raw values of the requested attributes. Booleans are the text "0" or "1". */
export function customAttributes(product: Product, args: Args, { model }: Context) {
  return {
    items: [...model.attributes.values()].flatMap((attribute) => {
      const values = product.attributes.get(attribute.code)
      return values?.length && passes(attribute, args.filters) ? attributeValue(attribute, values) : []
    }),
    errors: [],
  }
}

/** Fields of an address in a form. */
function addressFields(telephone: string) {
  const fields: [code: string, isRequired: boolean][] = [
    ['firstname', true],
    ['lastname', true],
    ['street', true],
    ['city', true],
    ...(telephone ? [['telephone', telephone === 'req'] as [string, boolean]] : []),
  ]
  return fields.map(([code, isRequired]) => ({
    __typename: 'CustomerAttributeMetadata',
    code,
    label: code,
    default_value: null,
    entity_type: 'CUSTOMER_ADDRESS',
    frontend_input: 'TEXT',
    is_required: isRequired,
    options: [],
  }))
}

/** Attributes that an extension brings. */
export function ofEntity(type: string | undefined): EntityAttributes | undefined {
  return extensions.flatMap(({ attributes }) => attributes?.[type ?? ''] ?? [])[0]
}

const YES_NO = [
  { id: 1, label: 'Oui' },
  { id: 0, label: 'Non' },
]
const ownOptions = ({ input, options }: EntityAttribute) =>
  (input === 'BOOLEAN' ? YES_NO : options).map(({ id, label }) => ({ label, value: String(id) }))

/** As `customAttributeMetadata` shows it, the only such query before 2.4.7. */
function ownResponse(attribute: EntityAttribute) {
  const { input } = attribute
  return {
    attribute_type: input === 'SELECT' || input === 'BOOLEAN' ? 'Int' : 'String',
    input_type: input.toLowerCase(),
    attribute_options: ownOptions(attribute),
  }
}

function ownMetadata(attribute: EntityAttribute, { typename }: EntityAttributes, entityType: string) {
  const { code, label, input, isRequired } = attribute
  return {
    __typename: typename,
    code,
    label,
    default_value: null,
    entity_type: entityType,
    frontend_input: input,
    is_required: isRequired,
    options: ownOptions(attribute).map((option) => ({
      ...option,
      __typename: 'AttributeOptionMetadata',
      is_default: false,
    })),
  }
}

function tag(code: string, context: Context): void {
  context.tags.add(`EAV_ATTRIBUTE_catalog_product_${code}`)
}

/** Returns the options of an attribute, yes before no. */
export function optionsOf(attribute: Attribute, context: Context): { label: string; value: string }[] {
  return attribute.input === 'boolean'
    ? booleanOptions(context)
    : attribute.options.map(({ id, label }) => ({ label, value: String(id) }))
}

function passes(attribute: Attribute, wanted: AttributeFilter | null | undefined): boolean {
  return Object.entries(wanted ?? {}).every(
    ([name, value]) => value == null || (filters[name]?.(attribute) ?? false) === value,
  )
}

function metadata(attribute: Attribute, context: Context) {
  return {
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
  }
}

function attributeValue(attribute: Attribute, values: string[]) {
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

function booleanOptions({ view }: Context) {
  const [yes, no] = view.language === 'fr' ? ['Oui', 'Non'] : ['Yes', 'No']
  return [
    { label: yes, value: '1' },
    { label: no, value: '0' },
  ]
}

/** Values as Magento's tables store them: dates with a midnight, decimals with six places. */
function rawValue(input: Attribute['input'], value: string): string {
  if (input === 'price' || input === 'weight') return Number(value).toFixed(6)
  if (input === 'date' || input === 'datetime') return value.length === 10 ? `${value} 00:00:00` : value
  return value
}
