import { number } from './locale.ts'

/** What the server says to shoppers, in French: by domain. */
export const fr = {
  /** What a shopper is told about the fields of an address. */
  address: {
    missing: 'Ce champ est obligatoire.',
    tooLong: (limit: number) => `${limit} caractères au plus.`,
    tooManyLines: (limit: number) =>
      limit === 1 ? 'L’adresse tient sur une seule ligne.' : `L’adresse tient sur ${limit}\u00a0lignes au plus.`,
    lineTooLong: (limit: number, length: number) =>
      `${limit} caractères au plus par ligne\u00a0: celle-ci en compte ${length}.`,
    letters: 'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
    characters: 'Les caractères «\u00a0<\u00a0» et «\u00a0>\u00a0» ne sont pas acceptés.',
    frenchPostalCode: 'Un code postal français compte cinq chiffres, par exemple 35000.',
    postalCode: 'Ce code postal n’existe pas dans ce pays.',
    country: 'Nous ne livrons pas dans ce pays.',
    region: 'Choisissez une région dans la liste.',
    telephone: 'Saisissez un numéro de téléphone, par exemple 06\u00a012\u00a034\u00a056\u00a078.',
    bookEntry: 'Cette adresse n’est plus dans votre carnet.',
    choice: 'Choisissez une adresse ou saisissez-en une.',
  },
  /** What shoppers are told about accounts. */
  customer: {
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
  },
  /** What stands on an invoice beside its figures. */
  invoice: {
    title: (number: string) => `Facture n°\u00a0${number}`,
    fileName: (number: string) => `facture-${number.replace(/[^\w-]/g, '')}.pdf`,
    labelled: (label: string, value: string) => `${label}\u00a0: ${value}`,
    createdAt: 'Date de la facture',
    orderNumber: 'Commande',
    orderedAt: 'Date de la commande',
    payment: 'Règlement',
    seller: 'Vendeur',
    billedTo: 'Facturé à',
    deliveredTo: 'Livré à',
    product: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire HT',
    rowTax: 'TVA',
    rowTotal: 'Total TTC',
    sku: (sku: string) => `Réf.\u00a0${sku}`,
    subtotal: 'Sous-total TTC',
    discount: 'Remise TTC',
    shipping: 'Livraison TTC',
    totalWithoutTax: 'Total HT',
    tax: (rate: string) => `TVA ${rate}\u00a0%`,
    taxTotal: 'Total TVA',
    total: 'Total TTC',
    paidOtherwise: 'Avoir, carte-cadeau ou points',
    toPay: 'Net à payer',
    page: (page: number, count: number) => `Page ${page} sur ${count}`,
  },
  /** What shoppers read about orders that were placed. */
  orders: {
    notFound: 'Aucune commande ne correspond à ces informations. Vérifiez le numéro, l’e-mail et la réponse demandée.',
    tooManyTries: 'Trop d’essais pour cette commande. Patientez dix minutes, puis réessayez.',
    noLookUp:
      'Le suivi sans compte n’est pas disponible. Contactez-nous\u00a0: nous vous dirons où en est votre commande.',
    unknownOrder: 'Cette commande n’est pas dans votre compte.',
    notCancelable:
      'Cette commande ne peut plus être annulée ici. Écrivez-nous\u00a0: nous verrons ce qui est possible.',
    reasonMissing: 'Choisissez un motif.',
    otherReason: 'Autre raison',
    cancellationEnded: 'Ce lien ne permet plus d’annuler la commande. Demandez un nouvel e-mail.',
    missing: 'Ce champ est obligatoire.',
    tooLong: (limit: number) => `${number(limit)} caractères au plus.`,
    withdrawalImpossible: (contacts: string) =>
      `Votre rétractation n’a pas pu être enregistrée ici. Envoyez-la directement\u00a0: ${contacts}.`,
    contactMissing: 'par courrier, à l’adresse des mentions légales',
    withdrawal: (orderNumber: string, items: string) =>
      `Déclaration de rétractation.\nCommande\u00a0: ${orderNumber}\nArticles\u00a0: ${items}`,
    wholeOrder: 'toute la commande',
  },
  /** What shoppers read about paying. */
  payment: {
    purchaseOrderNumber: 'Saisissez le numéro de votre bon de commande, 50 caractères au plus.',
    walletFirst: (title: string) => `Ce moyen de paiement se confirme sur la page de ${title}.`,
    walletMissing: (title: string) => `Confirmez d’abord votre paiement sur la page de ${title}.`,
    walletChanged: (title: string, before: string, now: string) =>
      `Vous avez donné votre accord à ${title} pour ${before}, le total est maintenant de ${now}. Confirmez de nouveau votre paiement.`,
    walletUnavailable: (title: string) =>
      `${title} ne répond pas. Réessayez, ou choisissez un autre moyen de paiement.`,
    notPlaced: 'Votre commande n’a pas pu être passée. Vérifiez votre panier, puis réessayez.',
  },
  /** What is told of an order that is not what the shopper saw. */
  changes: {
    vanished: (name: string) => `«\u00a0${name}\u00a0» n’est plus en vente et a été retiré de votre panier.`,
    added: (name: string) => `«\u00a0${name}\u00a0» a été ajouté à votre panier.`,
    quantity: (name: string, before: number, now: number) =>
      `La quantité de «\u00a0${name}\u00a0» est passée de ${number(before)} à ${number(now)}.`,
    price: (name: string, before: string, now: string) =>
      `Le prix de «\u00a0${name}\u00a0» est passé de ${before} à ${now}.`,
    couponGone: (code: string) => `Le code «\u00a0${code}\u00a0» n’est plus valable.`,
    couponAdded: (code: string) => `Le code «\u00a0${code}\u00a0» a été ajouté.`,
    shipping: (name: string) => `Le mode de livraison est maintenant «\u00a0${name}\u00a0».`,
    shippingGone: (name: string) => `Le mode de livraison «\u00a0${name}\u00a0» n’est plus proposé.`,
    shippingPrice: (before: string, now: string) => `La livraison est passée de ${before} à ${now}.`,
    payment: (name: string) => `Le moyen de paiement est maintenant «\u00a0${name}\u00a0».`,
    paymentGone: (name: string) => `Le moyen de paiement «\u00a0${name}\u00a0» n’est plus proposé.`,
    total: (before: string, now: string) => `Le total est passé de ${before} à ${now}.`,
    other: 'Les coordonnées de votre commande ont changé. Vérifiez-les avant de commander.',
    otherCart: 'Votre panier a changé depuis. Vérifiez votre commande avant de la passer.',
  },
  /** What shoppers read when an order is placed, or is not. */
  placing: {
    changed:
      'Votre commande a changé depuis que vous l’avez vérifiée. Rien n’a été commandé\u00a0: vérifiez-la, puis confirmez.',
    incomplete: 'Il manque une étape avant de commander.',
    lineFault: (name: string, reason: string) => `«\u00a0${name}\u00a0»\u00a0: ${reason}`,
    agreements: 'Acceptez les conditions générales de vente pour commander.',
    probablyPlaced:
      'Cette commande a probablement déjà été passée\u00a0: un e-mail de confirmation est en route. Rien ne sera commandé une seconde fois.',
    unpaid:
      'Votre commande a été enregistrée, mais la page de paiement ne s’est pas ouverte\u00a0: rien n’a été débité et elle sera annulée. Votre panier est de retour\u00a0: confirmez de nouveau pour payer.',
    cardLost:
      'Votre commande a probablement déjà été passée, mais la page de paiement ne s’est pas ouverte\u00a0: rien n’a été débité. Écrivez-nous avant de recommencer.',
    noResponse:
      'La boutique tarde à répondre. Réessayez dans un instant\u00a0: la même commande n’est jamais passée deux fois.',
    busy: 'Votre commande est déjà en cours d’enregistrement. Patientez un instant.',
    guestForbidden: 'Connectez-vous ou créez un compte pour commander.',
  },
  /** What shoppers read on their way to an order. */
  checkout: {
    emptyCart: 'Votre panier est vide.',
    expired: 'Votre session a expiré. Reconnectez-vous\u00a0: votre panier vous attend.',
    emailOfCustomer: 'Vous êtes connecté\u00a0: la commande est liée à l’adresse e-mail de votre compte.',
    addressesWrong: 'Vérifiez les champs signalés.',
    shippingMissing: 'Indiquez l’adresse de livraison.',
    addressFirst: 'Indiquez d’abord l’adresse de livraison.',
    billingMissing: 'Indiquez l’adresse de facturation.',
    nothingToDeliver: 'Votre panier ne contient rien à livrer.',
    methodGone: 'Ce mode de livraison n’est pas proposé pour votre commande. Choisissez-en un autre.',
    pointMissing: 'Choisissez un point relais.',
    pointRefused: 'Ce mode de livraison ne passe pas par un point relais.',
    pointGone: 'Ce point relais n’est plus disponible. Choisissez-en un autre.',
    paymentGone: 'Ce moyen de paiement n’est pas proposé pour votre commande. Choisissez-en un autre.',
    purchaseOrderNumber: 'Saisissez le numéro de votre bon de commande (50 caractères au plus).',
    unavailable: (method: string) => `${method} n’est pas proposé pour cette commande.`,
    because: (method: string, reason: string) => `${method}\u00a0: ${reason}`,
    tooHeavy: (kilograms: number, limit: number) =>
      `Votre colis pèse environ ${number(kilograms, 1)}\u00a0kg\u00a0: un point relais accepte ${number(limit, 1)}\u00a0kg au plus.`,
    methodChosen: (method: string) => `Un seul mode de livraison dessert cette adresse\u00a0: ${method}.`,
    methodDropped: (method: string) =>
      `${method} n’est pas proposé à cette adresse. Choisissez un autre mode de livraison.`,
    methodPrice: (method: string, price: string) =>
      `À cette adresse, ${method} coûte ${price}. Choisissez de nouveau le mode de livraison.`,
    pointDropped: 'Choisissez de nouveau un point relais pour cette adresse.',
    noCredit: 'Vous n’avez pas d’avoir à utiliser.',
  },
  /** What shoppers read about returns. */
  returns: {
    none: 'Cette boutique ne prend pas de retours en ligne. Écrivez-nous\u00a0: nous organiserons le vôtre.',
    unknownOrder: 'Cette commande n’est pas dans votre compte.',
    nothingChosen: 'Choisissez au moins un article à renvoyer.',
    tooManyLines: 'Cette demande compte trop de lignes.',
    notReturnable: 'Cet article ne peut pas, ou ne peut plus, être renvoyé.',
    quantity: (most: number) => `Choisissez une quantité de 1 à ${most}.`,
    missing: 'Répondez à cette question.',
    notOffered: 'Choisissez une réponse de la liste.',
    tooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
    refused: 'La demande de retour n’a pas abouti.',
    reason: 'Motif du retour',
    resolution: 'Solution souhaitée',
    condition: 'État de l’article',
    reasons: [
      'Description inexacte',
      'Mauvais article reçu',
      'Erreur de commande',
      'Ne répond pas à mes attentes',
      'Je n’en ai plus besoin',
      'Article défectueux',
      'Abîmé à la livraison',
      'Livraison tardive',
    ],
    resolutions: ['Réparation', 'Remboursement', 'Échange'],
    conditions: ['Abîmé', 'Ouvert', 'Non ouvert'],
    /** Adobe Commerce gives codes; the module has labels of its own. */
    status: {
      PENDING: 'En attente',
      UNCONFIRMED: 'À confirmer',
      AUTHORIZED: 'Autorisé',
      PARTIALLY_AUTHORIZED: 'Autorisé en partie',
      RECEIVED: 'Reçu',
      PARTIALLY_RECEIVED: 'Reçu en partie',
      APPROVED: 'Accepté',
      PARTIALLY_APPROVED: 'Accepté en partie',
      REJECTED: 'Refusé',
      PARTIALLY_REJECTED: 'Refusé en partie',
      DENIED: 'Refusé',
      PROCESSED_AND_CLOSED: 'Traité',
      CLOSED: 'Clos',
      NEED_DETAILS: 'Précisions attendues',
      SHIPPED: 'Expédié',
      CANCELED: 'Annulé',
      UNKNOWN: 'En cours',
    },
    itemStatus: {
      PENDING: 'En attente',
      AUTHORIZED: 'Autorisé',
      RECEIVED: 'Reçu',
      APPROVED: 'Accepté',
      REJECTED: 'Refusé',
      DENIED: 'Refusé',
      UNKNOWN: 'En cours',
    },
  },
  /** What whoever writes to the shop is told, and what the shop reads. */
  contact: {
    missing: 'Ce champ est obligatoire.',
    tooLong: (limit: number) => `${number(limit)}\u00a0caractères au plus.`,
    telephone: 'Ce numéro n’est pas complet. Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078',
    impossible: (contacts: string) =>
      `Votre message n’a pas pu partir d’ici. Vous pouvez nous joindre directement\u00a0: ${contacts}.`,
    contactMissing: 'par courrier, à l’adresse des mentions légales',
    comment: (subject: string, message: string) => `Objet\u00a0: ${subject}\n\n${message}`,
  },
  /** What customers are told about their tickets. */
  helpdesk: {
    inactive: 'Le suivi des demandes n’est pas disponible. Écrivez-nous ou appelez-nous\u00a0: nous vous répondrons.',
    notFound: 'Cette demande est introuvable.',
    missing: 'Ce champ est obligatoire.',
    tooLong: (limit: number) => `${number(limit)}\u00a0caractères au plus.`,
    tooManyFiles: (limit: number) => `${limit}\u00a0fichiers au plus par message.`,
    fileTooLarge: (kilobytes: number) => `Chaque fichier peut peser ${kilobytes}\u00a0ko au plus.`,
    fileKind: 'Joignez des images JPEG, PNG ou WebP, ou des documents PDF.',
    department: 'Choisissez un service de la liste.',
  },
  /** What shoppers are told about wishlists. */
  wishlist: {
    inactive: 'Les listes d’envies ne sont pas disponibles pour le moment.',
    signInFirst: 'Connectez-vous pour retrouver votre liste d’envies.',
    notAdded: 'Ce produit n’a pas pu rejoindre votre liste.',
    notRemoved: 'Ce produit n’a pas pu être retiré de votre liste.',
    itemGone: 'Cet article n’est plus sur votre liste.',
    chooseAgain: 'Choisissez de nouveau la date, l’heure ou le fichier sur la page du produit.',
    byContact: 'Ce produit se commande par téléphone ou par message, avec un fichier.',
    empty: 'Votre liste est vide.',
    notShareable: 'Les listes d’envies ne peuvent pas être partagées.',
    friendsMissing: 'Saisissez au moins une adresse.',
    tooManyFriends: (limit: number) => `${limit}\u00a0adresses au plus.`,
    wrongAddress: (address: string) => `Cette adresse n’est pas valable\u00a0: ${address}`,
    messageTooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
    notShared: 'Votre liste n’a pas pu être envoyée.',
  },
  catalog: {
    inStock: 'En stock',
    outOfStock: 'Épuisé',
    piecesLeft: (count: number) => `Plus que ${count}\u00a0en stock`,
    yes: 'Oui',
    no: 'Non',
    category: 'Catégorie',
  },
  cart: {
    notAdded: 'Ce produit n’a pas pu être ajouté au panier.',
    quantityTooSmall: 'La quantité doit être supérieure à zéro.',
    quantityTooLarge: (limit: number) => `La quantité ne peut pas dépasser ${number(limit)}.`,
    nothingToAdd: 'Choisissez au moins un produit.',
    tooManyLines: (limit: number) => `Vous ne pouvez pas ajouter plus de ${limit} articles à la fois.`,
    itemNotFound: 'Cet article n’est plus dans votre panier.',
    couponMissing: 'Saisissez un code de réduction.',
    couponRefused: 'Ce code de réduction n’est pas valable.',
    discount: 'Remise',
    tax: 'TVA',
    downloads: 'Téléchargements',
    choicesLost: (name: string, choices: readonly string[]) =>
      `${name}\u00a0: la boutique n’a pas repris ${choices.map((choice) => `«\u00a0${choice}\u00a0»`).join(', ')}. Retirez cet article et choisissez-le de nouveau.`,
    reasonOf: (name: string, reason: string) => `${name}\u00a0: ${reason}`,
    notTakenOver: (name: string) => `${name}\u00a0: cet article n’a pas pu être mis dans votre panier.`,
    brokenLine: 'Article indisponible',
    brokenLineError: 'Cet article ne peut plus être commandé. Retirez-le pour continuer.',
    priceUnknown: 'Le prix de cet article n’a pas pu être calculé. Retirez-le ou réessayez plus tard.',
  },
  reviews: {
    missing: 'Ce champ est obligatoire.',
    tooLong: (limit: number) => `${limit}\u00a0caractères au plus.`,
    ratingMissing: 'Donnez une note de 1 à 5.',
    inactive: 'Ce magasin ne publie pas d’avis.',
    signIn: 'Connectez-vous pour donner votre avis.',
    refused: 'Votre avis n’a pas pu être enregistré.',
  },
  /** What happened to a customer's store credit. */
  credit: {
    Created: 'Avoir ouvert',
    Updated: 'Modifié par la boutique',
    Used: 'Utilisé pour une commande',
    Refunded: 'Remboursement d’une commande',
    Reverted: 'Rendu, la commande étant annulée',
  },
  stockAlert: { inactive: 'Les alertes ne sont pas disponibles pour le moment.' },
  captcha: { refused: 'La vérification contre les robots n’a pas abouti. Réessayez.' },
  currency: { unknown: 'Cette devise n’est pas proposée.' },
  contribution: {
    notOpen: 'Le mode contribution n’est pas ouvert : ouvrez à nouveau le lien qui vous a été remis.',
  },
  video: { watch: 'Voir la vidéo' },
  /** Status pages, which need nothing but the server. Links stand within the sentences, as HTML. */
  pages: {
    retry: 'Réessayer',
    maintenance:
      'La boutique est en maintenance et revient dans quelques instants. Cette page se recharge d’elle-même.',
    offline: 'Vous êtes hors connexion',
    offlineNext: 'Vérifiez votre connexion : cette page se rechargera d’elle-même dès le retour du réseau.',
    unavailable: 'Boutique momentanément injoignable',
    unavailableHeading: 'La boutique est momentanément injoignable',
    unavailableNext: 'Nous n’arrivons pas à charger cette page pour l’instant. Votre panier n’est pas perdu.',
    searchDown: 'Recherche momentanément indisponible',
    searchDownHeading: 'La recherche est momentanément indisponible',
    searchDownNext:
      'Nous faisons le nécessaire pour la rétablir. Vous pouvez revenir à l’accueil et parcourir les rayons : votre panier n’est pas perdu.',
    busy: 'Beaucoup de visiteurs en ce moment',
    busyNext:
      'La boutique reçoit plus de demandes qu’elle ne peut en traiter. Réessayez dans quelques secondes : votre panier n’est pas perdu.',
    unsentForm: 'Votre formulaire n’a pas été envoyé',
    unsentFormWhy:
      'La page n’avait pas fini de se charger, ou JavaScript est désactivé dans votre navigateur. Rien n’a été enregistré.',
    unsentFormBack: 'Revenir à la page et recommencer',
    unsentFormNext: (contact: string) =>
      `Si cela se reproduit, activez JavaScript, ou <a href="${contact}">joignez-nous</a> : nous vous aiderons.`,
    missingFile: 'Fichier introuvable',
    missingFileWhy: 'Ce fichier n’existe pas, ou n’est pas dans votre compte.',
    missingDownload: 'Ce lien ne mène à aucun fichier',
    missingDownloadWhy: 'Il est incomplet, ou les téléchargements auxquels il donne droit ont tous été faits.',
    missingDownloadNext: (downloads: string, contact: string) =>
      `Vos fichiers sont aussi dans votre compte : <a href="${downloads}">Mes téléchargements</a>.
      Sinon, <a href="${contact}">écrivez-nous</a> avec le numéro de votre commande.`,
    reservedDownload: 'Fichier réservé',
    reservedDownloadHeading: 'Ce fichier ne peut pas être remis par ce lien',
    reservedDownloadWhy:
      'Il est réservé à la personne qui l’a acheté, et la boutique ne peut pas encore le remettre ici.',
    reservedDownloadNext: (contact: string) =>
      `<a href="${contact}">Écrivez-nous</a> avec le numéro de votre commande : nous vous l’enverrons.`,
    newsletter: {
      confirm: 'Votre inscription est confirmée',
      confirmNext: 'Merci ! Vous recevrez notre prochaine lettre d’information.',
      unsubscribe: 'Vous ne recevrez plus notre lettre',
      unsubscribeNext: 'Votre adresse est désinscrite de la lettre d’information.',
      invalid: 'Lien non valable',
      invalidHeading: 'Ce lien n’est pas valable',
      invalidWhy: 'Il est incomplet, ou un mail plus récent l’a remplacé. Rien n’a été changé.',
      page: 'La lettre d’information',
    },
    home: 'Retour à la boutique',
    contact: 'Nous écrire',
    refusedLink: 'Lien refusé',
    refusedLinkHeading: 'Ce lien n’ouvre pas le mode contribution',
    refusedLinkWhy:
      'Il est incomplet, ou il a été remplacé. Demandez le lien en vigueur à la personne qui gère la boutique.',
    error:
      '<strong>Une erreur est survenue.</strong> Nous en sommes désolés. Rechargez la page, ou revenez à l’accueil.',
    reference: 'Référence :',
  },
  /** Of the web application manifest. */
  manifest: {
    description: 'Alimentation et compléments naturels pour chiens, chats et chevaux.',
    cart: 'Panier',
    orders: 'Mes commandes',
  },
}
