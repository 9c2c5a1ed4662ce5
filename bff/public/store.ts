/** The store’s endpoint: requests, errors, settings, ids and messages. */
export { storeOf } from '../domains/shop/store-loaders.ts'
export { SETTINGS_POLICY } from '../domains/shop/settings-policy.ts'
export { type StoreSentences, storeMessage } from '../domains/store-messages.ts'
export { mediaPath } from '../domains/store-urls.ts'
export { isNumericId, plainId, toUid } from '../domains/uid.ts'
export { plainText } from '../magento/plain-texts.ts'
export { UpstreamError, isFailure, nullWhenRefused } from '../magento/upstream-error.ts'
export type { SendOptions, Upstream } from '../magento/upstream.ts'
