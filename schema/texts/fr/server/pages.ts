import type en from '../../en/server/pages.ts'

/** What only the server says of the catalogue and on pages without the store, in French. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  // Catalogue
  'catalog.stock.out': 'Épuisé',
  'catalog.piecesLeft': 'Plus que {count} en stock',
  'catalog.range': '{from} à {to}',
  'catalog.rangeFrom': '{from} et plus',
  'catalog.yes': 'Oui',
  'catalog.no': 'Non',
  'catalog.category': 'Catégorie',
  'currency.unknown': 'Cette devise n’est pas proposée.',
  'video.watch': 'Voir la vidéo',
  'footer.contact': 'Nous joindre',
  // llms.txt
  'llms.categories': 'Rayons',
  'llms.terms': 'Livraison, retours, contact',
  'llms.pages': 'Informations',
  'llms.more': 'Pour aller plus loin',
  'llms.sitemap': 'Plan du site (XML)',
  'llms.prices': 'Les prix sont toutes taxes comprises, en {currency}. Langue du site : {locale}.',
  'llms.delivery': 'Livraison ({country}) : {price} au plus.',
  'llms.freeFrom': 'Offerte dès {price} d’achat.',
  'llms.days': 'Délai : de {least} à {most} jours ouvrés.',
  'llms.returns': 'Retours : sous {days} jours, à vos frais.',
  'llms.returnsFree': 'Retours : sous {days} jours, gratuits.',
  'llms.contact': 'Service client : {contact}.',
  // Notices that the law wants
  'notice.varies': 'Dépend de l’option choisie.',
  'notice.years': '{years} ans',
  'notice.months': '{months} mois',
  'notice.guarantee': 'Garantie légale de conformité',
  'notice.guarantee.duration':
    'Pendant deux ans à compter de la livraison, le vendeur répond de tout défaut de conformité du bien, sans frais pour vous.',
  'notice.guarantee.when':
    'C’est le cas lorsque le bien est défectueux, ne correspond pas à sa description ou ne sert pas à l’usage attendu.',
  'notice.guarantee.rights':
    'Vous pouvez demander la réparation ou le remplacement ; à défaut, une réduction du prix ou le remboursement.',
  'notice.guarantee.others':
    'Le vendeur ou le producteur peut offrir en plus une garantie commerciale : elle ne remplace jamais la garantie légale. Dans d’autres pays de l’Union, la garantie légale peut durer plus longtemps.',
  'notice.guarantee.defects':
    'La garantie des vices cachés (code civil, art. 1641 et suivants) s’applique également, pendant deux ans à compter de leur découverte.',
  'notice.guarantee.link': 'Vos droits, sur le site de l’Union européenne',
  'notice.guarantee.href': 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fr.htm',
  'notice.durability': 'Garantie commerciale de durabilité',
  'notice.durability.text':
    'Le producteur garantit ce produit {duration}, sans frais, en plus de la garantie légale de conformité de deux ans.',
  'notice.durability.time': 'Durée',
  'notice.durability.maker': 'Producteur',
  'notice.durability.model': 'Modèle',
  'notice.exception.varies': 'Le droit de rétractation dépend de l’option choisie.',
  'notice.safety': 'Sécurité du produit',
  'notice.safety.maker': 'Fabricant',
  'notice.safety.makerContact': 'Contact du fabricant',
  'notice.safety.euPerson': 'Responsable dans l’Union européenne',
  'notice.safety.euContact': 'Contact du responsable',
  'notice.safety.warnings': 'Avertissements',
  'notice.waste': 'Tri et environnement',
  'notice.waste.sorting': 'Consigne de tri',
  'notice.waste.environment': 'Qualités environnementales',
  'notice.producer': 'Responsabilité élargie du producteur',
  'notice.producer.text': 'Identifiants uniques délivrés par l’ADEME (code de l’environnement, art. L. 541-10-13).',
  // Contribution mode
  'contribution.notOpen': 'Le mode contribution n’est pas ouvert : ouvrez à nouveau le lien qui vous a été remis.',
  // Status pages: HTML, so that links stand within the sentences
  'pages.unavailable': 'Boutique momentanément injoignable',
  'pages.unavailableHeading': 'La boutique est momentanément injoignable',
  'pages.unavailableNext':
    'Nous n’arrivons pas à charger cette page pour l’instant. Elle se recharge d’elle-même dès que la boutique répond. Votre panier n’est pas perdu.',
  'pages.searchDown': 'Recherche momentanément indisponible',
  'pages.searchDownHeading': 'La recherche est momentanément indisponible',
  'pages.searchDownNext':
    'Nous faisons le nécessaire pour la rétablir. Vous pouvez <a href="{home}">revenir à l’accueil</a> et parcourir les rayons : votre panier n’est pas perdu.',
  'pages.busy': 'Beaucoup de visiteurs en ce moment',
  'pages.busyNext':
    'La boutique reçoit plus de demandes qu’elle ne peut en traiter. Réessayez dans quelques secondes : votre panier n’est pas perdu.',
  'pages.unsentForm': 'Votre formulaire n’a pas été envoyé',
  'pages.unsentFormWhy':
    'La page n’avait pas fini de se charger, ou JavaScript est désactivé dans votre navigateur. Rien n’a été enregistré.',
  'pages.unsentFormBack': 'Revenir à la page et recommencer',
  'pages.unsentFormNext':
    'Si cela se reproduit, activez JavaScript, ou <a href="{contact}">joignez-nous</a> : nous vous aiderons.',
  'pages.signedIn': 'Connexion réussie',
  'pages.refusedForm': 'Votre demande n’a pas abouti',
  'pages.refusedFormBack': 'Revenir à la page et corriger',
  'pages.cookies': 'Votre navigateur refuse les cookies',
  'pages.cookiesNext': 'Si cela ne suffit pas, <a href="{contact}">joignez-nous</a> : nous vous aiderons.',
  'pages.missingFile': 'Fichier introuvable',
  'pages.missingFileWhy': 'Ce fichier n’existe pas, ou n’est pas dans votre compte.',
  'pages.missingDownload': 'Ce lien ne mène à aucun fichier',
  'pages.missingDownloadWhy': 'Il est incomplet, ou les téléchargements auxquels il donne droit ont tous été faits.',
  'pages.missingDownloadNext':
    'Vos fichiers sont aussi dans votre compte : <a href="{downloads}">Mes téléchargements</a>. Sinon, <a href="{contact}">écrivez-nous</a> avec le numéro de votre commande.',
  'pages.reservedDownload': 'Fichier réservé',
  'pages.reservedDownloadHeading': 'Ce fichier ne peut pas être remis par ce lien',
  'pages.reservedDownloadWhy':
    'Il est réservé à la personne qui l’a acheté, et la boutique ne peut pas encore le remettre ici.',
  'pages.reservedDownloadNext':
    '<a href="{contact}">Écrivez-nous</a> avec le numéro de votre commande : nous vous l’enverrons.',
  'pages.account.confirmed': 'Votre compte est ouvert',
  'pages.account.confirmedNext': 'Votre adresse est confirmée. Connectez-vous avec votre mot de passe.',
  'pages.account.signIn': 'Me connecter',
  'pages.newsletter.confirm': 'Votre inscription est confirmée',
  'pages.newsletter.confirmNext': 'Merci ! Vous recevrez notre prochaine lettre d’information.',
  'pages.newsletter.unsubscribe': 'Vous ne recevrez plus notre lettre',
  'pages.newsletter.unsubscribeNext': 'Votre adresse est désinscrite de la lettre d’information.',
  'pages.newsletter.invalid': 'Lien non valable',
  'pages.newsletter.invalidHeading': 'Ce lien n’est pas valable',
  'pages.newsletter.invalidWhy': 'Il est incomplet, ou un mail plus récent l’a remplacé. Rien n’a été changé.',
  'pages.newsletter.page': 'La lettre d’information',
  'pages.refusedLink': 'Lien refusé',
  'pages.refusedLinkHeading': 'Ce lien n’ouvre pas le mode contribution',
  'pages.refusedLinkWhy':
    'Il est incomplet, ou il a été remplacé. Demandez le lien en vigueur à la personne qui gère la boutique.',
  'pages.error': 'Une erreur est survenue',
  'pages.errorNext': 'Nous en sommes désolés. Rechargez la page, ou <a href="{home}">revenez à l’accueil</a>.',
  'pages.reference': 'Référence :',
  // Statement on accessibility
  'accessibility.full': 'Accessibilité : totalement conforme',
  'accessibility.partial': 'Accessibilité : partiellement conforme',
  'accessibility.none': 'Accessibilité : non conforme',
  'accessibility.heading': 'Déclaration d’accessibilité',
  'accessibility.description': 'État de conformité de la boutique {site} au RGAA 4.1.2, et comment nous joindre.',
  'accessibility.lead':
    '{site} veut que chacun puisse commander ici, comme le demandent la directive (UE) 2019/882 et l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration concerne cette boutique en ligne.',
  'accessibility.state': 'État de conformité',
  'accessibility.state.full': 'totalement conforme',
  'accessibility.state.partial': 'partiellement conforme',
  'accessibility.state.none': 'non conforme',
  'accessibility.share':
    'Cette boutique est <strong>{state}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2 : elle respecte {met} des {applicable} critères qui la concernent, soit {share} %.',
  'accessibility.unchecked':
    '{count, plural, one {# critère n’a encore été vérifié par personne ; il compte comme non respecté} other {# critères n’ont encore été vérifiés par personne ; ils comptent comme non respectés}} : {numbers}.',
  'accessibility.barriers': 'Contenus non accessibles',
  'accessibility.noBarriers': 'Aucun n’est connu à ce jour.',
  'accessibility.made': 'Établissement de cette déclaration',
  'accessibility.madeHere':
    'Elle a été établie le {date} à partir de contrôles automatiques et de parcours rejoués dans un navigateur. Aucun audit par une personne n’a encore eu lieu.',
  'accessibility.madeBy': 'Elle a été établie le {date}, à la suite d’un audit mené par {auditor}.',
  'accessibility.technologies': 'Technologies',
  'accessibility.tested': 'Vérifications',
  'accessibility.testedByRules':
    'Règles d’axe et d’html-validate sur chaque type de page, et à chaque étape d’un achat.',
  'accessibility.testedByOrders':
    'Deux achats complets dans Chromium : l’un au clavier seul, l’autre avec ce qu’un lecteur d’écran reçoit, rôles et noms seulement.',
  'accessibility.testedByReading':
    'Lecture des pages agrandies à 200 % et à 400 %, avec un texte espacé, des couleurs imposées et des animations réduites.',
  'accessibility.contact': 'Retour d’information et contact',
  'accessibility.contactWhy':
    'Si un contenu ou un service vous résiste, dites-le-nous : nous vous aiderons à l’obtenir autrement.',
  'accessibility.byMail': 'Par e-mail : {address}',
  'accessibility.byPhone': 'Par téléphone : {number}',
  'accessibility.byForm': 'Par le <a href="{contact}">formulaire de contact</a>',
  'accessibility.appeal': 'Voies de recours',
  'accessibility.appealWhy':
    'Si vous nous avez signalé un défaut d’accessibilité et que notre réponse ne vous convient pas, vous pouvez :',
  'accessibility.appeal.form':
    'écrire au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> par son formulaire ;',
  'accessibility.appeal.delegate':
    'joindre le <a href="https://www.defenseurdesdroits.fr/carte-des-delegues">délégué du Défenseur des droits</a> de votre région ;',
  'accessibility.appeal.post':
    'lui envoyer un courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  // Web application manifest
  'manifest.description': 'Alimentation et compléments naturels pour chiens, chats et chevaux.',
}
export default fr
