import { clientOnly } from '../../lazy.tsx'

export const Consent = clientOnly(() => import('./Consent.tsx'))
