import { caching, carts, customers, orders, type RequestContext, type ShopTypes, store, t } from 'musette/server'
import type {
  AddReturnMessageInput,
  CreateReturnMerchandizeAuthorizationRequestInput,
  Resolvers,
  ReturnAttributeInput,
  ReturnList,
  ReturnMerchandiseAuthorization,
} from '../schema.generated.ts'
import { MAX_LENGTHS } from '../rules.ts'
import { createCommerceReturns } from './commerce-returns.ts'
import type { AddReturnMessageSuccessModel, CreateReturnMerchandizeAuthorizationRequestSuccessModel } from './models.ts'
import { createModuleReturns } from './module-returns.ts'
import {
  type OrderReturns,
  type ReturnAnswer,
  type ReturnQuestion,
  type ReturnQuestions,
  returnsKind,
  type ReturnsPort,
  type WantedReturn,
} from './returns-port.ts'

const MAX_PAGE = 1000

const nothing: OrderReturns = { returns: [], requested: new Map(), eligible: new Set() }

const returnLoaders = caching.defineService(({ shared, upstream, signIn }: RequestContext): ReturnLoaders => {
  const port = signIn.token() ? portOf(upstream, orders.orderIds(shared)) : null

  /** A refused optional feature must not break the order's page. */
  const load = () =>
    caching.onceForEach(async (number): Promise<OrderReturns> => {
      try {
        return port ? await port.ofOrder(number) : nothing
      } catch (error) {
        if (carts.isRefusal(error)) return nothing
        throw error
      }
    })
  let ofOrder = load()

  return {
    port,
    ofOrder: (number) => ofOrder(number),
    async list(currentPage) {
      if (!port) return null
      const page = Math.min(Math.max(1, currentPage), MAX_PAGE)
      try {
        return await port.list(page)
      } catch (error) {
        if (carts.isRefusal(error) && error.kind === 'input') return { items: [], total: 0, page, pageCount: 0 }
        throw error
      }
    },
    one: async (id) => (port && store.isNumericId(id) ? port.one(id) : null),
    questions: async () => (port ? port.questions() : { whole: [], line: [] }),
    async returnable({ id, orderNumber, qtyShipped, qtyRefunded }) {
      const { requested, eligible } = await ofOrder(orderNumber)
      if (eligible && !eligible.has(id)) return 0
      // Refunds usually follow requests, so the two overlap.
      return Math.max(0, Math.floor(qtyShipped - Math.max(qtyRefunded, requested.get(id) ?? 0)))
    },
    forget() {
      ofOrder = load()
    },
  }
})

/** The customer's returns, for the export of personal data. */
export async function personalData(context: RequestContext): Promise<object> {
  const { port } = returnLoaders(context)
  if (!port) return {}
  const returns = await customers.allPages(async (page) => {
    const { items, pageCount } = await port.list(page)
    return { items, page_info: { total_pages: pageCount } }
  })
  return { returns }
}

const MAX_LINES = 100

export const returnResolvers: Resolvers = {
  Order: {
    async isReturnable({ items }, _, context) {
      const returns = returnLoaders(context)
      if (!returns.port) return false
      for (const item of items) if ((await returns.returnable(item)) > 0) return true
      return false
    },
    returnAttributes: async (_, __, context) => (await returnLoaders(context).questions()).whole,
    returns: async ({ number }, _, context) => (await returnLoaders(context).ofOrder(number)).returns,
  },
  OrderItem: {
    qtyReturnable: (item, _, context) => returnLoaders(context).returnable(item),
    isReturnable: async (item, _, context) => (await returnLoaders(context).returnable(item)) > 0,
    async returnAttributes(item, _, context) {
      const returns = returnLoaders(context)
      return (await returns.returnable(item)) > 0 ? (await returns.questions()).line : []
    },
  },
  Customer: {
    returns: async ({ id }, { page }, context) =>
      id ? await customers.customerService(context).asCustomer(() => returnLoaders(context).list(page ?? 1)) : null,
    return: async ({ id }, { id: returnId }, context) =>
      id ? await customers.customerService(context).asCustomer(() => returnLoaders(context).one(returnId)) : null,
  },
  Mutation: {
    createReturnMerchandizeAuthorizationRequest: (_, { input }, context) => createReturn(input, context),
    addReturnMessage: (_, { input }, context) => addMessage(input, context),
  },
  ReturnAttribute: { __resolveType: ({ __typename }) => __typename ?? null },
}

type Answer = CreateReturnMerchandizeAuthorizationRequestSuccessModel

/** Asks the store to take lines of an order back. */
async function createReturn(
  input: CreateReturnMerchandizeAuthorizationRequestInput,
  context: RequestContext,
): Promise<Answer> {
  const returns = returnLoaders(context)
  const customer = customers.customerService(context)
  const { port } = returns
  if (!(await customer.read()).id) return respond({ errorMessage: t('customer.signInFirst') })
  if (!port) return respond({ errorMessage: t('returns.none') })
  const number = orders.orderIds(context.shared).open(input.order_id)
  const order = number ? await orders.orderLoaders(context).customerOrder(number) : null
  if (!order) return respond({ errorMessage: t('orders.unknownOrder') })
  const checked = await checkReturn(order, input, returns)
  if (!('wanted' in checked)) {
    const { errors, message = errors[0]?.message ?? t('returns.refused') } = checked
    return respond({ errorMessage: message, errors, order })
  }
  try {
    const sent = await customer.asCustomer(async () => {
      await port.request(checked.wanted)
      return true
    })
    if (!sent) return respond({ errorMessage: t('customer.signInFirst') })
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return respond({ errorMessage: error.message ? store.storeMessage(error.message) : t('returns.refused'), order })
  }
  returns.forget()
  return respond({ order })
}

function respond({ errorMessage = null, errors = [], order = null }: Partial<Answer>): Answer {
  return {
    __typename: 'CreateReturnMerchandizeAuthorizationRequestSuccess',
    success: errorMessage === null,
    errorMessage,
    errors,
    order,
  }
}

/** Adds a message of the customer to a return. */
async function addMessage(
  { id, text }: AddReturnMessageInput,
  context: RequestContext,
): Promise<AddReturnMessageSuccessModel> {
  const faults = customers.refusedFields(customers.faultsOf([['text', messageFault(text)]]))
  if (faults) return messageResult(faults)
  const { port } = returnLoaders(context)
  try {
    const done = await customers.customerService(context).asCustomer(async () => {
      const changed = port && store.isNumericId(id) ? await port.addMessage(id, text) : null
      return changed
        ? messageResult(customers.accepted, changed)
        : messageResult(customers.refused(t('returns.unknown')))
    })
    return done ?? messageResult(customers.refused(t('customer.signInFirst')))
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return messageResult(
      customers.refused(error.message ? store.storeMessage(error.message) : t('returns.message.refused')),
    )
  }
}

function messageFault(text: string): string | null {
  if (text === '') return t('field.missing')
  return text.length > MAX_LENGTHS.comment ? t('field.tooLong', { limit: MAX_LENGTHS.comment }) : null
}

function messageResult(
  outcome: Pick<AddReturnMessageSuccessModel, 'success' | 'errorMessage' | 'errors'>,
  changed: ReturnMerchandiseAuthorization | null = null,
): AddReturnMessageSuccessModel {
  return { __typename: 'AddReturnMessageSuccess', ...outcome, return: changed }
}

/** A request that can be sent, or what is wrong with it; `message` concerns the whole form. */
type Checked = { wanted: WantedReturn } | { errors: ShopTypes.FieldError[]; message?: string }

/** Checks a request against what the order can still give back and what has to be answered. */
async function checkReturn(
  order: orders.OrderModel,
  input: CreateReturnMerchandizeAuthorizationRequestInput,
  returns: ReturnLoaders,
): Promise<Checked> {
  if (input.items.length === 0) return { errors: [], message: t('returns.nothingChosen') }
  if (input.items.length > MAX_LINES) return { errors: [], message: t('returns.tooManyLines') }
  const questions = await returns.questions()
  const errors: ShopTypes.FieldError[] = []
  const lines: WantedReturn['lines'] = []
  const seen = new Set<string>()
  for (const { id, quantity, attributes } of input.items) {
    const item = order.items.find((one) => one.id === id)
    const most = item && !seen.has(id) ? await returns.returnable(item) : 0
    seen.add(id)
    const field = `items.${id}.quantity`
    if (!item || most === 0) errors.push({ field, message: t('returns.notReturnable') })
    else if (quantity < 1 || quantity > most)
      errors.push({ field, message: t('returns.create.quantity.wrong', { count: most }) })
    else lines.push({ uid: item.uid, quantity, answers: answersTo(questions.line, attributes, `items.${id}.`, errors) })
  }
  const answers = answersTo(questions.whole, input.attributes, '', errors)
  const comment = input.comment || null
  if (comment && comment.length > MAX_LENGTHS.comment) {
    errors.push({ field: 'comment', message: t('field.tooLong', { limit: MAX_LENGTHS.comment }) })
  }
  return errors.length > 0 ? { errors } : { wanted: { order, answers, lines, comment } }
}

/** Returns answers to the store's questions; other input is left out. Faults are added to `errors`. */
function answersTo(
  questions: readonly ReturnQuestion[],
  given: readonly ReturnAttributeInput[] | null | undefined,
  path: string,
  errors: ShopTypes.FieldError[],
): ReturnAnswer[] {
  return questions.flatMap((question) => {
    const value = given?.find(({ code }) => code === question.code)?.value ?? ''
    const message = faultOf(question, value)
    if (message !== null) errors.push({ field: path + question.code, message })
    return message === null && value !== '' ? [{ question, value }] : []
  })
}

function faultOf(question: ReturnQuestion, value: string): string | null {
  if (value === '') return question.required ? t('returns.create.answer') : null
  switch (question.__typename) {
    case 'ReturnAttributeSelect':
      return 'options' in question && question.options.some((option) => option.value === value)
        ? null
        : t('returns.notOffered')
    case 'ReturnAttributeBoolean':
      return value === '1' || value === '0' ? null : t('returns.notOffered')
    default: {
      const limit = MAX_LENGTHS[question.__typename]
      return value.length > limit ? t('field.tooLong', { limit }) : null
    }
  }
}

type ReturnLoaders = {
  /** Null for guests, and where the store takes no returns. */
  port: ReturnsPort | null
  /** Pages are counted from 1; null where there is no port. A page past the end is empty. */
  list(page: number): Promise<ReturnList | null>
  ofOrder(number: string): Promise<OrderReturns>
  /** Null if the customer has no such return. */
  one(id: string): Promise<ReturnMerchandiseAuthorization | null>
  questions(): Promise<ReturnQuestions>
  /** Pieces of a line that can still be sent back. */
  returnable(item: orders.OrderItemModel): Promise<number>
  /** Discards what was read. */
  forget(): void
}

function portOf(upstream: store.Upstream, ids: orders.OrderIds): ReturnsPort | null {
  switch (returnsKind(upstream)) {
    case 'commerce':
      return createCommerceReturns(upstream, ids)
    case 'module':
      return createModuleReturns(upstream, ids)
    default:
      return null
  }
}
