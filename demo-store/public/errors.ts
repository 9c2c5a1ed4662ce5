/** Errors as Magento sends them. */
export { ControlError, inputError, noSuchEntity, storeError } from '../errors.ts'
export { OrderRefusal } from '../orders/place.ts'
