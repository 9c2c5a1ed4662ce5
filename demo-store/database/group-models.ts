import { loadReadModel } from './read-model.ts'
import type { ReadModel } from './read-model.ts'
import type { Queryable } from './rows.ts'

/** Read models with the prices of a customer group, made when the first of the group comes and forgotten with the model they stand beside. */
export function createGroupModels(db: Queryable) {
  const made = new WeakMap<ReadModel, Map<number, Promise<ReadModel>>>()
  return (base: ReadModel, groupId: number): Promise<ReadModel> | ReadModel => {
    if (!base.pricedGroups.has(groupId)) return base
    const models = made.get(base) ?? new Map<number, Promise<ReadModel>>()
    made.set(base, models)
    const model = models.get(groupId) ?? loadReadModel(db, groupId)
    models.set(groupId, model)
    return model
  }
}
