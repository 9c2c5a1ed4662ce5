import type { ReturnStatus } from './types.ts'

export type Lookup = { id: number; code: string; label: string }

/** What the module brings along, in its order, with labels for the French store view. */
export const reasons = list(
  ['wrong_product_description', 'Description inexacte'],
  ['wrong_product_delivered', 'Mauvais article reçu'],
  ['wrong_product_ordered', 'Erreur de commande'],
  ['did_not_meet_expectations', 'Ne répond pas à mes attentes'],
  ['no_longer_needed', 'Je n’en ai plus besoin'],
  ['defective', 'Article défectueux'],
  ['damaged_during_shipping', 'Abîmé à la livraison'],
  ['late_delivery', 'Livraison tardive'],
)
export const resolutions = list(['repair', 'Réparation'], ['return', 'Remboursement'], ['exchange', 'Échange'])
export const conditions = list(['damaged', 'Abîmé'], ['opened', 'Ouvert'], ['unopened', 'Non ouvert'])

const statusList = list(
  ['new_request', 'Demande enregistrée'],
  ['need_details', 'Précisions attendues'],
  ['approved', 'Accepté'],
  ['rejected', 'Refusé'],
  ['shipped_by_customer', 'Expédié'],
  ['received_by_admin', 'Reçu'],
  ['canceled_by_customer', 'Annulé'],
  ['resolved', 'Traité'],
)
const STATUS_CODES: Record<ReturnStatus, string> = {
  pending: 'new_request',
  authorized: 'approved',
  rejected: 'rejected',
  received: 'received_by_admin',
  approved: 'resolved',
  closed: 'resolved',
}

export function lookup(from: Lookup[], id: number | null): Lookup | null {
  return from.find((entry) => entry.id === id) ?? null
}

export function statusLookup(status: ReturnStatus): Lookup | null {
  return statusList.find(({ code }) => code === STATUS_CODES[status]) ?? null
}

function list(...entries: [code: string, label: string][]): Lookup[] {
  return entries.map(([code, label], index) => ({ id: index + 1, code, label }))
}
