import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, validate } from 'graphql'
import type { AnyOperation } from '../../bff/magento/request.ts'
import { domainOperations } from '../../bff/magento/learn-store.ts'
import type { StoreMembers } from '../../bff/magento/store-members.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'

const row = rowsOf('documents')
/** More fields than any release allows (1,000 from 2.4.8 on), so that the refusal names the limit. */
const MANY_FIELDS = 1500
const DEEP = 60
/** Length of the longest address that the bff sends by GET. */
const LONG = 7400
const SHOWN = 3

/** Returns the documents that the shop sends to a store with these members. */
export function documentsFor(members: Pick<StoreMembers, 'fit'>): AnyOperation[] {
  return domainOperations().flatMap((operation) => members.fit(operation) ?? [])
}

/** Checks that the store accepts every document that the shop sends to it, by its schema and its limits. */
export const checkDocuments: Check = async (context) => {
  const documents = documentsFor(context.schema.used).map((operation) => ({ operation, size: sizeOf(operation) }))
  const most = (what: keyof Size) => documents.reduce((top, one) => (one.size[what] > top.size[what] ? one : top))
  return [
    validity(
      documents.map(({ operation }) => operation),
      context,
    ),
    await complexity(most('fields'), context),
    await depth(most('depth'), context),
    await addressLength(context),
  ]
}

function validity(documents: readonly AnyOperation[], { schema: { whole } }: DoctorContext): Row {
  if (!whole) {
    const remedy = 'Open introspection for the time of this check, or run it against a copy of the store.'
    return row('valid', 'note', `${documents.length} documents were not checked: introspection is closed`, remedy)
  }
  const faults = documents.flatMap(({ name, text }) => {
    const [fault] = validate(whole, parse(text), undefined, { maxErrors: 1 })
    return fault ? [`${name}: ${fault.message}`] : []
  })
  if (faults.length === 0) return row('valid', 'ok', `all ${documents.length} documents fit the store’s schema`)
  const says = `${faults.length} of ${documents.length} documents do not fit: ${faults.slice(0, SHOWN).join(' ')}`
  const remedy =
    'A module changes Magento’s own schema in a way that leaving parts out does not remedy: tell its maker, or switch it off.'
  return row('valid', 'fault', says, remedy)
}

type Sized = { operation: AnyOperation; size: Size }

async function complexity({ operation, size }: Sized, { store }: DoctorContext): Promise<Row> {
  // Without aliases, whose own limit some stores apply first.
  const response = await store.query(`query Wide{${'__typename '.repeat(MANY_FIELDS)}}`)
  const [, limit] = /complexity should be (\d+)/i.exec(response.errors[0]?.message ?? '') ?? []
  const largest = `the largest of ours, ${operation.name}, has ${size.fields} fields`
  if (limit) {
    const remedy =
      'Raise the argument queryComplexity of Magento\\Framework\\GraphQl\\Query\\QueryComplexityLimiter in a di.xml to 300.'
    return row('complexity', size.fields <= Number(limit) ? 'ok' : 'fault', `at most ${limit}, ${largest}`, remedy)
  }
  if (response.data) {
    const remedy = 'Fine while developing. In production: bin/magento deploy:mode:set production.'
    return row('complexity', 'note', `no limit: the store is in developer mode; ${largest}`, remedy)
  }
  const remedy = 'Let documents with many fields through the firewall in front of /graphql.'
  return row(
    'complexity',
    'note',
    `HTTP ${response.status} to ${MANY_FIELDS} fields, without a word on a limit; ${largest}`,
    remedy,
  )
}

/** Checks the limit of nested levels with a category that no store has, so that a store without a limit has nothing to load. */
async function depth({ operation, size }: Sized, { store }: DoctorContext): Promise<Row> {
  const nested = `${'children{'.repeat(DEEP)}uid${'}'.repeat(DEEP)}`
  const response = await store.query(`query Deep{categories(filters:{category_uid:{eq:"LTE="}}){items{${nested}}}}`)
  const [, limit] = /depth should be (\d+)/i.exec(response.errors[0]?.message ?? '') ?? []
  const deepest = `the deepest of ours, ${operation.name}, has ${size.depth} levels`
  if (!limit) return row('depth', 'note', `no limit was named; ${deepest}`)
  const remedy =
    'Raise the argument queryDepth of Magento\\Framework\\GraphQl\\Query\\QueryComplexityLimiter in a di.xml to 20.'
  return row('depth', size.depth <= Number(limit) ? 'ok' : 'fault', `at most ${limit}, ${deepest}`, remedy)
}

async function addressLength({ store }: DoctorContext): Promise<Row> {
  const smallest = { name: 'Floor', kind: 'query', text: 'query Floor{__typename}', sha256: '' } as const
  const used = `${store.endpoint.pathname}?query=${encodeURIComponent(smallest.text)}&variables=`.length
  // A JSON object whose quotes and braces take three characters each in an address.
  const note = 'a'.repeat(LONG - used - encodeURIComponent('{"note":""}').length)
  const response = await store.read(smallest, { note })
  const remedy =
    'Take request lines of 8 kB: nginx large_client_header_buffers 4 8k, Varnish http_req_size and http_req_hdr_len 16k.'
  return row(
    'address length',
    response.data ? 'ok' : 'fault',
    `${LONG} characters by GET: HTTP ${response.status}`,
    remedy,
  )
}

export type Size = {
  /** Number of fields with an alias, at any level, as the store counts them. */
  aliases: number
  /** With fragments expanded at each use. */
  fields: number
  /** Levels of nested objects; the root's own does not count. */
  depth: number
}

export function sizeOf({ text }: Pick<AnyOperation, 'text'>): Size {
  const document = parse(text)
  const { fields, aliases, depth: levels } = weigh(rootOf(document), fragmentsOf(document))
  return { fields, aliases, depth: levels - 1 }
}

function weigh(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Size {
  return set.selections.reduce<Size>(
    (sum, selection) => {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet
      const inside = inner ? weigh(inner, fragments) : { fields: 0, aliases: 0, depth: -1 }
      const own = selection.kind === Kind.FIELD ? 1 : 0
      const alias = selection.kind === Kind.FIELD && selection.alias ? 1 : 0
      return {
        fields: sum.fields + own + inside.fields,
        aliases: sum.aliases + alias + inside.aliases,
        depth: Math.max(sum.depth, inside.depth + own),
      }
    },
    { fields: 0, aliases: 0, depth: 0 },
  )
}

function rootOf(document: DocumentNode): SelectionSetNode {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('A document without an operation')
  return operation.selectionSet
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )
}
