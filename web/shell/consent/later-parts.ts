import { laterPart } from '../../later-part.tsx'

export const Consent = laterPart(() => import('./Consent.tsx'))
export const CookieLinks = laterPart(() => import('./CookieLinks.tsx'), 'consent')
