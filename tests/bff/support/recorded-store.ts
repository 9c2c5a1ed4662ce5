import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, defaultFieldResolver, extendSchema, execute, GraphQLError, parse, validate } from 'graphql'
import ofExtensions from 'virtual:extensions/magento'
import { withInterfaceFields } from '../../../schema/magento/interface-fields.ts'
import { magentoContract, missingByHint } from '../../../bff/magento/contract.ts'
import type { Level } from '../../../bff/config/levels.ts'
import type { Operation } from '../../../schema/operation.ts'
import type { AnyOperation } from '../../../bff/magento/request.ts'
import { createStoreMembers, type StoreMembers } from '../../../bff/magento/store-members.ts'
import type { EachPolicy, ReadPolicy, SendOptions, Upstream } from '../../../bff/magento/upstream.ts'
import { fatalError } from '../../../bff/magento/loaded-response.ts'
import { UpstreamError, type UpstreamErrorKind } from '../../../bff/magento/upstream-error.ts'

/** A call by the domains. */
export type Call = {
  name: string
  variables: Record<string, unknown>
  policy?: ReadPolicy
  options?: SendOptions
}

/** Responses of the store's root fields by name: a value, or a function of the arguments. Throw `UpstreamError` or `refusal`. */
export type Roots = Record<string, unknown>

const upstreamFiles = readdirSync('schema/magento', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.graphql'),
)
/** Parts of Magento itself that extensions ask for. */
const ownParts = Object.values(ofExtensions).filter((text) => !text.includes('@extension('))
const published = buildASTSchema(
  withInterfaceFields(
    parse([...upstreamFiles.map((name) => readFileSync(`schema/magento/${name}`, 'utf8')), ...ownParts].join('\n')),
  ),
)

/** A store has filter and sort members for its own attributes: those of the recorded shop. */
const schema = extendSchema(
  published,
  parse(`
    extend input ProductAttributeFilterInput { marque: FilterEqualTypeInput bio: FilterEqualTypeInput poids_sac: FilterEqualTypeInput color: FilterEqualTypeInput age_animal: FilterEqualTypeInput prix_conseille: FilterRangeTypeInput }
    extend input ProductAttributeSortInput { name: SortEnum price: SortEnum marque: SortEnum }
  `),
)

/**
 * An `Upstream` that runs the real documents over recorded objects: what a document does not select is not in the answer,
 * and a document that the store's schema refuses fails here, too.
 */
export class RecordedStore implements Upstream {
  readonly calls: Call[] = []
  private readonly members: StoreMembers
  private readonly roots: Roots

  constructor(roots: Roots, level: Level = '2.4.7', extensions: readonly string[] = []) {
    this.roots = roots
    this.members = createStoreMembers(missingByHint(magentoContract(), { level, edition: 'open-source', extensions }))
  }

  /** Names of the operations that were sent, in order. */
  get names(): string[] {
    return this.calls.map(({ name }) => name)
  }

  has(coordinate: string): boolean {
    return this.members.has(coordinate)
  }

  atLeast(level: Level): boolean {
    return this.members.atLeast(level)
  }

  /** The recordings are of guests. */
  hasOwnPrices(): boolean {
    return false
  }

  async read(operation: AnyOperation, variables: unknown, policy: ReadPolicy) {
    const call: Call = { name: operation.name, variables: variables as Record<string, unknown>, policy }
    this.calls.push(call)
    return this.run(operation, call)
  }

  async readEach<Result, Variables, Thing>(
    operation: Operation<Result, Variables>,
    keys: readonly string[],
    { variablesOf, thingsOf, ...policy }: EachPolicy<Result, Variables, Thing>,
  ) {
    if (keys.length === 0) return new Map<string, Thing>()
    return new Map(thingsOf((await this.read(operation, variablesOf(keys), policy)) as Result))
  }

  inTurn<T>(_cartId: string, task: () => Promise<T>): Promise<T> {
    return task()
  }

  async send(operation: AnyOperation, variables: unknown, options?: SendOptions) {
    const call: Call = { name: operation.name, variables: variables as Record<string, unknown>, options }
    this.calls.push(call)
    return this.run(operation, call)
  }

  private async run(operation: AnyOperation, { variables, options }: Call): Promise<never> {
    const { name } = operation
    const fitted = this.members.fit(operation)
    if (!fitted) return {} as never
    const document = parse(fitted.text)
    const faults = validate(schema, document)
    if (faults[0]) throw new UpstreamError('rejected', faults[0].message, name)
    if (JSON.stringify(variables).includes('null')) throw new UpstreamError('rejected', 'a variable is null', name)
    const response = await execute({
      schema,
      document,
      rootValue: this.roots,
      variableValues: variables,
      // Older recordings lack it. The store returns null only where it fails on one of them.
      fieldResolver: (source: Record<string, unknown>, args, context, info) =>
        info.fieldName === 'custom_attributesV2' && !(info.fieldName in source)
          ? { items: [] }
          : defaultFieldResolver(source, args, context, info),
      typeResolver: ({ __typename }: { __typename?: string }, _, __, abstract) =>
        __typename ?? (abstract.name === 'CategoryInterface' ? 'CategoryTree' : 'SimpleProduct'),
    })
    const errors = (response.errors ?? []).map(({ originalError, extensions, message, path }) => {
      const known =
        originalError instanceof UpstreamError ? originalError.kind : (extensions['kind'] as UpstreamErrorKind)
      return new UpstreamError(known ?? 'rejected', message, name, { path })
    })
    const fatal = fatalError({ data: response.data ?? null, errors }, options?.needs)
    if (fatal) throw fatal
    return structuredClone(response.data) as never
  }
}

/** Error that a root field throws to respond like a store that refuses something. */
export function refusal(kind: UpstreamErrorKind, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { kind } })
}

/** Reads a recording, which has only what the tests need. */
export function recording<T = Record<string, never>>(name: string): T {
  return JSON.parse(readFileSync(`tests/fixtures/magento/${name}.json`, 'utf8')) as T
}
