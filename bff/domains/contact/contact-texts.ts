import { LOCALE } from '../../../schema/shop-constants.ts'

/** What whoever writes to the shop is told, and what the shop reads. */
export const contactTexts = {
  missing: 'Ce champ est obligatoire.',
  tooLong: (limit: number) => `${limit.toLocaleString(LOCALE)}\u00a0caractères au plus.`,
  telephone: 'Ce numéro n’est pas complet. Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078',
  impossible: (contacts: string) =>
    `Votre message n’a pas pu partir d’ici. Vous pouvez nous joindre directement\u00a0: ${contacts}.`,
  contactMissing: 'par courrier, à l’adresse des mentions légales',
  comment: (subject: string, message: string) => `Objet\u00a0: ${subject}\n\n${message}`,
} as const
