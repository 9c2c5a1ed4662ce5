/** Products, attributes and the store’s views. */
export { isInStock } from '../catalog/availability.ts'
export { chosenOption } from '../catalog/configurable-resolvers.ts'
export type { EntityAttribute } from '../catalog/custom-attributes.ts'
export type { Product } from '../catalog/types.ts'
export { euros, linkBase } from '../store/views.ts'
