import { randomBytes } from 'node:crypto'
import { execute, GraphQLError, OperationTypeNode } from 'graphql'
import { type Context, createContext } from '../context.ts'
import { identify } from '../customer/sign-in.ts'
import { ExpectedFault, inputError } from '../errors.ts'
import { type Level, reaches } from '../levels.ts'
import { RedirectLoopError } from '../routing/resolvers.ts'
import type { StoreState } from '../state.ts'
import { message } from '../store/messages.ts'
import { modelOfView } from '../store/view-model.ts'
import { CURRENCIES, type StoreView, storeViews } from '../store/views.ts'
import { type HttpResponse, responseHeaders, cacheId } from './response.ts'
import { documentOf } from './documents.ts'
import { type HttpRequest, readRequest } from './request.ts'

type ErrorBody = {
  message: string
  locations?: { line: number; column: number }[]
  path?: (string | number)[]
  extensions?: { category: string }
}

/** Operation names counted one by one; further ones are counted together. */
const MAX_COUNTED_NAMES = 500

/** `never`: a real store would never respond to this request, see `RedirectLoopError`. */
type Outcome = HttpResponse | 'never'

/** Responds to GraphQL requests like a store with the caching application set to Varnish. */
export function createGraphqlHandler(state: StoreState) {
  const lock = createLocks()
  const countRequest = (name: string): void => {
    const key = state.requests.has(name) || state.requests.size < MAX_COUNTED_NAMES ? name : 'other'
    state.requests.set(key, (state.requests.get(key) ?? 0) + 1)
  }

  return async (request: HttpRequest): Promise<Outcome> => {
    const { level } = state
    const latest = reaches(level, '2.4.8')
    const read = readRequest(request, level)
    if ('status' in read) return read

    const storeCode = single(request.headers.store)
    const currencyCode = single(request.headers['content-currency']).toUpperCase()
    const view: StoreView | undefined = storeCode ? storeViews.find(({ code }) => code === storeCode) : storeViews[0]
    const currency = CURRENCIES[currencyCode] ? currencyCode : 'EUR'
    const known = view ?? storeViews[0]
    const { customerId, groupId, refused } = await identify(single(request.headers.authorization), {
      db: state.db,
      now: state.now(),
      tokenKey: state.tokenKey,
    })

    const phpSession = phpSessionOf(single(request.headers.cookie))

    const respond = (status: number, body: unknown, mutation = false, tags: string[] | null = null): HttpResponse => ({
      status,
      headers: responseHeaders({
        method: request.method,
        phpSession,
        cacheId: mutation ? null : cacheId(known, currency, customerId === null ? null : groupId),
        tags,
        now: state.now(),
      }),
      body: JSON.stringify(body),
    })
    const refuse = (error: GraphQLError, fault: boolean, mutation = false): HttpResponse =>
      respond(fault ? faultStatus(error, level) : 200, { errors: [errorBody(error, level)] }, mutation)

    const isUsual = request.method === 'GET' || request.method === 'POST'
    const contentType = single(request.headers['content-type'])
    if (request.method === 'POST' && !contentType.startsWith('application/json')) {
      return refuse(inputError(message({ view: known, hasFullPack: state.hasFullPack }, 'contentType')), true)
    }
    if (!view) return refuse(inputError(`Requested store is not found (${storeCode})`), true)
    if (currencyCode && !CURRENCIES[currencyCode]) return refuse(inputError('Please correct the target currency'), true)
    // Magento ignores the body of other methods: up to 2.4.7 it sees an empty document, from 2.4.8 on it sends an empty response.
    if (!isUsual && /^\s*mutation\b/.test(request.search.get('query') ?? '')) {
      return refuse(inputError('Mutation requests allowed only for POST requests'), true)
    }
    if (!isUsual && latest) return { ...respond(request.method === 'OPTIONS' ? 204 : 200, null), body: '' }
    if (latest && refused) {
      const category = 'graphql-authentication'
      return respond(401, { errors: [{ message: 'User token is not valid', extensions: { category } }] })
    }

    const prepared = documentOf(isUsual ? read.query : '', state.schema(), level)
    countRequest(prepared.name)
    if (prepared.kind === 'refused') return refuse(prepared.error, prepared.fault, prepared.mutation)
    const mutation = prepared.operation.operation === OperationTypeNode.MUTATION
    if (mutation && request.method !== 'POST') {
      return refuse(inputError('Mutation requests allowed only for POST requests'), true)
    }

    const context: Context = createContext({
      db: state.db,
      model: modelOfView(await state.modelOf(groupId), view),
      level,
      edition: state.edition,
      extensions: state.extensions,
      view,
      hasFullPack: state.hasFullPack,
      currency,
      customerId,
      phpSession,
      captcha: single(request.headers['x-recaptcha']),
      tokenKey: state.tokenKey,
      baseUrl: state.baseUrl,
      othersUrl: state.othersUrl,
      shopUrl: state.shopUrl,
      searchUp: state.searchUp,
      now: state.now,
      stockMoved: state.stockMoved,
      lock,
    })
    const result = await execute({
      schema: state.schema(),
      document: prepared.document,
      contextValue: context,
      variableValues: read.variables,
    })
    if (result.errors?.some(({ originalError }) => originalError instanceof RedirectLoopError)) return 'never'
    for (const { originalError, path } of result.errors ?? []) {
      const known = originalError instanceof GraphQLError || originalError instanceof ExpectedFault
      if (originalError && !known) console.error(path?.join('.'), originalError)
    }
    const [first] = [...(result.errors ?? []), ...context.alsoRefused]
    // Outside developer mode only the first error is shown, though several fields may be null.
    const body = {
      ...(first ? { errors: [errorBody(first, level)] } : {}),
      ...(result.data === undefined || (result.data === null && first) ? {} : { data: result.data }),
    }
    const cacheable = request.method === 'GET' && !context.uncacheable.value && context.tags.size > 0
    return respond(statusOf(first, latest), body, mutation, cacheable ? [...context.tags] : null)
  }
}

/** Runs work with the same key one after the other. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = tails.get(key) ?? Promise.resolve()
    const run = before.then(work, work)
    const settled = run.then(
      () => undefined,
      () => undefined,
    )
    tails.set(key, settled)
    try {
      return await run
    } finally {
      if (tails.get(key) === settled) tails.delete(key)
    }
  }
}

/** As PHP does by default, accepts an id that it did not create. */
function phpSessionOf(cookies: string): string {
  return /(?:^|; *)PHPSESSID=([\w,-]{22,256})(?=;|$)/.exec(cookies)?.[1] ?? randomBytes(13).toString('hex')
}

function single(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
}

/**
 * One error as the store shows it: message, place, category. What a resolver threw without a category is hidden
 * behind «Internal server error», without extensions. 2.4.6 does not name the category of what does not exist.
 */
function errorBody(error: GraphQLError, level: Level): ErrorBody {
  const category = categoryOf(error)
  const isCategoryReturned = category && (category !== 'graphql-no-such-entity' || reaches(level, '2.4.7'))
  const unexpected = error.path !== undefined && category === undefined
  return {
    message: unexpected ? 'Internal server error' : reword(error.message),
    ...(error.locations?.length ? { locations: error.locations.map(({ line, column }) => ({ line, column })) } : {}),
    ...(error.path?.length ? { path: [...error.path] } : {}),
    ...(isCategoryReturned ? { extensions: { category } } : {}),
  }
}

/** HTTP status of a request that is not executed. From 2.4.9 on a wrong header or method is an ordinary error, a wrong text is not. */
function faultStatus(error: GraphQLError, level: Level): number {
  if (!reaches(level, '2.4.8')) return 500
  return reaches(level, '2.4.9') && categoryOf(error) === 'graphql-input' ? 200 : 400
}

/** From 2.4.8 on the first error's category decides about the status. */
function statusOf(error: GraphQLError | undefined, latest: boolean): number {
  if (!latest) return 200
  switch (error?.extensions.category) {
    case 'graphql-authentication':
      return 401
    case 'graphql-authorization':
      return 403
    default:
      return 200
  }
}

function categoryOf(error: GraphQLError): string | undefined {
  const category = error.extensions.category
  return typeof category === 'string' ? category : undefined
}

/** Wording of Magento's GraphQL library where this one's differs. */
function reword(message: string): string {
  return message
    .replace(/ Did you mean (?!the enum value).*\?$/, '')
    .replace(/^(Unknown argument "\w+" on field) "(\w+)\.(\w+)"\.$/, '$1 "$3" of type "$2".')
    .replace(
      /^Field "(\w+\.\w+)" of required type "([^"]+)" was not provided\.$/,
      'Field $1 of required type $2 was not provided.',
    )
    .replace(' is required, but it was not provided.', ' is required but not provided.')
    .replace(/^(Syntax Error: .*)\.$/, '$1')
}
