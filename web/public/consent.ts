/** The shopper's consent, and the data layer. */
export { type Service, beforeConsentUpdate, currentConsent, useConsent } from '../analytics/consent.ts'
export { type DataLayerEvent, debugEvents, push, pushEvent } from '../analytics/data-layer.ts'
export { setChoosing } from '../shell/consent/dialog-state.ts'
