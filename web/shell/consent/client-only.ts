import { clientOnly } from '../../lazy.tsx'

export const Consent = clientOnly(() => import('./Consent.tsx'))
export const CookieLinks = clientOnly(() => import('./CookieLinks.tsx'), 'consent', { waits: true })
