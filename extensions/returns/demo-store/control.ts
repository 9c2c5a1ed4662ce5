import { errors, type StoreState } from 'musette/demo-store'
import { findReturn, RETURN_STATUSES, type ReturnStatus } from './load.ts'
import { addReturnComment, setReturnStatus, SHOP } from './request.ts'

type Change = { id: number; status: ReturnStatus; comment?: string }

declare module '../../../demo-store/control/control.ts' {
  interface ExtensionControl {
    /** Sets the status of a return, with an optional comment to the customer. */
    returnStatus(change: Change): Promise<void>
  }
}

/** What the merchant does with returns. */
export function returnControl({ db: store, now }: StoreState) {
  return {
    returnStatus: async ({ id, status, comment }: Change): Promise<void> => {
      if (!(await findReturn(id, store))) throw new errors.ControlError(`no return has the id ${id}`)
      await store.transaction(async (db) => {
        const books = { db, now }
        await setReturnStatus(id, status, books)
        if (comment) {
          await addReturnComment(id, { author: SHOP, isCustomer: false, message: comment }, books)
        }
      })
    },
  }
}

export const returnBodies = {
  returnStatus: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'status'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      status: { enum: RETURN_STATUSES },
      comment: { type: 'string', minLength: 1, maxLength: 1000 },
    },
  },
}
