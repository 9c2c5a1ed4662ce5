import { laterPart } from '../later-part.tsx'

export const LateShell = laterPart(() => import('./LateShell.tsx'))
