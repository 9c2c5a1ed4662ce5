import { laterPart } from '../../later-part.tsx'

export const InactivityReload = laterPart(() => import('./InactivityReload.tsx'))
