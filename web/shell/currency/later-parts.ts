import { laterPart } from '../../later-part.tsx'

export const CurrencyChoice = laterPart(() => import('./CurrencyChoice.tsx'))
