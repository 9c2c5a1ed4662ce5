import { LOCALE } from '../../../schema/shop-constants.ts'

/** What customers are told about their tickets. */
export const helpdeskTexts = {
  inactive: 'Le suivi des demandes n’est pas disponible. Écrivez-nous ou appelez-nous\u00a0: nous vous répondrons.',
  notFound: 'Cette demande est introuvable.',
  missing: 'Ce champ est obligatoire.',
  tooLong: (limit: number) => `${limit.toLocaleString(LOCALE)}\u00a0caractères au plus.`,
  tooManyFiles: (limit: number) => `${limit}\u00a0fichiers au plus par message.`,
  fileTooLarge: (kilobytes: number) => `Chaque fichier peut peser ${kilobytes}\u00a0ko au plus.`,
  fileKind: 'Joignez des images JPEG, PNG ou WebP, ou des documents PDF.',
  department: 'Choisissez un service de la liste.',
} as const
