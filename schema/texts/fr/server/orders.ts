import type en from '../../en/server/orders.ts'

/** What only the server says of carts, orders and what follows them, in French. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  // Cart
  'cart.busy': 'Plusieurs changements de votre panier sont déjà en cours. Patientez un instant.',
  'cart.notAdded': 'Ce produit n’a pas pu être ajouté au panier.',
  'cart.quantityTooSmall': 'La quantité doit être supérieure à zéro.',
  'cart.quantityTooLarge': 'La quantité ne peut pas dépasser {limit}.',
  'cart.nothingToAdd': 'Choisissez au moins un produit.',
  'cart.tooManyLines': 'Vous ne pouvez pas ajouter plus de {limit} articles à la fois.',
  'cart.itemNotFound': 'Cet article n’est plus dans votre panier.',
  'cart.couponMissing': 'Saisissez un code de réduction.',
  'cart.couponRefused': 'Ce code de réduction n’est pas valable.',
  'cart.tax': 'TVA',
  'cart.downloads': 'Téléchargements',
  quoted: '« {text} »',
  'cart.choicesLost': '{name} : la boutique n’a pas repris {choices}. Retirez cet article et choisissez-le de nouveau.',
  'cart.choicesNotKept':
    'La boutique n’a pas pu retenir votre choix ({choices}) : l’article n’a pas été ajouté. Contactez-nous pour le commander.',
  'cart.notTakenOver': '{name} : cet article n’a pas pu être mis dans votre panier.',
  'cart.brokenLine': 'Article indisponible',
  'cart.brokenLineError': 'Cet article ne peut plus être commandé. Retirez-le pour continuer.',
  'cart.piecesLeft': 'Il n’en reste que {count} : réduisez la quantité.',
  'cart.soldOut': 'Cet article est épuisé. Retirez-le pour continuer.',
  'cart.priceUnknown': 'Le prix de cet article n’a pas pu être calculé. Retirez-le ou réessayez plus tard.',
  'cart.productSoldOut': 'Ce produit est épuisé.',
  'cart.productGone': 'Ce produit n’est plus disponible.',
  'cart.productUnknown': 'Le produit « {sku} » est introuvable ou épuisé.',
  'cart.quantityUnavailable': 'La quantité demandée n’est pas disponible.',
  'cart.quantityForbidden': 'La quantité demandée dépasse la quantité permise.',
  'cart.quantitySteps': 'Ce produit se vend par multiples de {qty}.',
  'cart.quantityFewest': 'Ce produit se vend à partir d’une quantité de {qty}.',
  'cart.quantityMost': 'Vous pouvez en acheter au plus {qty}.',
  'cart.onlyLeft': 'Il n’en reste que {qty}.',
  'cart.someSoldOut': 'Certains articles sont épuisés.',
  'cart.someUnavailable': 'Certains articles ne sont plus disponibles dans la quantité demandée.',
  'cart.choicesNeeded': 'Ce produit demande des précisions : choisissez-les sur sa page.',
  'cart.versionNeeded': 'Choisissez d’abord une version de ce produit sur sa page.',
  'cart.textTooLong': 'Le texte est trop long : raccourcissez-le.',
  'cart.dateWrong': 'Choisissez une date ou une heure valable.',
  'cart.choicesIncomplete':
    'Un article de votre panier n’a pas tous les choix qu’il demande. Retirez-le et choisissez-le de nouveau.',
  'cart.wholeOnly': 'Ce produit se vend à l’unité : choisissez un nombre entier.',
  'cart.expired': 'Votre panier a expiré.',
  'cart.noItems': 'Votre panier ne contient aucun article.',
  'cart.forbidden': 'Ce panier n’est plus accessible. Rechargez la page, puis réessayez.',
  'cart.couponTaken': 'Un code de réduction est déjà appliqué : retirez-le pour en utiliser un autre.',
  'cart.couponUnchanged': 'Le code de réduction n’a pas pu être modifié. Réessayez dans un instant.',
  'cart.optionsNeeded': 'Choisissez toutes les options de ce produit.',
  'cart.quantityNeeded': 'Indiquez une quantité.',
  'cart.productDeleted': 'Ce produit n’existe plus.',
  'cart.versionGone': 'Cette version n’est plus disponible. Choisissez-en une autre.',
  // Checkout
  'checkout.expired': 'Votre session a expiré. Reconnectez-vous : votre panier vous attend.',
  'checkout.emailOfCustomer': 'La commande est liée à l’adresse e-mail de votre compte.',
  'checkout.addressesWrong': 'Vérifiez les champs signalés.',
  'checkout.shippingMissing': 'Indiquez l’adresse de livraison.',
  'checkout.addressFirst': 'Indiquez d’abord l’adresse de livraison.',
  'checkout.billingMissing': 'Indiquez l’adresse de facturation.',
  'checkout.nothingToDeliver': 'Votre panier ne contient rien à livrer.',
  'checkout.methodGone': 'Ce mode de livraison n’est pas proposé pour votre commande. Choisissez-en un autre.',
  'checkout.pointMissing': 'Choisissez un point relais.',
  'checkout.pointRefused': 'Ce mode de livraison ne passe pas par un point relais.',
  'checkout.pointsOut':
    '{carrier} ne répond pas pour le moment. Réessayez dans un instant, ou choisissez un autre mode de livraison.',
  'checkout.pointGone': 'Ce point relais n’est plus disponible. Choisissez-en un autre.',
  'checkout.paymentGone': 'Ce moyen de paiement n’est pas proposé pour votre commande. Choisissez-en un autre.',
  'checkout.unavailable': '{method} n’est pas proposé pour cette commande.',
  'checkout.tooHeavy': 'Votre colis pèse environ {kilograms} kg : un point relais accepte {limit} kg au plus.',
  'checkout.methodChosen': 'Un seul mode de livraison dessert cette adresse : {method}.',
  'checkout.methodDropped': '{method} n’est pas proposé à cette adresse. Choisissez un autre mode de livraison.',
  'checkout.methodPrice': 'À cette adresse, {method} coûte {price}.',
  'checkout.pointDropped': 'Choisissez de nouveau un point relais pour cette adresse.',
  'checkout.noCredit': 'Vous n’avez pas d’avoir à utiliser.',
  'checkout.methodAgain': 'Choisissez de nouveau le mode de livraison.',
  'checkout.paymentAgain': 'Choisissez de nouveau le moyen de paiement.',
  'checkout.notDelivered': 'Nous ne livrons pas à cette adresse.',
  'checkout.addressesIncomplete': 'Vérifiez vos adresses : il y manque quelque chose.',
  'checkout.addressNeeded': 'Indiquez d’abord votre adresse.',
  'checkout.shippingFirst': 'Indiquez d’abord votre adresse de livraison.',
  'checkout.methodEnded': 'Ce mode de livraison n’est plus proposé. Choisissez-en un autre.',
  'checkout.placeGone': 'Ce point de retrait n’est plus disponible. Choisissez-en un autre.',
  'checkout.deliveryNotSaved': 'La livraison n’a pas pu être enregistrée. Vérifiez l’adresse, puis réessayez.',
  'checkout.emailMissing': 'Indiquez votre adresse e-mail.',
  'checkout.signIn': 'Connectez-vous pour passer commande.',
  'checkout.accountForFiles':
    'Votre panier contient un produit à télécharger : connectez-vous ou créez un compte pour le commander.',
  // Payment
  'payment.free': 'Sans paiement',
  'payment.purchaseOrderNumber': 'Saisissez le numéro de votre bon de commande, 50 caractères au plus.',
  'payment.walletUnavailable': '{title} ne répond pas. Réessayez, ou choisissez un autre moyen de paiement.',
  'payment.refused':
    'Votre paiement a été refusé. Rien n’a été débité : réessayez, ou choisissez un autre moyen de paiement.',
  'payment.unclear':
    'Le paiement n’a pas été confirmé, et rien n’est commandé. Un débit a peut-être eu lieu : vérifiez votre compte ou contactez-nous avant de payer de nouveau.',
  'payment.notPlaced': 'Votre commande n’a pas pu être passée. Vérifiez votre panier, puis réessayez.',
  'payment.cardGone': 'Cette carte n’est plus enregistrée.',
  'payment.cardNotDeleted':
    'La carte n’a pas pu être supprimée : un paiement en cours en a peut-être encore besoin. Veuillez réessayer plus tard.',
  'payment.cardMissing': 'Choisissez la carte avec laquelle vous payez.',
  'payment.purchaseOrderMissing': 'Indiquez votre numéro de bon de commande.',
  // What changed since the shopper checked the order
  'changes.vanished': '« {name} » n’est plus en vente et a été retiré de votre panier.',
  'changes.added': '« {name} » a été ajouté à votre panier.',
  'changes.quantity': 'La quantité de « {name} » est passée de {before} à {now}.',
  'changes.price': 'Le prix de « {name} » est passé de {before} à {now}.',
  'changes.couponGone': 'Le code « {code} » n’est plus valable.',
  'changes.couponIdle': 'Le code « {code} » ne donne plus de remise.',
  'changes.couponAdded': 'Le code « {code} » a été ajouté.',
  'changes.shipping': 'Le mode de livraison est maintenant « {name} ».',
  'changes.shippingGone': 'Le mode de livraison « {name} » n’est plus proposé.',
  'changes.shippingPrice': 'La livraison est passée de {before} à {now}.',
  'changes.payment': 'Le moyen de paiement est maintenant « {name} ».',
  'changes.paymentGone': 'Le moyen de paiement « {name} » n’est plus proposé.',
  'changes.paymentChoice': 'Ce que vous aviez choisi pour le paiement « {name} » a changé. Vérifiez-le.',
  'changes.discount': 'La remise est passée de {before} à {now}.',
  'changes.total': 'Le total est passé de {before} à {now}.',
  'changes.other': 'Les coordonnées de votre commande ont changé. Vérifiez-les avant de commander.',
  'changes.otherCart': 'Votre panier a changé depuis. Vérifiez votre commande avant de la passer.',
  // Placing the order
  'placing.changed':
    'Votre commande a changé depuis que vous l’avez vérifiée. Rien n’a été commandé : vérifiez-la, puis confirmez.',
  'placing.incomplete': 'Il manque une étape avant de commander.',
  'placing.lineFault': '« {name} » : {reason}',
  'placing.agreements': 'Acceptez les conditions générales de vente pour commander.',
  'placing.probablyPlaced':
    'Cette commande a probablement déjà été passée : un e-mail de confirmation est en route. Rien ne sera commandé une seconde fois.',
  'placing.unpaid':
    'La page de paiement ne s’est pas ouverte : rien n’a été débité. Votre panier est de retour : confirmez de nouveau pour payer.',
  'placing.noResponse':
    'La boutique tarde à répondre. Réessayez dans un instant : la même commande n’est jamais passée deux fois.',
  'placing.guestForbidden': 'Connectez-vous ou créez un compte pour commander.',
  'placing.minimum': 'Le montant minimum de commande est de {amount}.',
  'placing.refused': 'La commande n’a pas pu être passée. Vérifiez-la, puis réessayez.',
  'placing.stopped': 'La commande n’a pas pu être passée. Réessayez dans un instant.',
  // Placed orders
  'orders.noMatch.POSTAL_CODE':
    'Aucune commande ne correspond à ces informations. Vérifiez le numéro, l’e-mail et le code postal de facturation.',
  'orders.noMatch.LAST_NAME':
    'Aucune commande ne correspond à ces informations. Vérifiez le numéro, l’e-mail et le nom de facturation.',
  'orders.tooManyTries': 'Trop d’essais pour cette commande. Patientez dix minutes, puis réessayez.',
  'orders.noGuestLookUp':
    'Le suivi sans compte n’est pas disponible. Contactez-nous : nous vous dirons où en est votre commande.',
  'checkout.again.address':
    'L’adresse de votre dernière commande n’est plus acceptée telle quelle : choisissez-en une autre ou complétez-la.',
  'checkout.again.method':
    '« {method} » n’est pas proposé pour cette commande : choisissez un autre mode de livraison.',
  'checkout.again.point': '{method} : choisissez de nouveau votre point de retrait.',
  'checkout.again.payment': '« {method} » n’est plus proposé : choisissez un autre moyen de paiement.',
  'orders.reorderOff':
    'Cette boutique ne permet pas de commander à nouveau en une fois. Ajoutez les articles un par un.',
  'orders.unknownOrder': 'Cette commande n’est pas dans votre compte.',
  'orders.notCancelable':
    'Cette commande ne peut plus être annulée ici. Écrivez-nous : nous verrons ce qui est possible.',
  'orders.otherReason': 'Autre raison',
  'orders.cancellationEnded': 'Ce lien ne permet plus d’annuler la commande. Demandez un nouvel e-mail.',
  'orders.withdrawalImpossible':
    'Votre rétractation n’a pas pu être enregistrée ici. Envoyez-la directement : {contacts}.',
  'orders.withdrawal': 'Déclaration de rétractation.\nCommande : {orderNumber}\nArticles : {items}',
  'orders.wholeOrder': 'toute la commande',
  'orders.closed':
    'Cette commande ne peut plus être annulée : elle est déjà annulée, terminée ou en cours de vérification.',
  'orders.shipped': 'Un colis est déjà parti : cette commande ne peut plus être annulée.',
  'orders.cancellationOff': 'Les commandes ne s’annulent pas ici. Écrivez-nous.',
  'orders.reason.notNeeded': 'Je n’ai plus besoin des articles',
  'orders.reason.mistake': 'J’ai commandé par erreur',
  'orders.reason.late': 'Le délai de livraison est trop long',
  'orders.reason.price': 'J’ai trouvé moins cher ailleurs',
  'orders.notLocated': 'Nous ne trouvons aucune commande avec ces informations.',
  'orders.signIn': 'Connectez-vous pour voir cette commande.',
  // The model form (Code de la consommation, annex of art. R. 221-1), word for word
  'withdrawalForm.title': 'Modèle de formulaire de rétractation',
  'withdrawalForm.fileName': 'formulaire-de-retractation.pdf',
  'withdrawalForm.when':
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  'withdrawalForm.to': 'À l’attention de :',
  'withdrawalForm.goods':
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
  'withdrawalForm.dates': 'Commandé le (*)/reçu le (*) :',
  'withdrawalForm.name': 'Nom du (des) consommateur(s) :',
  'withdrawalForm.address': 'Adresse du (des) consommateur(s) :',
  'withdrawalForm.signature':
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
  'withdrawalForm.date': 'Date :',
  'withdrawalForm.delete': '(*) Rayez la mention inutile.',
  'notice.withdrawal': 'Droit de rétractation',
  'notice.withdrawal.text':
    'Vous avez quatorze jours à compter de la réception pour renoncer au contrat, sans donner de motif, par « Renoncer au contrat ici » au bas de chaque page, par ce formulaire ou par toute déclaration claire. Les exceptions (code de la consommation, art. L. 221-28) sont indiquées sur les produits.',
  'notice.withdrawal.form': 'Modèle de formulaire de rétractation (PDF)',
  // Mails about a withdrawal
  'withdrawal.mail.subject': 'Accusé de réception de votre rétractation n° {number}',
  'withdrawal.mail.greeting': 'Bonjour {name},',
  'withdrawal.mail.received':
    'Nous avons bien reçu votre déclaration de rétractation, reproduite ci-dessous. Ce message en est l’accusé de réception : conservez-le.',
  'withdrawal.mail.greetingTyped': 'Bonjour,',
  'withdrawal.mail.receivedTyped':
    'Nous avons reçu une déclaration de rétractation dont l’auteur a donné cette adresse. Ce message en accuse réception : conservez-le.',
  'withdrawal.mail.textElsewhere':
    'Nous avons sa déclaration mot pour mot. Par prudence, ce message ne la reproduit pas : l’accusé de réception affiché sur le site, à télécharger ou à imprimer, la contient. Nous vous écrirons bientôt pour le retour des articles et le remboursement.',
  'withdrawal.mail.notYours': 'Vous n’avez rien déclaré ? Ignorez ce message, ou répondez-y pour nous le dire.',
  'withdrawal.mail.number': 'Accusé de réception',
  'withdrawal.mail.time': 'Reçue le',
  'withdrawal.mail.next': 'Nous vous écrirons bientôt pour le retour des articles et le remboursement.',
  'withdrawal.notice.subject': 'Rétractation pour la commande {orderNumber}',
  'withdrawal.notice.lead':
    'Rétractation reçue. Voici la déclaration ; un accusé de réception de la même date part à l’adresse indiquée. Répondez à ce message pour écrire à cette adresse.',
  // Invoices as PDF
  'invoice.fileName': 'facture-{number}.pdf',
  'invoice.product': 'Désignation',
  'invoice.quantity': 'Qté',
  'invoice.unitPrice': 'Prix unitaire HT',
  'invoice.rowTotal': 'Total TTC',
  'invoice.discount': 'Remise TTC',
  'invoice.shipping': 'Livraison TTC',
  'invoice.taxTotal': 'Total TVA',
  'invoice.total': 'Total TTC',
  'invoice.toPay': 'Net à payer',
  'invoice.terms.due': 'Règlement à la commande, sauf mode de paiement contraire indiqué ci-dessus.',
  'invoice.terms.discount': 'Pas d’escompte pour paiement anticipé.',
  'invoice.terms.late':
    'En cas de retard de paiement d’un professionnel : pénalités au taux de la Banque centrale européenne majoré de dix points et indemnité forfaitaire de 40 € pour frais de recouvrement (code de commerce, art. L. 441-10 et D. 441-5).',
  'invoice.page': 'Page {page} sur {count}',
  // Credit memos as PDF
  'refund.fileName': 'avoir-{number}.pdf',
  'refund.date': 'Date de l’avoir',
  'refund.corrects': '{count, plural, one {Facture rectifiée} other {Factures rectifiées}}',
  'refund.total': 'Total de l’avoir TTC',
  'refund.paidBack': 'Net remboursé',
  labelled: '{label} : {value}',
  // Returns: Adobe Commerce gives codes; the module has labels of its own
  // What happened to a customer’s store credit, by the store’s names
  'credit.Created': 'Avoir ouvert',
  'credit.Updated': 'Modifié par la boutique',
  'credit.Used': 'Utilisé pour une commande',
  'credit.Refunded': 'Remboursement d’une commande',
  'credit.Reverted': 'Rendu, la commande étant annulée',
}
export default fr
