import type { Address } from '../checkout/address.ts'
import { type Mail, type MailPart, sendMail } from '../mailbox/mail.ts'
import { typographic } from '../seed/typography.ts'
import { euros } from '../store/views.ts'
import { encodeUid } from '../uid.ts'
import type { Books } from './status.ts'
import type { Order, OrderItem } from './types.ts'

const WITHDRAWAL =
  'Vous disposez de quatorze jours à compter de la réception pour vous rétracter, sans motif, depuis le lien « renoncer au contrat ici » au bas de chaque page de la boutique. Les denrées périssables, les produits surgelés et les articles d’hygiène descellés ne sont ni repris ni échangés.'

/** Informs the buyer of what was ordered, on a durable medium: lines, totals, addresses, withdrawal, terms of sale. */
export async function sendConfirmation(order: Order, books: Books): Promise<void> {
  const { shipping, billing, delivery } = order
  const parts: MailPart[] = [
    `Bonjour ${billing.firstname ?? ''},`,
    `Merci ! Nous avons bien reçu votre commande n° ${order.number}.`,
    { rows: order.items.map(itemRow) },
    { rows: totalRows(order) },
    paymentNote(order),
    ...(shipping && delivery
      ? [`${delivery.kind === 'home' ? 'Adresse de livraison' : 'À retirer ici'} :\n${addressLines(shipping)}`]
      : []),
    `Adresse de facturation :\n${addressLines(billing)}`,
    WITHDRAWAL,
    ...(order.agreements.length ? [`Vous avez accepté : ${order.agreements.join(' ; ')}.`] : []),
    order.customerId === null
      ? { label: 'Suivre ma commande', path: '/orders/' }
      : { label: 'Voir ma commande', path: `/user/orders/${order.number}/` },
    { label: 'Lire les conditions générales de vente', path: '/cgv' },
    'L’équipe Musette',
  ]
  await send({ to: order.email, kind: 'order', subject: `Votre commande n° ${order.number}`, parts }, order, books)
}

/** Lets a guest confirm that the order is to be cancelled. */
export async function sendCancellationKey(order: Order, key: string, books: Books): Promise<void> {
  const parts: MailPart[] = [
    `Bonjour ${order.billing.firstname ?? ''},`,
    `Vous demandez l’annulation de votre commande n° ${order.number}. Confirmez-la pour que nous l’annulions.`,
    {
      label: 'Confirmer l’annulation',
      path: `/sales/guest/view/?${new URLSearchParams({ action: 'cancel', confirmation_key: key, order_id: encodeUid(order.id) })}`,
    },
    'L’équipe Musette',
  ]
  await send(
    { to: order.email, kind: 'order-cancellation', subject: `Annulation de la commande n° ${order.number}`, parts },
    order,
    books,
  )
}

/** Informs the buyer that the order is cancelled and nothing is owed. */
export async function sendCancellation(order: Order, reason: string, books: Books): Promise<void> {
  const parts: MailPart[] = [
    `Bonjour ${order.billing.firstname ?? ''},`,
    `Votre commande n° ${order.number} est annulée. ${reason}`,
    'Si un montant a été débité, il vous est remboursé sous quatorze jours par le même moyen de paiement.',
    'L’équipe Musette',
  ]
  await send(
    { to: order.email, kind: 'order-canceled', subject: `Commande n° ${order.number} annulée`, parts },
    order,
    books,
  )
}

function itemRow({ ordered, snapshot }: OrderItem): [string, string] {
  const options = snapshot.options.map(({ label, value }) => `${label} : ${value}`)
  const parts = snapshot.bundle.flatMap(({ values }) => values.map(({ quantity, name }) => `${quantity} × ${name}`))
  const details = [...options, ...parts].join(', ')
  return [`${ordered} × ${snapshot.name}${details ? ` (${details})` : ''}`, euros(snapshot.rowIncludingTax)]
}

function totalRows({ totals, delivery }: Order): [string, string][] {
  return [
    ...totals.discounts.map(({ label, cents }): [string, string] => [label, euros(-cents)]),
    ...(delivery
      ? [[`Livraison – ${delivery.carrierTitle}`, euros(totals.shipping.includingTax)] as [string, string]]
      : []),
    ...(totals.credit ? [['Avoir utilisé', euros(-totals.credit)] as [string, string]] : []),
    ['Total TTC', euros(totals.grandTotal)],
    ['dont TVA', euros(totals.tax)],
  ]
}

/** Returns how the shopper still has to pay. */
function paymentNote({ payment, number }: Order): string {
  const method = `Mode de paiement : ${payment.title}.`
  switch (payment.code) {
    case 'banktransfer':
      return `${method} Merci d’effectuer le virement vers le compte FR76 0000 0000 0000 0000 0000 000 (Musette SAS) avec la référence ${number}. Votre commande part dès sa réception.`
    case 'cashondelivery':
      return `${method} Le montant est à remettre au livreur.`
    default:
      return method
  }
}

function addressLines(address: Address): string {
  return [
    [address.prefix, address.firstname, address.lastname].filter(Boolean).join(' '),
    address.company,
    ...address.street,
    `${address.postcode ?? ''} ${address.city ?? ''}`.trim(),
    address.countryCode === 'FR' ? null : address.countryCode,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Sends a mail with French spacing. */
function send(mail: Mail, { storeId: id }: Order, books: Books): Promise<void> {
  return sendMail(
    {
      ...mail,
      subject: typographic(mail.subject),
      parts: mail.parts.map((part) => (typeof part === 'string' ? typographic(part) : part)),
    },
    { ...books, view: { id } },
  )
}
