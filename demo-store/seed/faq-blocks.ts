type Question = [question: string, answer: string]
type FaqBlock = { identifier: string; title: string; content: string }

/** A block as an editor writes it: a headline for the theme, one below it for each question. */
const block = (identifier: string, theme: string, questions: Question[]): FaqBlock => ({
  identifier,
  title: `FAQ – ${theme.toLowerCase()}`,
  content: [
    `<h2>${theme}</h2>`,
    ...questions.map(
      ([question, answer]) => `<h3>${question}</h3>\n${answer.startsWith('<') ? answer : `<p>${answer}</p>`}`,
    ),
  ].join('\n'),
})

const mail = '<a href="mailto:bonjour@musette.example">bonjour@musette.example</a>'
const page = (path: string, text: string) => `<a href="{{store direct_url="${path}"}}">${text}</a>`

/** The questions of `/faq/`, one block for each theme. */
export const faqBlocks: FaqBlock[] = [
  block('faq-livraison', 'Livraison', [
    [
      'Quand ma commande part-elle ?',
      'Le jour même si elle est passée avant midi, du lundi au vendredi ; sinon le jour ouvré suivant. Les produits surgelés partent le mardi et le jeudi, et arrivent le lendemain.',
    ],
    [
      'Combien coûte la livraison ?',
      `<ul>
<li><strong>En point relais</strong> : 3,90 €, offerte dès 49 € d’achat ;</li>
<li><strong>À domicile</strong> : 5,90 €, offerte dès 79 € ;</li>
<li><strong>En transport réfrigéré</strong> : 12,90 €, offert dès 120 €.</li>
</ul>
<p>Le prix exact s’affiche dans le panier, avant le paiement. ${page('livraison', 'Tous les tarifs et délais')}</p>`,
    ],
    [
      'Puis-je choisir un point relais pour du BARF ?',
      'Non : le surgelé voyage en camion frigorifique et n’est remis qu’en main propre, à domicile.',
    ],
    [
      'Pourquoi le point relais n’est-il pas proposé ?',
      'Votre panier dépasse sans doute 30 kg par colis, ou contient un article volumineux ou surgelé.',
    ],
    [
      'Où est mon colis ?',
      `<p>Le courriel d’expédition contient un lien de suivi. Vous le retrouvez dans votre compte, ou sur la page ${page('orders', 'Suivre une commande')} si vous avez commandé sans compte.</p>`,
    ],
    [
      'Mon colis est en retard, abîmé ou incomplet : que faire ?',
      `<p>Notez une réserve précise auprès du livreur, prenez une photo et écrivez-nous à ${mail}, si possible sous trois jours : nous renvoyons ou remboursons ce qui manque.</p>
<p>Si la date annoncée est passée, demandez-nous par écrit de livrer dans un délai raisonnable. Sans livraison dans ce délai, vous pouvez annuler la commande : vous êtes remboursé en totalité, au plus tard quatorze jours après.</p>`,
    ],
  ]),
  block('faq-paiement', 'Paiement', [
    [
      'Quels moyens de paiement acceptez-vous ?',
      'La carte bancaire, le portefeuille électronique et le virement. Vos coordonnées bancaires sont saisies chez notre prestataire et ne nous sont jamais transmises.',
    ],
    ['Quand suis-je débité ?', 'À l’expédition. Si un article manque, il ne vous est pas facturé.'],
    [
      'Pourquoi ma banque me demande-t-elle une confirmation ?',
      'La loi impose une authentification forte pour les paiements en ligne : votre banque vérifie que c’est bien vous, par son application ou par un code. Un paiement refusé ne vide pas votre panier.',
    ],
    [
      'Où trouver ma facture ?',
      'Dans votre compte, sur la page de la commande. Vous avez commandé sans compte ? Demandez-la-nous : nous vous l’envoyons par courriel.',
    ],
    [
      'Comment utiliser un code de réduction ou un avoir ?',
      'Le code se saisit dans le panier. Un avoir lié à votre compte est proposé à l’étape du paiement.',
    ],
  ]),
  block('faq-retours', 'Retours et rétractation', [
    [
      'Ai-je le droit de changer d’avis ?',
      `<p>Oui, pendant quatorze jours à compter de la réception du dernier article, sans avoir à vous justifier. Utilisez le formulaire ${page('retractation', 'Renoncer au contrat ici')}, avec ou sans compte : un accusé de réception daté vous est envoyé aussitôt. ${page('retours', 'Conditions complètes')}</p>`,
    ],
    [
      'Quels produits ne peuvent pas être repris ?',
      `<ul>
<li>les produits surgelés et périssables ;</li>
<li>les aliments et compléments descellés après la livraison, pour des raisons d’hygiène et de santé ;</li>
<li>les objets gravés ou brodés à votre demande ;</li>
<li>les contenus numériques dont le téléchargement a commencé avec votre accord.</li>
</ul>
<p>Cela ne change rien aux garanties légales : un produit défectueux est toujours repris.</p>`,
    ],
    [
      'Qui paie le renvoi ?',
      'Vous, si vous changez d’avis ; nous, si l’article est défectueux ou si nous avons fait une erreur.',
    ],
    [
      'Quand suis-je remboursé ?',
      'Au plus tard quatorze jours après avoir reçu votre décision, frais de livraison standard compris, par le moyen de paiement de la commande. Nous pouvons attendre d’avoir reçu les articles, ou la preuve de leur envoi.',
    ],
    [
      'Un article est défectueux : que prévoit la loi ?',
      `<p>Il est couvert par la garantie légale de conformité pendant deux ans à compter de la livraison : réparation ou remplacement, à votre choix, et à défaut remboursement. La garantie des vices cachés joue pendant deux ans à compter de leur découverte. ${page('cgv', 'Le détail figure dans les conditions générales')}</p>`,
    ],
  ]),
  block('faq-alimentation', 'Alimentation et conseil', [
    [
      'Comment calculer la ration ?',
      'Chaque fiche donne une ration par poids, calculée à partir de l’énergie de l’aliment. Partez de là, puis ajustez selon l’état de votre animal : on doit sentir les côtes sans les voir.',
    ],
    [
      'Comment passer à une nouvelle recette ?',
      'En dix jours environ : un quart de nouvelle recette pendant trois jours, puis la moitié, puis les trois quarts. Servez-la tiède les premiers jours, et laissez toujours de l’eau fraîche.',
    ],
    [
      'Mon animal refuse sa nouvelle recette, que faire ?',
      `<p>Prolongez la transition de quelques jours. Si le refus persiste sur un premier sac de 2 kg, ${page('contact', 'écrivez-nous')} : nous trouverons une solution.</p>`,
    ],
    [
      'Quelle différence entre aliment complet et complémentaire ?',
      'Un aliment complet suffit seul à la ration du jour. Un aliment complémentaire l’accompagne et ne la remplace pas. La mention figure sur chaque fiche, comme sur l’étiquette.',
    ],
    [
      'Vos compléments conviennent-ils en compétition ?',
      'Chaque fiche l’indique. L’harpagophytum, la valériane et l’arnica, notamment, imposent un délai.',
    ],
    [
      'Un complément peut-il remplacer un traitement ?',
      'Jamais. Un complément n’est pas un médicament : parlez-en à votre vétérinaire, surtout si votre animal est déjà soigné.',
    ],
  ]),
  block('faq-compte', 'Compte et données', [
    [
      'Faut-il un compte pour commander ?',
      'Non. Un compte permet de suivre ses commandes, de retrouver ses adresses et de garder une liste d’envies.',
    ],
    [
      'J’ai oublié mon mot de passe',
      `<p>${page('account/password-request', 'Demandez un lien')} avec l’adresse de votre compte : il est valable deux heures. Pensez à regarder dans les indésirables.</p>`,
    ],
    [
      'Comment récupérer ou supprimer mes données ?',
      `<p>Depuis la page ${page('rgpd', 'Vos données personnelles')} : un fichier avec tout ce que nous savons de vous, ou la suppression du compte. Les factures sont conservées dix ans, comme la loi nous y oblige.</p>`,
    ],
    [
      'Comment ne plus recevoir la lettre d’information ?',
      'Par le lien au bas de chaque envoi, ou dans votre compte, à la page « Lettre d’information ».',
    ],
  ]),
]
