import { findInvoice } from '../domains/invoices/find-invoice.ts'
import { invoiceTexts as texts } from '../domains/invoices/invoice-texts.ts'
import { writeInvoice } from '../domains/invoices/pdf/invoice-pdf.ts'
import { createLimiter } from '../magento/limiter.ts'
import type { GiveFile } from './plugin.ts'

/** Files made at a time: each takes the processor for some ten milliseconds. */
const MAX_WRITING = 2
const MAX_WAITING = 50
/** Ms. */
const PATIENCE = 10_000

/** Invoices as PDF, made anew from what the store says of them. */
export function createInvoiceFiles(): GiveFile {
  const { run } = createLimiter(MAX_WRITING, MAX_WAITING)
  return async ({ orderId = '', invoiceId = '' }, { loaders }) => {
    const invoice = await findInvoice(orderId, invoiceId, loaders)
    if (!invoice) return null
    const { name } = await loaders.store()
    const body = await run(() => writeInvoice(invoice, name), PATIENCE)
    return { name: texts.fileName(invoice.number), contentType: 'application/pdf', body }
  }
}
