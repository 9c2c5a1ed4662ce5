import { customerGroups } from '../customer/groups.ts'
import type { CustomerGroup } from '../customer/groups.ts'
import type { GroupPriceSeed } from '../seed/types.ts'
import type { StoreState } from '../state.ts'
import { ControlError } from './control-error.ts'
import { purge } from './purge.ts'
import { withParents } from './saves.ts'

/** What a merchant does with customer groups. */
export const createCustomerGroups = (state: StoreState) => ({
  /** Adds or changes a tier price of one customer group; announced like any save of the product. */
  groupPrice: async ({ sku, group, qty, cents }: GroupPriceSeed): Promise<void> => {
    const product = state.model.productBySku.get(sku)
    if (!product) throw new ControlError(`no product has the sku "${sku}"`)
    await state.db.query(
      `insert into product_group_tier values ($1, $2, $3, $4)
       on conflict (product_id, group_id, qty) do update set cents = excluded.cents`,
      [product.id, customerGroups[group], qty, cents],
    )
    await state.reload()
    await purge(
      state.purgeHosts,
      withParents(product).map((id) => [`cat_p_${id}`]),
    )
  },
  /** Moves a customer to another group; his tokens stay valid. */
  customerGroup: async ({ email, group }: { email: string; group: CustomerGroup }): Promise<void> => {
    const { affectedRows } = await state.db.query('update customer set group_id = $2 where lower(email) = lower($1)', [
      email,
      customerGroups[group],
    ])
    if (!affectedRows) throw new ControlError(`no customer has the address "${email}"`)
  },
})
