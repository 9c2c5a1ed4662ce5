import { customers, orders, store, t } from 'musette/server'
import type {
  ReturnedItemStatus,
  ReturnMerchandiseAuthorization,
  ReturnMerchandiseAuthorizationStatus,
  ReturnMessage,
} from '../schema.generated.ts'
import {
  AddModuleComment,
  CreateModuleReturn,
  type ModuleReturnFragment,
  ModuleReturns,
} from './magento/mage-os-rma.generated.ts'
import {
  PAGE_SIZE,
  type ReturnAnswer,
  type ReturnQuestion,
  type ReturnQuestions,
  type ReturnsPort,
} from './returns-port.ts'

type ModuleComment = NonNullable<NonNullable<ModuleReturnFragment['comments']>[number]>

/** The module has no query for reasons, resolutions and conditions. These are the ones that it installs, by their ids. */
function moduleQuestions(): ReturnQuestions {
  const reasons = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => t(`returns.reasons.${number}`))
  const resolutions = ([1, 2, 3] as const).map((number) => t(`returns.resolutions.${number}`))
  const conditions = ([1, 2, 3] as const).map((number) => t(`returns.conditions.${number}`))
  return {
    whole: [
      choice('reason', t('returns.reason'), true, reasons),
      choice('resolution', t('returns.resolution'), true, resolutions),
    ],
    line: [choice('condition', t('returns.condition'), false, conditions)],
  }
}

const STATUSES: Readonly<Record<string, ReturnMerchandiseAuthorizationStatus>> = {
  new_request: 'PENDING',
  need_details: 'NEED_DETAILS',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  shipped_by_customer: 'SHIPPED',
  received_by_admin: 'RECEIVED',
  canceled_by_customer: 'CANCELED',
  resolved: 'PROCESSED_AND_CLOSED',
}
/** The module has a status of the whole return only. */
const ITEM_STATUSES: Readonly<Partial<Record<ReturnMerchandiseAuthorizationStatus, ReturnedItemStatus>>> = {
  PENDING: 'PENDING',
  NEED_DETAILS: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  RECEIVED: 'RECEIVED',
  PROCESSED_AND_CLOSED: 'APPROVED',
}

/** Returns in one call: the module lists them oldest first and not by order, so all are read. */
const AT_ONCE = 100

/** Returns of the module `MageOS_RMA`, on Open Source. */
export function createModuleReturns(upstream: store.Upstream, ids: orders.OrderIds): ReturnsPort {
  /** All returns of the customer, newest first. */
  async function readAll() {
    const { items } = await customers.allPages(
      async (page) => (await upstream.send(ModuleReturns, { page, size: AT_ONCE })).customerReturns,
    )
    return items.toReversed()
  }

  /** Not `customerReturn`: the module answers for the return of another customer as if the session had ended. */
  async function one(id: string) {
    const found = (await readAll()).find((item) => String(item.rma_id) === id)
    return found ? mapReturn(found, ids) : null
  }

  return {
    async list(page) {
      const all = await readAll()
      const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((item) => mapReturn(item, ids))
      return { items, total: all.length, page, pageCount: Math.ceil(all.length / PAGE_SIZE) }
    },

    one,

    async ofOrder(number) {
      const own = (await readAll()).filter((item) => item.order_number === number)
      const requested = new Map<string, number>()
      for (const { items } of own) {
        // Rejected and canceled ones, too: the module does not take their pieces again.
        for (const item of items ?? []) {
          const id = String(item?.order_item_id)
          requested.set(id, (requested.get(id) ?? 0) + (item?.qty_requested ?? 0))
        }
      }
      return { returns: own.map((item) => mapReturn(item, ids)), requested, eligible: null }
    },

    questions: async () => moduleQuestions(),

    async request({ order, answers, lines, comment }) {
      const { createCustomerReturn } = await upstream.send(CreateModuleReturn, {
        input: {
          order_id: Number(store.plainId(order.uid)),
          reason_id: numberOf(answers, 'reason') ?? 0,
          resolution_type_id: numberOf(answers, 'resolution') ?? 0,
          items: lines.map((line) => ({
            order_item_id: Number(store.plainId(line.uid)),
            qty_requested: line.quantity,
            condition_id: numberOf(line.answers, 'condition'),
          })),
        },
      })
      const id = createCustomerReturn?.return?.rma_id
      if (!comment || !id) return
      // The return is valid even without its comment.
      await upstream.send(AddModuleComment, { input: { rma_id: id, comment } }).catch((error: unknown) => {
        if (!(error instanceof store.UpstreamError)) throw error
      })
    },

    async addMessage(id, text) {
      if (!(await one(id))) return null
      // The fields of the response have other names on Adobe Commerce, whose type of the mutation differs.
      await upstream.send(AddModuleComment, { input: { rma_id: Number(id), comment: text } })
      return one(id)
    },
  }
}

function numberOf(answers: readonly ReturnAnswer[], code: string): number | null {
  const value = answers.find(({ question }) => question.code === code)?.value
  return value ? Number(value) : null
}

function mapReturn(found: ModuleReturnFragment, ids: orders.OrderIds): ReturnMerchandiseAuthorization {
  const status = STATUSES[found.status?.code ?? ''] ?? 'UNKNOWN'
  const statusLabel = labelOf(found.status) ?? t(`returns.status.${status}`)
  const number = found.order_number
  return {
    id: String(found.rma_id),
    number: found.increment_id ?? String(found.rma_id),
    createdAt: orders.storeInstant(found.created_at ?? ''),
    status,
    statusLabel,
    order: number ? { order_id: ids.seal(number), number } : null,
    items: (found.items ?? []).flatMap((item) =>
      item
        ? {
            name: item.product_name ?? item.product_sku ?? '',
            sku: item.product_sku ?? '',
            status: ITEM_STATUSES[status] ?? 'UNKNOWN',
            statusLabel,
            quantity: item.qty_requested ?? 0,
          }
        : [],
    ),
    messages: (found.comments ?? [])
      .flatMap((comment) => (comment ? mapComment(comment) : []))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  }
}

function mapComment(found: ModuleComment): ReturnMessage {
  return {
    author: found.author_name || t('returns.message.shop'),
    text: found.comment ?? '',
    createdAt: orders.storeInstant(found.created_at ?? ''),
  }
}

/** The merchant's name of a status; null for the module's own, which are English: «New Request» for `new_request`. */
function labelOf(status: ModuleReturnFragment['status']): string | null {
  const { code, label } = status ?? {}
  return label && label.toLowerCase().replaceAll(' ', '_') !== code ? label : null
}

function choice(code: string, label: string, required: boolean, labels: string[]): ReturnQuestion {
  const options = labels.map((text, index) => ({ value: String(index + 1), label: text }))
  return { __typename: 'ReturnAttributeSelect', code, label, required, options }
}
