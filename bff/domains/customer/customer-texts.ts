/** What shoppers are told about accounts. */
export const customerTexts = {
  missing: 'Ce champ est obligatoire.',
  tooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
  letters: 'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  email: 'Cette adresse e-mail n’est pas valable.',
  emailTaken: 'Un compte utilise déjà cette adresse. Connectez-vous, ou choisissez un nouveau mot de passe.',
  loginRefused:
    'Adresse e-mail ou mot de passe incorrect. Après plusieurs essais, le compte est bloqué quelques minutes\u00a0: patientez, puis réessayez.',
  tooManyAttempts: 'Trop d’essais pour ce compte. Patientez quelques minutes, puis réessayez.',
  signInFirst: 'Votre session a pris fin. Connectez-vous pour continuer.',
  passwordWrong: 'Ce mot de passe n’est pas le bon.',
  passwordRule: (length: number, classes: number) =>
    `Au moins ${length}\u00a0caractères, en mêlant ${classes}\u00a0sortes parmi minuscules, majuscules, chiffres et autres signes.`,
  confirmFirst:
    'Votre compte est créé. Pour l’ouvrir, suivez le lien du courriel que nous venons de vous envoyer, puis connectez-vous.',
  signInNow: 'Votre compte est créé. Connectez-vous pour l’ouvrir.',
  linkEnded: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  confirmationEnded: 'Ce lien n’est plus valable, ou il a déjà servi. Essayez de vous connecter.',
  notDone: 'La boutique n’a pas pu faire cette modification.',
  newsletterInactive: 'La lettre d’information n’est pas disponible pour le moment.',
  cartNotMerged: 'Les articles choisis avant la connexion n’ont pas pu être repris dans votre panier.',
  lineNotMerged: (name: string, count: number) =>
    count === 1
      ? `«\u00a0${name}\u00a0»\u00a0: un exemplaire n’a pas pu être repris dans votre panier, faute de stock.`
      : `«\u00a0${name}\u00a0»\u00a0: ${count}\u00a0exemplaires n’ont pas pu être repris dans votre panier, faute de stock.`,
  bookEntryGone: 'Cette adresse n’est plus dans votre carnet.',
  defaultEntry: 'Cette adresse sert par défaut. Choisissez-en une autre par défaut avant de la supprimer.',
} as const
