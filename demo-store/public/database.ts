/** The demo store’s tables, ids and pages of results. */
export type { ReadModel } from '../database/read-model.ts'
export { type Queryable, databaseTime } from '../database/rows.ts'
export { decodeUid, encodeUid, readUid } from '../uid.ts'
export { pageOf } from '../paging.ts'
export { reaches } from '../levels.ts'
