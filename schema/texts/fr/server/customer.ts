import type en from '../../en/server/customer.ts'

/** What only the server says of forms, accounts, wishlists and messages, in French. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  // Mails
  'mail.line': '{label} : {value}',
  // Fields of forms
  'field.missing': 'Ce champ est obligatoire.',
  'field.tooLong': '{limit} caractères au plus.',
  'field.letters': 'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  'field.oneMissing': 'Il manque un champ obligatoire.',
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
  'address.regionNeeded': 'Choisissez une région pour ce pays.',
  'address.incomplete': 'Il manque un champ obligatoire : vérifiez l’adresse.',
  'address.regionForeign': 'Cette région ne fait pas partie du pays choisi.',
  'address.isDefault': 'Cette adresse est celle par défaut : choisissez-en une autre avant de la supprimer.',
  'address.bookFull': 'Votre carnet d’adresses est plein.',
  // Accounts
  'customer.email': 'Cette adresse e-mail n’est pas valable.',
  'customer.emailTaken': 'Un compte utilise déjà cette adresse. Connectez-vous, ou choisissez un nouveau mot de passe.',
  'customer.emailOfAnother': 'Un autre compte utilise déjà cette adresse : choisissez-en une autre.',
  'customer.loginRefused':
    'Adresse e-mail ou mot de passe incorrect. Après plusieurs essais, le compte est bloqué quelques minutes : patientez, puis réessayez.',
  'customer.loginUnconfirmed': 'Si votre compte est nouveau, ouvrez-le d’abord par le lien reçu par courriel.',
  'customer.tooManyCodes': 'Plusieurs codes sont déjà partis. Utilisez le dernier, ou réessayez plus tard.',
  'customer.codeWrong': 'Ce code n’est pas le bon, ou n’est plus valable. Demandez-en un autre.',
  'customer.code.subject': 'Votre code de confirmation',
  'customer.code.lead':
    'Saisissez ce code sur la page qui vous l’a demandé, pour montrer que cette adresse est la vôtre. Il est valable une demi-heure.',
  'customer.code.label': 'Code',
  'customer.code.notYours': 'Vous n’avez rien demandé ? Ignorez ce message et ne donnez ce code à personne.',
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
  'customer.sessionEnded': 'Votre session a pris fin. Connectez-vous de nouveau.',
  'customer.emailKnown': 'Un compte existe déjà avec cette adresse e-mail.',
  'customer.emailUsed': 'Cette adresse e-mail est déjà utilisée.',
  'customer.credentialsWrong': 'Adresse e-mail ou mot de passe incorrect.',
  'customer.locked': 'Le compte est bloqué quelques minutes : patientez, puis réessayez.',
  'customer.passwordShort': 'Le mot de passe demande au moins {limit} caractères.',
  'customer.passwordPlain':
    'Le mot de passe doit mêler au moins {limit} sortes de caractères : minuscules, majuscules, chiffres, symboles.',
  'customer.firstnameWrong': 'Ce prénom contient des caractères qui ne sont pas permis.',
  'customer.lastnameWrong': 'Ce nom contient des caractères qui ne sont pas permis.',
  'customer.passwordLong': 'Le mot de passe peut avoir {limit} caractères au plus.',
  'customer.passwordSpace': 'Le mot de passe ne peut ni commencer ni finir par une espace.',
  'customer.passwordIsEmail': 'Le mot de passe ne peut pas être votre adresse e-mail.',
  'customer.confirmed': 'Votre compte est déjà confirmé : connectez-vous.',
  'customer.confirmationWrong': 'Ce lien de confirmation n’est plus valable. Demandez-en un nouveau.',
  'customer.newsletterAccount': 'Créez un compte pour vous inscrire à la lettre d’information.',
  'customer.newsletterNotSaved': 'L’inscription n’a pas pu être enregistrée. Réessayez dans un instant.',
  'personalData.mails':
    'La boutique ne garde aucun de vos messages une fois qu’il est parti. Voici ceux qui attendent encore de partir, ou qui n’ont pas pu partir.',
  // Contact form, help desk
  'contact.byPost': 'par courrier, à l’adresse des mentions légales',
  'contact.impossible': 'Votre message n’a pas pu partir d’ici. Vous pouvez nous joindre directement : {contacts}.',
  'contact.comment': 'Objet : {subject}\n\n{message}',
  'contact.closed': 'Le formulaire n’est pas disponible pour le moment.',
  // Wishlists, reviews, alerts
  'wishlist.inactive': 'Les listes d’envies ne sont pas disponibles pour le moment.',
  'wishlist.signInFirst': 'Connectez-vous pour retrouver votre liste d’envies.',
  'wishlist.notAdded': 'Ce produit n’a pas pu rejoindre votre liste.',
  'wishlist.notRemoved': 'Ce produit n’a pas pu être retiré de votre liste.',
  'wishlist.itemGone': 'Cet article n’est plus sur votre liste.',
  'wishlist.byContact': 'Ce produit se commande par téléphone ou par message, avec un fichier.',
  'wishlist.chooseAgain': 'Choisissez de nouveau la date, l’heure ou le fichier sur la page du produit.',
  'wishlist.productSoldOut': 'Ce produit est épuisé : il ne peut pas rejoindre votre liste.',
  'wishlist.full': 'Votre liste est pleine.',
  'wishlist.gone': 'Cette liste n’existe plus.',
  'wishlist.itemMissing': 'Cet article n’est plus dans votre liste.',
  'wishlist.closed': 'Les listes ne sont pas disponibles pour le moment.',
  'wishlist.signIn': 'Connectez-vous pour retrouver votre liste.',
  'reviews.ratingMissing': 'Donnez une note de 1 à 5.',
  'reviews.inactive': 'Ce magasin ne publie pas d’avis.',
  'reviews.refused': 'Votre avis n’a pas pu être enregistré.',
  'reviews.customersOnly': 'Un avis se donne depuis un compte : connectez-vous.',
  'reviews.closed': 'Les avis ne sont pas disponibles pour le moment.',
  'reviews.notSaved': 'Votre avis n’a pas pu être enregistré. Réessayez dans un instant.',
  // Proof of work
  'captcha.refused': 'La vérification contre les robots n’a pas abouti. Réessayez.',
  // What the store says of no topic of its own
  'store.failed': 'La boutique ne répond pas comme prévu. Réessayez dans un instant.',
  'store.busy': 'Trop de demandes à la fois. Patientez un instant, puis réessayez.',
  'store.gone': 'Cet élément n’existe plus.',
  'store.incomplete': 'La demande est incomplète. Rechargez la page, puis réessayez.',
  'store.unknown': 'Cela n’a pas été possible. Vérifiez votre saisie, puis réessayez.',
}
export default fr
