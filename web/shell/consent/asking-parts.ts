import { laterPart } from '../../later-part.tsx'

/** Only who has to choose, or wants to, downloads these. */
export const ConsentBanner = laterPart(() => import('./ConsentBanner.tsx'), 'consent')
export const ConsentDialog = laterPart(() => import('./ConsentDialog.tsx'), 'consent')
export const ReloadDialog = laterPart(() => import('./ReloadDialog.tsx'), 'consent')
