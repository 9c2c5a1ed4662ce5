import { contact, customers, http, orders, type RequestContext, t } from 'musette/server'
import { respond } from './result.ts'

/** Days from today on which a mail may be sent. */
const MAX_DAYS = 200
const DAY = 86_400_000
/** UTC hour at which mails of a day are sent: a morning in Europe. */
const HOUR = 7
const KIND = 'bag-reminder'
const MAX_TOKEN = 1000
const MAX_SHOWN = 50

type Bag = { orderId: string; sku: string }

export async function remindersOf(
  orderId: string,
  context: RequestContext,
): Promise<{ isPossible: boolean; skus: string[] }> {
  const { shared } = context
  const [email, order] = [await emailOf(context), await orderOf(orderId, context)]
  if (!shared.mails || email === null || !order) return { isPossible: false, skus: [] }
  const skus = order.items.slice(0, MAX_SHOWN).map(({ sku }) => sku)
  const waiting = await Promise.all(
    skus.map((sku) => shared.mails?.isScheduled(keyOf({ orderId: order.number, sku }, email))),
  )
  return { isPossible: true, skus: skus.filter((_, index) => waiting[index]) }
}

/** Schedules a reminder. The mail contains only data of the order, so that nobody can send their own text with it. */
export async function remind(
  { orderId, sku, day }: Bag & { day: string },
  context: RequestContext,
): Promise<customers.RequestResult> {
  const { guards, address, log } = context
  const [email, order] = [await emailOf(context), await orderOf(orderId, context)]
  if (email === null) return respond(customers.refused(t('pet.signIn')))
  const item = order?.items.find((one) => one.sku === sku)
  const due = dueOn(day)
  if (!order || !item || !due) return respond(customers.refused(t('pet.reminder.impossible')))
  if (!(await guards.mails.maySend(address))) return respond(customers.refused(t('pet.reminder.tooMany')))
  const draft = draftOf(order, item, email, context)
  const isKept = await contact.scheduleMail(() => draft, due, context)
  if (!isKept) log.warn('a reminder could not be scheduled')
  return respond(isKept ? customers.accepted : customers.refused(t('pet.reminder.impossible')))
}

export async function forget({ orderId, sku }: Bag, context: RequestContext): Promise<customers.RequestResult> {
  const [email, order] = [await emailOf(context), await orderOf(orderId, context)]
  if (email === null || !order) return respond(customers.refused(t('pet.signIn')))
  await context.shared.mails?.unschedule(keyOf({ orderId: order.number, sku }, email))
  return respond(customers.accepted)
}

/** Ends all reminders, for anyone with the mail. */
export async function endAll(token: string, context: RequestContext): Promise<customers.RequestResult> {
  const email = token.length <= MAX_TOKEN ? sealerOf(context).open(token) : undefined
  if (email !== undefined) await context.shared.mails?.unscheduleAll(email, KIND)
  return respond(customers.accepted)
}

async function emailOf(context: RequestContext): Promise<string | null> {
  return (await customers.customerService(context).read()).email
}

async function orderOf(orderId: string, context: RequestContext): Promise<orders.OrderModel | null> {
  const number = orders.orderIds(context.shared).open(orderId)
  return number ? orders.orderLoaders(context).customerOrder(number) : null
}

/** Returns when to send on a day (`2026-12-31`); null if that is past, or later than `MAX_DAYS` from now. */
function dueOn(day: string): Date | null {
  const due = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) + HOUR * 3_600_000 : NaN
  return due > Date.now() && due < Date.now() + MAX_DAYS * DAY ? new Date(due) : null
}

/** Returns the identity of a reminder: reminders with the same one replace each other. */
function keyOf({ orderId, sku }: Bag, email: string): Pick<contact.MailDraft, 'kind' | 'key' | 'to'> {
  return { kind: KIND, key: [orderId, sku], to: email }
}

function draftOf(
  { number, order_id: id }: orders.OrderModel,
  { sku, name }: orders.OrderItemModel,
  email: string,
  context: RequestContext,
): contact.MailDraft {
  const { shop, origin } = context
  const home = `${shop.publicUrl || origin}${shop.basePath}`
  const end = `${home}/account/bag-reminders?token=${encodeURIComponent(sealerOf(context).seal(email))}`
  return {
    ...keyOf({ orderId: number, sku }, email),
    ...(shop.email !== null && { replyTo: shop.email }),
    unsubscribe: end,
    subject: t('pet.mail.subject', { name }),
    parts: [
      t('pet.mail.lead', { name, number }),
      { link: `${home}/user/orders/${encodeURIComponent(id)}/`, label: t('pet.mail.reorder') },
      t('pet.mail.why'),
      { link: end, label: t('pet.mail.end'), isAside: true },
      ...(shop.name ? [shop.name] : []),
    ],
  }
}

const sealerOf = ({ shared }: RequestContext) => http.createSealer(shared.keys, KIND)
