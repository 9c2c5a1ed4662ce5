import type { PGlite, Transaction } from '@electric-sql/pglite'

export type Database = Pick<PGlite, 'query'> & {
  transaction<T>(run: (transaction: Transaction) => Promise<T>): Promise<T>
}
export type OpenDatabase = { db: Database; close: () => Promise<void> }
/** What runs a query: the database itself or an open transaction. */
export type Queryable = Pick<Database, 'query'>

/** A row of a table as JSON; column names are the keys. */
export type Row = Record<string, unknown>

/** Rows to be inserted into one table. */
export type TableRows = { table: string; rows: Row[] }

/** Inserts rows in one statement; columns a row does not name become null, so every column with a default must be named. */
export async function insertRows(db: Queryable, table: string, rows: Row[]): Promise<void> {
  if (!rows.length) return
  const columns = Object.keys(rows[0]!).join(', ')
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** All rows of a table. The caller names the row type, as the table's definition in `schema.sql` says. */
export async function selectAll<T>(db: Queryable, table: string, orderBy: string): Promise<T[]> {
  return (await db.query<T>(`select * from ${table} order by ${orderBy}`)).rows
}

/** The objects of a table whose rows hold them as JSON. */
export async function selectData<T>(db: Queryable, table: string, orderBy: string): Promise<T[]> {
  return (await selectAll<{ data: T }>(db, table, orderBy)).map(({ data }) => data)
}

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export function databaseTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
