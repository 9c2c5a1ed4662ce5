import { createHash } from 'node:crypto'
import type { Context, Resolvers } from '../context.ts'
import { isGuestEmail } from '../customer/customer.ts'
import { databaseTime, type Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'

type Declaration = { name: string; email: string; orderNumber: string; items: string | null }

type WithdrawalRow = { number: string; received_at: string }

type Input = { name: string; email: string; order_number: string; items?: string | null }

const MAX_TEXT = 200
const MAX_ITEMS = 2000

/** The extension `withdrawal`. */
export const withdrawalResolvers: Resolvers = {
  Mutation: {
    declareWithdrawal: async (_: unknown, { input }: { input: Input }, context: Context) =>
      declare(read(input), context),
  },
  WithdrawalDeclarationOutput: {
    is_mailed: () => true,
    received_at: (row: WithdrawalRow) => row.received_at,
  },
}

/** Stores a declaration and mails the dated receipt. A repeated declaration returns the first receipt. */
function declare(declaration: Declaration, { db, now, view }: Context): Promise<WithdrawalRow> {
  return db.transaction(async (transaction) => {
    const digest = digestOf(declaration)
    const known = await find(digest, transaction)
    if (known) return known
    const at = now()
    const { name, email, orderNumber, items } = declaration
    const { rows } = await transaction.query<WithdrawalRow>(
      `insert into withdrawal (number, digest, name, email, order_number, items, received_at)
       values ('R' || lpad(nextval('withdrawal_id_seq')::text, 8, '0'), $1, $2, $3, $4, $5, $6)
       returning number, received_at`,
      [digest, name, email, orderNumber, items, databaseTime(at)],
    )
    const [row] = rows
    if (!row) throw new Error('The withdrawal was not kept')
    await sendMail(
      {
        to: email,
        kind: 'withdrawal',
        subject: `Accusé de réception de votre rétractation n° ${row.number}`,
        parts: [
          `Bonjour ${name},`,
          'Nous avons bien reçu votre déclaration de rétractation. Ce message en est l’accusé de réception : conservez-le.',
          {
            rows: [
              ['Déclaration', row.number],
              ['Reçue le', frenchTime(at)],
              ['Nom', name],
              ['E-mail', email],
              ['Commande', orderNumber],
              ['Articles', items ?? 'Toute la commande'],
            ],
          },
          'Nous vous écrirons sous peu pour le retour des articles et le remboursement.',
        ],
      },
      { db: transaction, now, view },
    )
    return row
  })
}

function read({ name, email, order_number: orderNumber, items }: Input): Declaration {
  const declaration = {
    name: clean(name),
    email: clean(email),
    orderNumber: clean(orderNumber),
    items: clean(items ?? '') || null,
  }
  const short = [declaration.name, declaration.email, declaration.orderNumber]
  if (short.some((text) => text === '' || text.length > MAX_TEXT)) throw inputError('Required parameter is missing.')
  if ((declaration.items ?? '').length > MAX_ITEMS) throw inputError('The list of items is too long.')
  if (!isGuestEmail(declaration.email)) throw inputError('Enter a valid email address.')
  return declaration
}

function digestOf({ name, email, orderNumber, items }: Declaration): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email.toLowerCase(), orderNumber, items]))
    .digest('hex')
}

async function find(digest: string, db: Queryable): Promise<WithdrawalRow | null> {
  return (
    (await db.query<WithdrawalRow>('select number, received_at from withdrawal where digest = $1', [digest])).rows[0] ??
    null
  )
}

function frenchTime(at: Date): string {
  return at.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' })
}

function clean(text: string): string {
  return text.replaceAll('\0', '').trim()
}
