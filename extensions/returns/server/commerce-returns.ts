import { caching, orders, store, t } from 'musette/server'
import type { ReturnMerchandiseAuthorization } from '../schema.generated.ts'
import { ListedReturnAttributes, ReturnAttributes } from './magento/return-attributes.generated.ts'
import {
  AddReturnComment,
  CustomerReturn,
  CustomerReturns,
  OrderReturns,
  RequestReturn,
  type StoreReturnFragment,
} from './magento/returns.generated.ts'
import { PAGE_SIZE, REFUSED, type ReturnAnswer, type ReturnQuestion, type ReturnsPort } from './returns-port.ts'

/** Seconds. */
const POLICY = { maxAge: 3600, tags: () => ['rma_item_attributes'] }

/** Adobe Commerce's default questions; before 2.4.7 a store does not list its questions. */
const USUAL = ['resolution', 'condition', 'reason'] as const

/** Returns of Adobe Commerce. */
export function createCommerceReturns(upstream: store.Upstream, ids: orders.OrderIds): ReturnsPort {
  async function one(id: string) {
    const response = await upstream.send(CustomerReturn, { uid: store.toUid(id) }).catch(store.nullWhenRefused)
    const found = response?.customer?.return
    return found ? mapReturn(found, found.order?.number, ids) : null
  }

  return {
    one,

    async list(page) {
      const { customer } = await upstream.send(
        CustomerReturns,
        { page, size: PAGE_SIZE },
        { needs: (response) => response.customer?.returns },
      )
      const { items, total_count: total, page_info: info } = customer?.returns ?? {}
      return {
        items: (items ?? []).flatMap((item) => (item ? mapReturn(item, item.order?.number, ids) : [])),
        total: total ?? 0,
        page,
        pageCount: info?.total_pages ?? 0,
      }
    },

    async ofOrder(number) {
      const { customer } = await upstream.send(OrderReturns, { number })
      const order = customer?.orders?.items[0]
      const found = (order?.returns?.items ?? []).flatMap((item) => item ?? [])
      const requested = new Map<string, number>()
      for (const { status, items } of found) {
        if (status && REFUSED.has(status)) continue
        for (const item of items ?? []) {
          if (!item || item.status === 'REJECTED' || item.status === 'DENIED') continue
          const id = store.plainId(item.order_item.id)
          requested.set(id, (requested.get(id) ?? 0) + item.request_quantity)
        }
      }
      return {
        returns: found.map((item) => mapReturn(item, number, ids)),
        requested,
        eligible: new Set(
          (order?.items_eligible_for_return ?? []).flatMap((item) => (item ? store.plainId(item.id) : [])),
        ),
      }
    },

    questions: caching.once(async () => ({ whole: [], line: await commerceQuestions(upstream) })),

    async request({ order, lines, comment }) {
      await upstream.send(RequestReturn, {
        input: {
          order_uid: order.uid,
          ...(comment && { comment_text: comment }),
          items: lines.map(({ uid, quantity, answers }) => ({
            order_item_uid: uid,
            quantity_to_return: quantity,
            selected_custom_attributes: answers.filter(isChoice).map(attribute),
            entered_custom_attributes: answers.filter((one) => !isChoice(one)).map(attribute),
          })),
        },
      })
    },

    async addMessage(id, text) {
      if (!(await one(id))) return null
      await upstream.send(AddReturnComment, { input: { return_uid: store.toUid(id), comment_text: text } })
      return one(id)
    },
  }
}

const isChoice = ({ question }: ReturnAnswer) => question.__typename === 'ReturnAttributeSelect'
const attribute = ({ question, value }: ReturnAnswer) => ({ attribute_code: question.code, value })

function mapReturn(
  found: StoreReturnFragment,
  orderNumber: string | undefined,
  ids: orders.OrderIds,
): ReturnMerchandiseAuthorization {
  // Magento returns null for «processed and closed».
  const status = found.status ?? 'UNKNOWN'
  return {
    id: store.plainId(found.uid),
    number: found.number,
    createdAt: orders.storeInstant(found.created_at),
    status,
    statusLabel: t(`returns.status.${status}`),
    order: orderNumber ? { order_id: ids.seal(orderNumber), number: orderNumber } : null,
    items: (found.items ?? []).flatMap((item) =>
      item
        ? {
            name: item.order_item.product_name ?? item.order_item.product_sku,
            sku: item.order_item.product_sku,
            status: item.status,
            statusLabel: t(`returns.status.${item.status}`),
            quantity: Math.round(item.request_quantity),
          }
        : [],
    ),
    messages: (found.comments ?? []).flatMap((comment) =>
      comment
        ? { author: comment.author_name, text: comment.text, createdAt: orders.storeInstant(comment.created_at) }
        : [],
    ),
  }
}

/** Questions about each returned line. Its API takes no files and pictures: such questions are left out. */
async function commerceQuestions(upstream: store.Upstream): Promise<ReturnQuestion[]> {
  return upstream.has('AttributeEntityTypeEnum.RMA_ITEM') ? listed(upstream) : usual(upstream)
}

async function listed(upstream: store.Upstream): Promise<ReturnQuestion[]> {
  const { attributesList } = await upstream.read(ListedReturnAttributes, {}, POLICY)
  return (attributesList?.items ?? []).flatMap((item): ReturnQuestion[] => {
    if (!item) return []
    const { code, label, frontend_input: input, is_required: required } = item
    const options = item.options.flatMap((option) => option ?? [])
    return question(input ?? '', { code, label: label ?? code, required }, options)
  })
}

async function usual(upstream: store.Upstream): Promise<ReturnQuestion[]> {
  const attributes = USUAL.map((attribute_code) => ({ attribute_code, entity_type: 'rma_item' }))
  // A store that lacks one of them may refuse the whole request.
  const response = await upstream.read(ReturnAttributes, { attributes }, POLICY).catch(store.nullWhenRefused)
  return (response?.customAttributeMetadata?.items ?? []).flatMap((item) => {
    const code = USUAL.find((known) => known === item?.attribute_code)
    if (!item || !code) return []
    const options = (item.attribute_options ?? []).flatMap((option) =>
      option?.label && option.value ? { label: option.label, value: option.value } : [],
    )
    return question(item.input_type ?? 'select', { code, label: t(`returns.${code}`), required: true }, options)
  })
}

type Common = { code: string; label: string; required: boolean }

function question(input: string, common: Common, options: { label: string; value: string }[]): ReturnQuestion[] {
  switch (input.toUpperCase()) {
    case 'SELECT':
      return [{ __typename: 'ReturnAttributeSelect', ...common, options }]
    case 'TEXTAREA':
      return [{ __typename: 'ReturnAttributeTextarea', ...common }]
    case 'TEXT':
      return [{ __typename: 'ReturnAttributeTextfield', ...common }]
    case 'BOOLEAN':
      return [{ __typename: 'ReturnAttributeBoolean', ...common }]
    default:
      return []
  }
}
