import type en from '../../en/server/customer.ts'

/** What only the server says of forms, accounts, wishlists and messages, in French. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  // Fields of forms
  'field.missing': 'Ce champ est obligatoire.',
  'field.tooLong': '{limit} caractères au plus.',
  'field.letters': 'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  // Addresses
  'address.tooManyLines':
    '{limit, plural, one {L’adresse tient sur une seule ligne.} other {L’adresse tient sur # lignes au plus.}}',
  'address.lineTooLong': '{limit} caractères au plus par ligne : celle-ci en compte {length}.',
  'address.characters': 'Les caractères « < » et « > » ne sont pas acceptés.',
  'address.frenchPostalCode': 'Un code postal français compte cinq chiffres, par exemple 35000.',
  'address.notDelivered': 'Nous ne livrons pas dans ce pays.',
  'address.regionMissing': 'Choisissez une région dans la liste.',
  'address.telephoneWrong': 'Saisissez un numéro de téléphone, par exemple 06 12 34 56 78.',
  'address.notInBook': 'Cette adresse n’est plus dans votre carnet.',
  'address.choice': 'Choisissez une adresse ou saisissez-en une.',
  // Accounts
  'customer.email': 'Cette adresse e-mail n’est pas valable.',
  'customer.emailTaken': 'Un compte utilise déjà cette adresse. Connectez-vous, ou choisissez un nouveau mot de passe.',
  'customer.loginRefused':
    'Adresse e-mail ou mot de passe incorrect. Après plusieurs essais, le compte est bloqué quelques minutes : patientez, puis réessayez.',
  'customer.tooManyAttempts': 'Trop d’essais pour ce compte. Patientez quelques minutes, puis réessayez.',
  'customer.signInFirst': 'Votre session a pris fin. Connectez-vous pour continuer.',
  'customer.passwordWrong': 'Ce mot de passe n’est pas le bon.',
  'customer.passwordRule':
    'Au moins {length} caractères, en mêlant {classes} sortes parmi minuscules, majuscules, chiffres et autres signes.',
  'customer.confirmFirst':
    'Votre compte est créé. Pour l’ouvrir, suivez le lien du courriel que nous venons de vous envoyer, puis connectez-vous.',
  'customer.signInNow': 'Votre compte est créé. Connectez-vous pour l’ouvrir.',
  'customer.linkEnded': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'customer.confirmationEnded': 'Ce lien n’est plus valable, ou il a déjà servi. Essayez de vous connecter.',
  'customer.newsletterInactive': 'La lettre d’information n’est pas disponible pour le moment.',
  'customer.cartNotMerged': 'Les articles choisis avant la connexion n’ont pas pu être repris dans votre panier.',
  'customer.lineNotMerged':
    '{count, plural, one {« {name} » : un exemplaire n’a pas pu être repris dans votre panier, faute de stock.} other {« {name} » : # exemplaires n’ont pas pu être repris dans votre panier, faute de stock.}}',
  'customer.defaultEntry': 'Cette adresse sert par défaut. Choisissez-en une autre par défaut avant de la supprimer.',
  // Contact form, help desk
  'contact.byPost': 'par courrier, à l’adresse des mentions légales',
  'contact.impossible': 'Votre message n’a pas pu partir d’ici. Vous pouvez nous joindre directement : {contacts}.',
  'contact.comment': 'Objet : {subject}\n\n{message}',
  'helpdesk.inactive':
    'Le suivi des demandes n’est pas disponible. Écrivez-nous ou appelez-nous : nous vous répondrons.',
  'helpdesk.tooOften': 'Vous venez de nous écrire plusieurs fois. Réessayez dans dix minutes.',
  'helpdesk.mail.lead': 'Un client vous écrit depuis son compte. Répondez à ce courriel pour lui répondre.',
  'helpdesk.mail.customer': 'Client',
  'helpdesk.mail.subject': 'Objet',
  'helpdesk.ticketNotFound': 'Cette demande est introuvable.',
  'helpdesk.tooManyFiles': '{limit} fichiers au plus par message.',
  'helpdesk.fileTooLarge': 'Chaque fichier peut peser {kilobytes} ko au plus.',
  'helpdesk.fileKind': 'Joignez des images JPEG, PNG ou WebP, ou des documents PDF.',
  'helpdesk.departmentWrong': 'Choisissez un service de la liste.',
  // Wishlists, reviews, alerts
  'wishlist.inactive': 'Les listes d’envies ne sont pas disponibles pour le moment.',
  'wishlist.signInFirst': 'Connectez-vous pour retrouver votre liste d’envies.',
  'wishlist.notAdded': 'Ce produit n’a pas pu rejoindre votre liste.',
  'wishlist.notRemoved': 'Ce produit n’a pas pu être retiré de votre liste.',
  'wishlist.itemGone': 'Cet article n’est plus sur votre liste.',
  'wishlist.chooseAgain': 'Choisissez de nouveau la date, l’heure ou le fichier sur la page du produit.',
  'wishlist.notShareable': 'Les listes d’envies ne peuvent pas être partagées.',
  'wishlist.tooManyFriends': '{limit} adresses au plus.',
  'wishlist.wrongAddress': 'Cette adresse n’est pas valable : {address}',
  'wishlist.notShared': 'Votre liste n’a pas pu être envoyée.',
  'reviews.ratingMissing': 'Donnez une note de 1 à 5.',
  'reviews.inactive': 'Ce magasin ne publie pas d’avis.',
  'reviews.refused': 'Votre avis n’a pas pu être enregistré.',
  'stockAlert.inactive': 'Les alertes ne sont pas disponibles pour le moment.',
  'stockAlert.signIn': 'Connectez-vous pour être prévenu de son retour.',
  // Proof of work
  'captcha.refused': 'La vérification contre les robots n’a pas abouti. Réessayez.',
}
export default fr
