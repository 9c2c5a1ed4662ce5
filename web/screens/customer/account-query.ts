import { operationQuery } from '../../api/use-operation.ts'
import { Account } from './account.generated.ts'

/** The one query that holds the account's person. */
export const accountQuery = operationQuery(Account, {})
