import { laterPart } from '../../later-part.tsx'

export const Toolbox = laterPart(() => import('./Toolbox.tsx'))
