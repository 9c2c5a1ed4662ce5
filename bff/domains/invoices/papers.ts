import type { Readable } from 'node:stream'
import type { RequestContext } from '../../graphql/context.ts'
import { createLimiter } from '../../lib/limiter.ts'
import type { PersonalFile } from '../files/file-headers.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { type FileKind, fileName } from './file-addresses.ts'
import { findInvoice } from './find-invoice.ts'
import { findRefund } from './find-refund.ts'
import type { OrderAccess } from './invoice-loaders.ts'
import { writeInvoice } from './pdf/invoice-pdf.ts'
import { writeRefund } from './pdf/refund-pdf.ts'

/** PDF files made at a time: each takes some ten milliseconds of CPU time. */
const MAX_WRITING = 2

const MAX_WAITING = 50

/** Ms that a request waits for its turn. */
const TURN_TIMEOUT = 10_000

/** Files that are made from the store's data on each request. */
export type Papers = {
  /** Returns a file; null without access to the order, and for an unknown id. */
  give(kind: FileKind, of: OrderAccess, id: string, context: RequestContext): Promise<PersonalFile | null>
  /** Waits for its turn; throws `Overload` when too many do. */
  write(make: () => Promise<Readable>): Promise<Readable>
}

export function createPapers(): Papers {
  const { run } = createLimiter(MAX_WRITING, MAX_WAITING)
  const write = (make: () => Promise<Readable>) => run(make, TURN_TIMEOUT)

  async function contentOf(
    kind: FileKind,
    of: OrderAccess,
    id: string,
    context: RequestContext,
  ): Promise<{ number: string; make: (shopName: string) => Promise<Readable> } | null> {
    if (kind === 'invoice') {
      const invoice = await findInvoice(of, id, context)
      return invoice && { number: invoice.number, make: (shopName) => writeInvoice(invoice, shopName) }
    }
    const memo = await findRefund(of, id, context)
    return memo && { number: memo.number, make: (shopName) => writeRefund(memo, shopName) }
  }

  return {
    write,
    async give(kind, of, id, context) {
      const content = await contentOf(kind, of, id, context)
      if (!content) return null
      const { name } = await storeOf(context)
      const body = await write(() => content.make(name))
      return { name: fileName(kind, content.number), contentType: 'application/pdf', body }
    },
  }
}
