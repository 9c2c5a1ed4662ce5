import { operationQuery } from '../../api/use-operation.ts'
import { Me } from './me.generated.ts'

/** The one query that says who is there. */
export const meQuery = operationQuery(Me, {})
