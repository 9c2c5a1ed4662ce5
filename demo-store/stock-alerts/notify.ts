import { isInStock } from '../catalog/stock.ts'
import type { Product } from '../catalog/types.ts'
import type { ReadModel } from '../database/read-model.ts'
import type { Queryable } from '../database/rows.ts'
import { sendMail } from '../mailbox/mail.ts'

/** Path of a product's page in the shop. */
export function productPath({ urlKey }: Product, { settings }: ReadModel): string {
  return `/${urlKey}${String(settings.config.product_url_suffix ?? '')}`
}

/** Mails everybody who waits for a product that is back, once. */
export async function sendStockAlerts(
  before: ReadModel,
  after: ReadModel,
  { db, now }: { db: Queryable; now: () => Date },
): Promise<void> {
  for (const product of returned(before, after)) {
    const { rows } = await db.query<{ email: string; token: string; view_id: number }>(
      `update stock_alert set status = 'notified', notified_at = $2 where product_id = $1 and status = 'pending'
       returning email, token, view_id`,
      [product.id, now().toISOString()],
    )
    for (const { email, token, view_id: id } of rows) {
      await sendMail(
        {
          to: email,
          kind: 'stock-alert',
          subject: `De nouveau disponible : ${product.name}`,
          parts: [
            'Bonjour,',
            `Vous nous aviez demandé de vous prévenir : ${product.name} est de nouveau en stock.`,
            { label: 'Voir le produit', path: productPath(product, after) },
            { label: 'Ne plus recevoir d’alerte', path: `/account/stock-alert?token=${token}` },
            'L’équipe Musette',
          ],
        },
        { db, now, view: { id } },
      )
    }
  }
}

/** Products that were sold out in one state of the catalogue and are not in the next. */
function returned(before: ReadModel, after: ReadModel): Product[] {
  return [...after.products.values()].filter((product) => {
    const earlier = before.products.get(product.id)
    return earlier && !isInStock(earlier) && product.enabled && isInStock(product)
  })
}
