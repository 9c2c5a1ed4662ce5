import type { PageSource } from './page-source.ts'

type Question = [question: string, answer: string]

const topics: [title: string, questions: Question[]][] = [
  [
    'Livraison',
    [
      [
        'Quand ma commande part-elle ?',
        'Le jour même si elle est passée avant midi du lundi au vendredi, sinon le jour ouvré suivant. Les produits surgelés partent le mardi et le jeudi.',
      ],
      [
        'Puis-je choisir un point relais pour du BARF ?',
        'Non : le surgelé voyage en camion frigorifique et n’est remis qu’en main propre, à domicile.',
      ],
      [
        'Pourquoi le point relais n’est-il pas proposé ?',
        'Votre panier dépasse sans doute 30 kg par colis, ou contient un article volumineux.',
      ],
    ],
  ],
  [
    'Paiement',
    [
      [
        'Quels moyens de paiement acceptez-vous ?',
        'La carte bancaire et le portefeuille électronique. Vos coordonnées bancaires sont saisies chez notre prestataire et ne nous sont jamais transmises.',
      ],
      ['Quand suis-je débité ?', 'À l’expédition. Si un article manque, il ne vous est pas facturé.'],
    ],
  ],
  [
    'Retours',
    [
      [
        'Mon animal refuse sa nouvelle recette, que faire ?',
        'Prenez dix jours pour la transition et servez-la tiède. Si le refus persiste sur un premier sac de 2 kg, écrivez-nous : nous trouverons une solution.',
      ],
      [
        'Puis-je renvoyer un sac ouvert ?',
        'Non, pour des raisons d’hygiène. Un sac intact peut être renvoyé dans les quatorze jours.',
      ],
    ],
  ],
  [
    'Alimentation',
    [
      [
        'Comment calculer la ration ?',
        'Chaque fiche donne une ration par poids, calculée à partir de l’énergie de l’aliment. Partez de là, puis ajustez selon l’état de votre animal : on doit sentir les côtes sans les voir.',
      ],
      [
        'Vos compléments conviennent-ils en compétition ?',
        'Chaque fiche l’indique. L’harpagophytum, la valériane et l’arnica, notamment, imposent un délai.',
      ],
      [
        'Un complément peut-il remplacer un traitement ?',
        'Jamais. Parlez-en à votre vétérinaire, surtout si votre animal est déjà soigné.',
      ],
    ],
  ],
  [
    'Compte',
    [
      [
        'Faut-il un compte pour commander ?',
        'Non. Un compte permet de suivre ses commandes, de retrouver ses adresses et de garder une liste d’envies.',
      ],
      [
        'Comment supprimer mes données ?',
        'Depuis la page « Mes données » de votre compte, ou par un message à donnees@musette.example.',
      ],
    ],
  ],
]

const answers = (questions: Question[]): string =>
  questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('\n')

export const faq: PageSource = {
  identifier: 'faq',
  title: 'Questions fréquentes',
  heading: 'Vos questions, nos réponses',
  metaDescription:
    'Livraison, paiement, retours, ration, compte : les réponses aux questions que l’on nous pose le plus.',
  content: `${topics.map(([title, questions]) => `<h2>${title}</h2>\n${answers(questions)}`).join('\n')}
{{block id="faq-contact"}}`,
}
